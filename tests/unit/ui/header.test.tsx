import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '~/content/site'
import { Header } from '~/ui/layout/header'
import { renderAt } from './render-at'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

function openHeader(address = '/') {
  const router = renderAt(address, [
    { path: '*', element: <Header name={site.name} navigation={site.navigation} /> },
  ])
  return { router, user: userEvent.setup(), toggle: screen.getByRole('button', { name: 'Menu' }) }
}

it('leads to all pages of the header, and the logo home', () => {
  openHeader()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Dayfive', '/'],
    ['30-Second Quiz', '/quiz'],
    ['About', '/about'],
    ['Launch', '/launch'],
    ['What We Build', '/#features'],
    ['Free Consultation', '/consultation'],
  ])
})

describe('the menu', () => {
  it('is closed at first, and says what it opens', () => {
    const { toggle } = openHeader()
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBe(
      screen.getByRole('navigation', { name: 'Main' }),
    )
  })

  it('opens and closes by its button', async () => {
    const { user, toggle } = openHeader()
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  it.each(['{Enter}', ' '])('opens by the key %j', async (key) => {
    const { user, toggle } = openHeader()
    toggle.focus()
    await user.keyboard(key)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  it.each([{ label: site.name, to: '/' }, ...site.navigation])(
    'closes when $label is chosen, and leads there',
    async ({ label, to }) => {
      const { user, toggle, router } = openHeader('/about')
      await user.click(toggle)
      await user.click(screen.getByRole('link', { name: label }))
      expect(toggle).toHaveAttribute('aria-expanded', 'false')
      expect(router.state.location).toMatchObject({ pathname: to.split('#')[0], hash: /#.*|$/.exec(to)?.[0] })
    },
  )

  it('closes when the item of this very page is chosen', async () => {
    const { user, toggle } = openHeader('/#features')
    await user.click(toggle)
    await user.click(screen.getByRole('link', { name: 'What We Build' }))
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user, toggle } = openHeader()
    await user.click(toggle)
    await user.tab()
    await user.keyboard('{Escape}')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(toggle).toHaveFocus()
  })

  it('that is closed leaves Escape and the focus alone', async () => {
    const { user, toggle } = openHeader()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(toggle).not.toHaveFocus()
  })

  it('that was opened before the script arrived stays open, and can be closed', async () => {
    location.hash = '#menu'
    const { user, toggle } = openHeader()
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})
