import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consultationHelp } from '~/content/enquiry-pages'
import { site } from '~/content/site'
import { HelpPanel } from '~/routes/consultation/help-panel'
import { Header } from '~/ui/layout/header'
import { renderAt } from './render-at'

const { name, navigation, button } = site

it.each(navigation)(
  'the header marks $label as the page that is shown, but no part of one',
  ({ label, to }) => {
    renderAt(to, [{ path: '*', element: <Header {...{ name, navigation, button }} /> }])
    const current = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
    expect([...new Set(current)]).toEqual(to.includes('#') ? [] : [label])
  },
)

it('a call is asked for by an e-mail whose lines break as in mail', () => {
  const { help } = consultationHelp
  renderAt('/', [{ path: '/', element: <HelpPanel {...help} contactEmail="hello@dayfive.example" /> }])
  const address = screen.getByRole('link', { name: /30-minute call/ }).getAttribute('href')!
  const body = encodeURIComponent(help.call.body.replaceAll('\n', '\r\n'))
  expect(address).toBe(
    `mailto:hello@dayfive.example?subject=${encodeURIComponent(help.call.subject)}&body=${body}`,
  )
})
