// A notification of the system when it is my turn and the page is not looked at; only if the person has allowed it.
import { settings } from '../state/settings.svelte'

/** Whether this browser can show notifications at all; on plain http it cannot. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext
}

/** Ask the person's browser for permission; whether it was given. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

export function notify(words: string, table: string): void {
  if (!settings.notifications || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const shown = new Notification(words, { tag: table, icon: `${import.meta.env.BASE_URL}favicon-turn.svg` })
  shown.onclick = () => {
    focus()
    shown.close()
  }
}
