/**
 * All the JavaScript of most pages: theme, menu, one step back, and counting a prerendered page once it is seen. Inlined in the
 * head (limit: 1 KiB), so it listens on the window and looks elements up when they are used.
 */
declare const window: Window & { navigation?: { canGoBack: boolean } }

const page = document as Document & { onprerenderingchange: () => void }
const { dataset } = page.documentElement
const find = (id: string) => page.getElementById(id)!
let isMenuOpen = false

setTheme()
dataset.scripted = ''
// Chosen in another tab, or on the next page.
onstorage = onpageshow = () => setTheme()
page.onprerenderingchange = () => {
  setTheme()
  fetch('').catch(() => {})
}
page.addEventListener('DOMContentLoaded', () => {
  openMenu(false)
  find('theme').innerHTML = '<button aria-label="Switch theme">'
  // Not in the markup, since the W3C checker refuses this type; a file that a header names would delay the fonts.
  const rules = { type: 'speculationrules', text: (find('rules') as HTMLScriptElement).text }
  page.head.append(Object.assign(page.createElement('script'), rules))
})
onkeydown = ({ key, target }) => {
  const toggle = find('toggle')
  if (key === 'Escape' && isMenuOpen) {
    openMenu(false)
    toggle.focus()
  } else if (key === ' ' && target === toggle) {
    toggle.click()
    return false
  }
}
onclick = (event) => {
  const isOn = (id: string) => find(id)?.contains(event.target as Node)
  const isBack =
    isOn('back') &&
    !(event.ctrlKey || event.metaKey || event.shiftKey) &&
    (window.navigation?.canGoBack ?? page.referrer.startsWith(origin))
  openMenu(isOn('toggle') && !isMenuOpen)
  if (isOn('theme')) {
    const isDark = dataset.theme
      ? dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme:dark)').matches
    setTheme(isDark ? 'light' : 'dark')
  }
  if (isBack) history.back()
  return !(isOn('toggle') || isBack)
}

function setTheme(theme?: string) {
  try {
    if (theme) localStorage.theme = theme
    else theme = localStorage.theme
  } catch {}
  if (theme) dataset.theme = theme
}

function openMenu(isOpen: boolean) {
  isMenuOpen = isOpen
  find('toggle').setAttribute('aria-expanded', `${isOpen}`)
}
