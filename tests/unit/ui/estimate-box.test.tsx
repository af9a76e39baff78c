import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { home } from '~/content/home'
import { packages } from '~/content/packages'
import { EstimateBox } from '~/ui/sections/estimate-box'

const label = 'Choose Your AI Website Package'

afterEach(() => history.replaceState(null, '', '/'))

function openBox(selected = '') {
  const { estimate } = home.packages
  render(<EstimateBox words={estimate} offers={packages} selected={selected} />)
  return { user: userEvent.setup(), dropdown: screen.getByRole('combobox', { name: label }) }
}

it('offers every package by title and price, in one group', () => {
  const { dropdown } = openBox()
  const group = within(dropdown).getByRole('group', { name: 'AI Website Packages' })
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['AI Starter Website - $800', 'AI Growth Website - $1,200', 'AI Sales Machine - $1,800'])
})

it('shows no estimate and no links before anything is chosen', () => {
  const { dropdown } = openBox()
  expect(within(dropdown).getByRole('option', { selected: true })).toHaveTextContent(
    'Select an AI website package',
  )
  expect(screen.queryByText('Estimated Total:')).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])
})

describe('once a package is chosen', () => {
  it.each([
    ['AI Starter Website', '$800', 'AI%20Starter%20Website'],
    ['AI Growth Website', '$1200', 'AI%20Growth%20Website'],
    ['AI Sales Machine', '$1800', 'AI%20Sales%20Machine'],
  ])('%s: the total is %s, and two links lead on', async (title, total, query) => {
    const { user, dropdown } = openBox()
    await user.selectOptions(dropdown, title)
    expect(await screen.findByText('Estimated Total:')).toBeVisible()
    expect(screen.getByText(total)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get Started With This Package' })).toHaveAttribute(
      'href',
      `/get-started?package=${query}`,
    )
    expect(screen.getByRole('link', { name: 'Schedule Your AI Consultation' })).toHaveAttribute(
      'href',
      '/consultation',
    )
  })

  it('the choice is in the address, and Back does not walk through choices', async () => {
    const { length } = history
    const { user, dropdown } = openBox()
    await user.selectOptions(dropdown, 'AI Starter Website')
    await user.selectOptions(dropdown, 'AI Sales Machine')
    await screen.findByText('$1800')
    expect(location.search).toBe('?package=AI+Sales+Machine')
    expect(history.length).toBe(length)
  })

  it('choosing nothing again hides the estimate and the links', async () => {
    const { user, dropdown } = openBox('AI Growth Website')
    await user.selectOptions(dropdown, '')
    await waitFor(() => expect(screen.queryByText('Estimated Total:')).toBeNull())
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(location.search).toBe('')
  })

  it('the total is announced', () => {
    openBox('AI Growth Website')
    expect(screen.getByText('Estimated Total:').closest('[aria-live="polite"]')).not.toBeNull()
  })
})

describe('an address with a choice', () => {
  it('opens with it', () => {
    const { dropdown } = openBox('AI Growth Website')
    expect(dropdown).toHaveValue('AI Growth Website')
    expect(screen.getByText('$1200')).toBeVisible()
  })

  it('for an unknown package is $0', () => {
    openBox('Gold')
    expect(screen.getByText('$0')).toBeVisible()
  })
})
