import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ThemeSwitch, themeScript } from '~/ui/layout/theme-switch'

const root = document.documentElement

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete root.dataset.theme
})

function open(system: 'light' | 'dark' = 'light') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(system) }))
  render(<ThemeSwitch />)
  return userEvent.setup()
}

function runThemeScript() {
  document.head.append(Object.assign(document.createElement('script'), { textContent: themeScript }))
}

describe('the switch', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('offers under a %s system the %s theme, and uses it', async (system, other) => {
    const user = open(system)
    await user.click(screen.getByRole('button', { name: `Use the ${other} theme` }))
    expect(root.dataset.theme).toBe(other)
    expect(screen.getByRole('button', { name: `Use the ${system} theme` })).toBeVisible()
  })

  it('goes back when it is pressed again', async () => {
    const user = open()
    await user.click(screen.getByRole('button'))
    await user.click(screen.getByRole('button'))
    expect(root.dataset.theme).toBe('light')
  })

  it('begins with what the visitor chose, not with the system', () => {
    root.dataset.theme = 'dark'
    open('light')
    expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
  })

  it('works in a browser that stores nothing', async () => {
    const user = open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    })
    await user.click(screen.getByRole('button'))
    expect(root.dataset.theme).toBe('dark')
    expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
  })
})

describe('the next page', () => {
  it('has the chosen theme before it is painted', async () => {
    const user = open()
    await user.click(screen.getByRole('button'))
    delete root.dataset.theme
    runThemeScript()
    expect(root.dataset.theme).toBe('dark')
  })

  it.each([null, 'pink', ''])('leaves the theme to the system when %j is stored', (stored) => {
    if (stored !== null) localStorage.setItem('theme', stored)
    runThemeScript()
    expect(root.dataset.theme).toBeUndefined()
  })

  it('is shown in a browser that stores nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    runThemeScript()
    expect(root.dataset.theme).toBeUndefined()
  })
})
