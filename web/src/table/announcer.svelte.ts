// What a screen reader is told beside the now line: what others did on my boards, and their wishes.
class Announcer {
  words = $state('')
}

export const announcer = new Announcer()

export function announce(words: string): void {
  announcer.words = words
}
