import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '~/content/site'
import { Header } from '~/ui/layout/header'
import { renderAt } from './render-at'

it.each(site.navigation)(
  'the header marks $label as the page that is shown, but no part of one',
  ({ label, to }) => {
    renderAt(to, [{ path: '*', element: <Header {...site} /> }])
    const current = screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
    expect([...new Set(current)]).toEqual(to.includes('#') ? [] : [label])
  },
)
