import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const project = readFileSync('../pyproject.toml', 'utf8')
const version = /^version = "(.+)"$/m.exec(project)?.[1] ?? '0'

export default defineConfig({
  plugins: [svelte()],
  // Tests run the client's own side of Svelte, not the one for servers.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: '../src/castlewright/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Everything that is drawn comes from our own files: nothing is fetched from elsewhere.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8642', '/ws': { target: 'ws://127.0.0.1:8642', ws: true } },
  },
})
