import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '~/content/site'
import { Header } from '~/ui/layout/header'
import { renderAt } from './render-at'

const { name, navigation, button, assistant } = site
const open = (address: string) =>
  renderAt(address, [{ path: '*', element: <Header {...{ name, navigation, button, assistant }} /> }])

it('leads to all pages of the header, and the logo home', () => {
  open('/')
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('listitem')
  expect(links.map((item) => within(item).getByRole('link'))).toMatchObject(
    navigation.map(({ label, to }) => ({ textContent: label, pathname: to.split('#')[0] })),
  )
  expect(screen.getByRole('link', { name: 'Dayfive' })).toHaveAttribute('href', '/')
})

it('has one of them a second time, as the button that stands beside the menu from medium width', () => {
  open('/')
  const menu = screen.getByRole('navigation', { name: 'Main' })
  const beside = screen
    .getAllByRole('link', { name: 'Free Consultation' })
    .filter((link) => !menu.contains(link))
  expect(beside.map((link) => link.getAttribute('href'))).toEqual(['/consultation'])
})

it.each(navigation)('marks $label as the page that is shown, but no part of one', ({ label, to }) => {
  open(to)
  const current = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect([...new Set(current)]).toEqual(to.includes('#') ? [] : [label])
})
