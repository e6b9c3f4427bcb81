// Where tests run: without a page, but with the client's own side of Svelte, which works out again only what has changed.
import type { Environment } from 'vitest/runtime'

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment
