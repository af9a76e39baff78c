/**
 * All the JavaScript of most pages: theme, menu, one step back, and counting a prerendered page once it is seen. Inlined in the
 * head (limit: 1 KiB), so it listens on the window and looks elements up when they are used.
 */
declare const document: Document & { onprerenderingchange: () => void }
declare const window: Window & { navigation?: { canGoBack: boolean } }

const { dataset } = document.documentElement
const find = (id: string) => document.getElementById(id)!
let isMenuOpen = false

setTheme()
dataset.scripted = ''
// Chosen elsewhere: in another tab, or while this page was prerendered or in the back/forward cache.
onstorage = onpageshow = () => setTheme()
document.onprerenderingchange = () => fetch('').catch(() => {})
document.addEventListener('DOMContentLoaded', () => {
  openMenu(false)
  find('theme').innerHTML = '<button aria-label="Switch theme">'
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
    (window.navigation?.canGoBack ?? document.referrer.startsWith(origin))
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
