// What the pages of the rules draw: signs of the types in the text, and examples.
import Symbols from '../drawings/Symbols.svelte'
import Example from './Example.svelte'
import Piece from './Piece.svelte'

export const drawings = { Symbols, Example, Piece }
