import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import QuizPage, { loader } from '~/routes/quiz'
import { renderAt } from './render-at'

const four = 'business=barbershop&first=answer&source=phone&followup=first'

async function openQuiz(query = '') {
  const router = renderAt(`/quiz${query}`, [
    {
      path: '/quiz',
      element: <QuizPage />,
      hydrateFallbackElement: <p>Loading</p>,
      loader: ({ request }) =>
        loader({ request, params: {}, context: { contactEmail: 'hello@dayfive.example' } as never }),
    },
    { path: '*', element: <h1>Another page</h1> },
  ])
  await screen.findByRole('heading', { level: 1 })
  return { router, user: userEvent.setup() }
}

const heading = () => screen.getByRole('heading', { level: 1 })
const choice = (name: string) => screen.getByRole('button', { name })
const chosen = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

describe('a question', () => {
  it('is the headline of the page and the name of the group of its answers', async () => {
    await openQuiz()
    const group = screen.getByRole('group', { name: 'What kind of business do you run?' })
    expect(heading()).toHaveTextContent('What kind of business do you run?')
    expect(group).toContainElement(heading())
    const choices = within(group).getAllByRole<HTMLButtonElement>('button')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Barbershop or salon',
      'Dental or health practice',
      'Shop, in town or online',
      'Real estate agency',
      'Photographer, or another trade',
    ])
    for (const each of choices) expect(each.type).toBe('submit')
    expect(chosen()).toEqual([])
  })

  it('says how far the quiz is, to the eye and to assistive technology', async () => {
    await openQuiz('?business=barbershop')
    expect(screen.getByText('Question 2 of 5')).toBeVisible()
    const bar = screen.getByRole('progressbar', { name: 'Progress of the quiz' })
    expect(bar).toHaveAttribute('aria-valuenow', '2')
    expect(bar).toHaveAttribute('aria-valuemax', '5')
    expect(bar).toHaveAttribute('aria-valuetext', 'Question 2 of 5')
  })

  it('has no way back on the first, and one on each other', async () => {
    const { router } = await openQuiz()
    expect(screen.queryByRole('link', { name: 'Back' })).toBeNull()
    await router.navigate('/quiz?business=shop')
    const back = await screen.findByRole('link', { name: 'Back' })
    expect(back).toHaveAttribute('href', '/quiz?business=shop&at=business')
  })

  it('that was sent without an answer says what is needed, as part of the description of the group', async () => {
    await openQuiz('?business=barbershop&at=source')
    expect(screen.getByText('Please choose one of these answers.')).toBeVisible()
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Please choose one of these answers.')
  })

  it('says nothing of that before it was sent', async () => {
    await openQuiz('?business=barbershop&at=first')
    expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby')
    expect(screen.queryByText(/Please choose/)).toBeNull()
  })
})

describe('going on', () => {
  it('puts the answer into the address and the focus on the next question, where nothing is chosen', async () => {
    const { router, user } = await openQuiz('?business=barbershop')
    await user.click(choice('Sell products or services'))
    await waitFor(() => expect(heading()).toHaveTextContent('Where do enquiries come from today?'))
    expect(router.state.location.search).toBe('?business=barbershop&first=sell&at=source')
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(chosen()).toEqual([])
  })

  it('leaves the focus alone on the page that the visitor opens', async () => {
    await openQuiz('?business=barbershop')
    expect(document.body).toHaveFocus()
  })

  it('goes from the last answer to the result, and takes the focus there', async () => {
    const { user } = await openQuiz(`?${four}`)
    await user.click(choice('$1,000 to $1,500'))
    await waitFor(() => expect(heading()).toHaveTextContent('Your package: AI Growth Website'))
    await waitFor(() => expect(heading()).toHaveFocus())
  })
})

