// Texts on the device, by name: the tables that are played in this browser.
const STORE = 'kept'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('castlewright', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** A browser that may keep nothing plays all the same, until its page is closed. */
export class Shelf {
  private constructor(private readonly base: IDBDatabase | null) {}

  static async open(): Promise<Shelf> {
    return new Shelf(await open().catch(() => null))
  }

  async all(): Promise<Record<string, string>> {
    const store = this.base?.transaction(STORE).objectStore(STORE)
    if (!store) return {}
    const [names, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    return Object.fromEntries(names.map((name, index) => [String(name), String(texts[index])]))
  }

  async find(name: string): Promise<string | undefined> {
    return this.base ? done(this.base.transaction(STORE).objectStore(STORE).get(name)) : undefined
  }

  /** It is on its way at once: a page that is closed in the next moment loses nothing. */
  keep(name: string, text: string | undefined): void {
    const transaction = this.base?.transaction(STORE, 'readwrite')
    const store = transaction?.objectStore(STORE)
    if (text === undefined) store?.delete(name)
    else store?.put(text, name)
    transaction?.commit()
  }
}
