/**
 * All the JavaScript of most pages: theme, menu, one step back, and a request that counts a prerendered page once it is seen.
 * Inlined in the head (limit: 1 KiB), so it listens on the window and looks elements up when it needs them.
 */
const page = document as Document & { onprerenderingchange: () => void }
// The DOM makes strings of the values.
const dataset: Record<string, unknown> = page.documentElement.dataset
type Part = HTMLElement & { type: string; setAttribute(name: string, value: boolean): void }
const find = (id: string) => page.getElementById(id) as Part
let isMenuOpen: boolean

setTheme()
// The visitor may choose a theme on the next page, while this one is in the back/forward cache.
onpageshow = () => setTheme()
page.onprerenderingchange = () => {
  setTheme()
  fetch('').catch(() => 0)
}
addEventListener('DOMContentLoaded', () => {
  openMenu(false)
  find('toggle').role = 'button'
  // The styles show the theme that is not in use.
  find('theme').innerHTML = '<button><i>Dark</i> <b>Light</b> theme'
  // Set by script, since the W3C checker refuses this type in the markup. A file named by a header would delay the fonts.
  const rules = find('rules')
  rules.type = 'speculationrules'
  // The browser reads the rules when they are inserted.
  rules.replaceWith(rules)
})
// The open menu would cover an element that Tab has reached.
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
  // From the first click on, links within the page scroll smoothly (site.css).
  dataset.opened = 1
  // The button names the theme that is not in use: "Dark", or "Light", which is greater than "L".
  if (isOn('theme')) setTheme(find('theme').innerText > 'L' ? 'light' : 'dark')
  if (isBack) history.back()
  return !(isToggle || isBack)
}

/** False if the last step was within this page, such as by the skip link. */
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
  // A key or a click may come before the menu is there.
  find('toggle')?.setAttribute('aria-expanded', (isMenuOpen = isOpen))
}
