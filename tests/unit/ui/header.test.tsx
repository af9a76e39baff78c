import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '~/content/site'
import { Header } from '~/ui/layout/header'
import { renderAt } from './render-at'

const open = (address: string) =>
  renderAt(address, [{ path: '*', element: <Header name={site.name} navigation={site.navigation} /> }])

it('leads to all pages of the header, and the logo home', () => {
  open('/')
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  const links = within(navigation).getAllByRole('listitem')
  expect(links.map((item) => within(item).getByRole('link'))).toMatchObject(
    site.navigation.map(({ label, to }) => ({ textContent: label, pathname: to.split('#')[0] })),
  )
  expect(screen.getByRole('link', { name: 'Dayfive' })).toHaveAttribute('href', '/')
})

it.each(site.navigation)('marks $label as the page that is shown, but no part of one', ({ label, to }) => {
  open(to)
  const current = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect(current).toEqual(to.includes('#') ? [] : [label])
})
