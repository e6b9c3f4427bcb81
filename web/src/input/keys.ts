// Letter keys work outside text fields only and never together with a modifier, so that they take nothing from the browser.
export function isFreeKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const target = event.target
  if (!(target instanceof HTMLElement)) return true
  return !target.matches('input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]')
}

/** Enter and Space belong to what has the focus, if that can be pressed. */
export function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, summary, input, [role=gridcell]') !== null
}
