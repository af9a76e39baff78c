/**
 * All the JavaScript of most pages: theme, menu, one step back, and counting a prerendered page once it is seen. Inlined in the
 * head (limit: 1 KiB), so it listens on the window and looks elements up when they are used.
 */
const page = document as Document & { onprerenderingchange: () => void }
// The DOM makes a string of what an attribute is set to.
const dataset: Record<string, unknown> = page.documentElement.dataset
type Part = HTMLElement & { setAttribute(name: string, value: boolean): void }
const find = (id: string) => page.getElementById(id) as Part
let isMenuOpen: boolean

setTheme()
// A theme may be chosen on the next page, while this one is in the back/forward cache.
onpageshow = () => setTheme()
page.onprerenderingchange = () => {
  setTheme()
  fetch('').catch(() => 0)
}
addEventListener('DOMContentLoaded', () => {
  openMenu(false)
  find('toggle').role = 'button'
  // The styles show the one that is not in use.
  find('theme').innerHTML = '<button><i>Dark</i> <b>Light</b> theme'
  // Not in the markup, since the W3C checker refuses this type; a file that a header names would delay the fonts.
  const rules = find('rules') as unknown as HTMLScriptElement
  rules.type = 'speculationrules'
  // A browser looks at them when they are inserted.
  rules.replaceWith(rules)
})
// The menu would cover what Tab has led to.
onkeyup = () => page.activeElement!.closest('body>header') || openMenu(false)
onkeydown = (event) => {
  const toggle = find('toggle')
  const isPressed = { Escape: isMenuOpen, ' ': event.target === toggle }[event.key]
  if (isPressed) {
    toggle.focus()
    toggle.click()
  }
  return !isPressed
}
onclick = (event) => {
  const isOn = (id: string) => find(id)?.contains(event.target as Node)
  const isToggle = isOn('toggle')
  const isBack =
    isOn('back') && !(event.ctrlKey || event.metaKey || event.shiftKey) && cameFromOtherPage(self.navigation)
  openMenu(isToggle && !isMenuOpen)
  // A page opens at its place; to another place on it, the visitor rides.
  dataset.opened = 1
  // Its name is that of the theme which is not in use: Dark or, after L, Light.
  if (isOn('theme')) setTheme(find('theme').innerText > 'L' ? 'light' : 'dark')
  if (isBack) history.back()
  return !(isToggle || isBack)
}

/** One step back, not to a part of this page, such as before the skip link. */
function cameFromOtherPage(navigation?: Navigation) {
  if (navigation) return navigation.entries()[navigation.currentEntry!.index - 1]?.sameDocument === false
  return history.length > 1 && page.referrer.startsWith(origin + '/')
}

function setTheme(theme?: string) {
  try {
    if (theme) localStorage.theme = theme
    else theme = localStorage.theme
  } catch {}
  if (theme) dataset.theme = theme
}

function openMenu(isOpen: boolean) {
  // A key or a click may come before it is there.
  find('toggle')?.setAttribute('aria-expanded', (isMenuOpen = isOpen))
}