describe('going back', () => {
  it('shows the former answer, and keeps the later ones when it is changed', async () => {
    const { router, user } = await openQuiz('?business=barbershop&first=answer&source=phone')
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(chosen()).toEqual(['Phone calls and people at the door']))
    await waitFor(() => expect(heading()).toHaveFocus())
    await user.click(screen.getByRole('link', { name: 'Back' }))
    await waitFor(() => expect(chosen()).toEqual(['Answer questions and take bookings']))
    await user.click(choice('Be found by new customers'))
    await screen.findByText('Question 4 of 5')
    expect(new URLSearchParams(router.state.location.search).get('source')).toBe('phone')
    expect(new URLSearchParams(router.state.location.search).get('first')).toBe('found')
  })
})

it('shows only the answers in the URL, also when a question is asked again', async () => {
  const { router } = await openQuiz('?business=barbershop&at=business')
  expect(chosen()).toEqual(['Barbershop or salon'])
  await act(() => router.navigate('/quiz'))
  expect(chosen()).toEqual([])
})

describe('the result', () => {
  it('names package, price and timeline, and what is in it', async () => {
    await openQuiz(`?${four}&budget=to-1500`)
    expect(heading()).toHaveTextContent('Your package: AI Growth Website')
    const estimate = screen.getByRole('region', { name: 'The estimate' })
    expect(estimate).toHaveTextContent('Ready in7-10 days')
    expect(estimate).toHaveTextContent('$1,200')
    expect(within(estimate).getAllByRole('listitem')).toHaveLength(5)
  })

  it('gives the reasons in order, each with the way to change its answer', async () => {
    const { user } = await openQuiz(`?${four}&budget=to-1500`)
    const reasons = screen.getByRole('region', { name: 'Why this one' })
    const lines = within(reasons).getAllByRole('listitem')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toHaveTextContent(
      'You want the site to answer and book: the chatbot answers day and night and hands you the bookings.',
    )
    expect(lines[4]).toHaveTextContent('it costs $1,200, and nothing is added before your site is live.')
    await user.click(
      within(lines[1]!).getByRole('link', { name: 'Change: What must your website do first?' }),
    )
    await waitFor(() => expect(chosen()).toEqual(['Answer questions and take bookings']))
    await user.click(choice('Sell products or services'))
    await waitFor(() => expect(heading()).toHaveTextContent(/^Your package:/))
  })

  it('says beside the name that it costs more than planned', async () => {
    await openQuiz(`?${four}&budget=to-1000`)
    expect(screen.getByText(/^This is \$200 more than you plan to spend/)).toHaveTextContent(
      'Within your budget, AI Starter Website at $800 comes closest.',
    )
    expect(screen.getByText('it costs $1,200, which is $200 more.')).toBeVisible()
  })

  it('leads on with the package and the answers, for this package and for the others', async () => {
    await openQuiz(`?${four}&budget=open&at=result`)
    const query = `${four}&budget=open`
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('Start with this package')).toBe(`/get-started?package=standard&${query}`)
    expect(addressOf('Start with this one instead: AI Starter Website')).toBe(
      `/get-started?package=basic&${query}`,
    )
    expect(addressOf('Start with this one instead: AI Sales Machine')).toBe(
      `/get-started?package=premium&${query}`,
    )
    expect(addressOf('Talk to a person first')).toBe('/consultation')
    expect(addressOf('Start over')).toBe('/quiz')
  })

  it.each([
    ['barbershop', 'Barbershop'],
    ['practice', 'Dental practice'],
    ['shop', 'Shop'],
    ['estate', 'Real estate agent'],
    ['other', 'Photographer'],
  ])('shows a website of the trade that was chosen (%s)', async (business, trade) => {
    await openQuiz(
      `?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(four)), business, budget: 'open' })}`,
    )
    const demo = screen.getByRole('region', { name: 'A website for your trade' })
    expect(within(demo).getByRole('heading', { level: 3 })).toHaveTextContent(trade)
    expect(within(demo).getByRole('img')).toHaveAccessibleName(/\w+/)
  })

  it('ends with one step, to this package with the answers', async () => {
    await openQuiz(`?${four}&budget=open`)
    const step = screen.getByRole('region', { name: 'Start with the AI Growth Website' })
    expect(within(step).getByRole('link')).toHaveAttribute(
      'href',
      `/get-started?package=standard&${four}&budget=open`,
    )
  })
})
