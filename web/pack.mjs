// node pack.mjs FILE TO: the file in Brotli, for browsers that can read that.
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const [from, to] = process.argv.slice(2)
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
writeFileSync(to, brotliCompressSync(readFileSync(from), { params }))
