import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consultationPage } from '~/content/enquiry-pages'
import { HelpPanel } from '~/ui/form/help-panel'
import { renderAt } from './render-at'

function openPanel() {
  const { help } = consultationPage
  renderAt('/', [{ path: '/', element: <HelpPanel {...help} contactEmail="hello@dayfive.example" /> }])
  return help
}

it('leads to the quiz and to the mail program', () => {
  const { quiz } = openPanel()
  expect(screen.getByRole('link', { name: quiz.link.label })).toHaveAttribute('href', '/quiz')
  expect(screen.getByRole('link', { name: 'hello@dayfive.example' })).toHaveAttribute(
    'href',
    'mailto:hello@dayfive.example',
  )
})

it('asks for a 30-minute call by an e-mail that is written already', () => {
  const { call } = openPanel()
  const link = screen.getByRole('link', { name: /30-minute call/ })
  const { protocol, pathname, search } = new URL(link.getAttribute('href') ?? '')
  expect(protocol + pathname).toBe('mailto:hello@dayfive.example')
  const parts = search
    .slice(1)
    .split('&')
    .map((part) => decodeURIComponent(part))
  expect(parts).toEqual([`subject=${call.subject}`, `body=${call.body.replaceAll('\n', '\r\n')}`])
})
