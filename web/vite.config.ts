/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const project = readFileSync('../pyproject.toml', 'utf8')
const version = /^version = "(.+)"$/m.exec(project)?.[1] ?? '0'

/** Beside every file that gets smaller by it lies the same in Brotli, for browsers that can read that. */
function packs(): Plugin {
  return {
    name: 'packs',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      for (const file of files.filter(name => /\.(js|css|svg|html)$/.test(name)))
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(readFileSync(join(dir, file))))
    },
  }
}

/** The service worker knows every file of this build and some that are laid beside it, and changes when one does. */
function keeps(beside: string[]): Plugin {
  return {
    name: 'keeps',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const found = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
      const files = found.map(entry => relative(dir, join(entry.parentPath, entry.name)))
      const kept = files.filter(name => /\.(js|css|svg|woff2|webmanifest)$/.test(name) && name !== 'sw.js').sort()
      const content = ['index.html', ...kept].map(name => readFileSync(join(dir, name)))
      const build = createHash('sha256').update(Buffer.concat(content)).digest('hex').slice(0, 12)
      const source = readFileSync('sw.js', 'utf8')
      const list = JSON.stringify(['', ...kept, ...beside])
      writeFileSync(join(dir, 'sw.js'), source.replace('__BUILD__', build).replace("'__FILES__'", () => list))
    },
  }
}

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}
const MAIN = resolve('src/main.ts')

/** What every page needs comes as one file, since on its way a small file costs more than it holds. */
function isFirst(): (id: string, graph: Graph) => string | null {
  const found = new Set<string>()
  const follow = (id: string, graph: Graph): void => {
    if (found.has(id)) return
    found.add(id)
    for (const other of graph.getModuleInfo(id)?.importedIds ?? []) follow(other, graph)
  }
  return (id, graph) => {
    follow(MAIN, graph)
    return found.has(id) && id !== MAIN ? 'first' : null
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), keeps(mode === 'static' ? ['about.json'] : []), packs()],
  // Plain files are served from any folder of any host, and find each other by relative addresses.
  base: mode === 'static' ? './' : '/',
  define: { __VERSION__: JSON.stringify(version), __STATIC__: JSON.stringify(mode === 'static') },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'static' ? '../build/static' : '../src/castlewright/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Everything that is drawn comes from our own files: nothing is fetched from elsewhere.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A file named «face» is one game's face; what all faces share has another name.
        chunkFileNames: ({ name, isDynamicEntry }) => `assets/${name === 'face' && !isDynamicEntry ? 'faces' : name}-[hash].js`,
        codeSplitting: { groups: [{ name: isFirst(), debugName: 'first' }] },
      },
    },
  },
  test: { environment: './src/testing/client.ts' },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } },
  },
}))
