import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import QuizPage, { loader } from '~/routes/quiz/route'
import { renderAt } from './render-at'

it('names the group of answers by its question, describes it by what is needed, and says how far the quiz is', async () => {
  renderAt('/quiz?business=barbershop&at=source', [
    {
      path: '/quiz',
      element: <QuizPage />,
      hydrateFallbackElement: <p>Loading</p>,
      loader: ({ request }) =>
        loader({ request, params: {}, context: { contactEmail: 'hello@dayfive.example' } as never }),
    },
  ])
  const group = await screen.findByRole('group', { name: 'What should your website do first?' })
  expect(group).toHaveAccessibleDescription('Please choose one of these answers.')
  const bar = screen.getByRole('progressbar', { name: 'Progress of the quiz' })
  expect(bar).toHaveAttribute('aria-valuetext', 'Question 2 of 5')
})
