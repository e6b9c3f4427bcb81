// Boards that are not made of cells: they find the place near a point of the page themselves.

interface Ground<P> {
  near: (x: number, y: number) => P | null
  miss?: (x: number, y: number) => void
}

export class Grounds<P> {
  private readonly known = new Map<number, Ground<P>>()

  /** From now on this board measures; call the answer to stop. */
  add(board: number, ground: Ground<P>): () => void {
    this.known.set(board, ground)
    return () => {
      if (this.known.get(board) === ground) this.known.delete(board)
    }
  }

  /** The place near a point of the page; undefined where the board is made of cells. */
  nearest(board: number, x: number, y: number): P | null | undefined {
    return this.known.get(board)?.near(x, y)
  }

  /** A piece was let go on ground that is no place: the board may ask why. */
  miss(board: number, x: number, y: number): void {
    this.known.get(board)?.miss?.(x, y)
  }
}
