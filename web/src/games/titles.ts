// The names of the games, known without a server.
const found = import.meta.glob<string>('./*/title.ts', { eager: true, import: 'TITLE' })

/** Every game's name by its folder. */
export const TITLES: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([path, title]) => [path.split('/')[1] ?? '', title]),
)
