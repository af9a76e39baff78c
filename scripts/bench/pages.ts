import { quizResult } from '../../tests/support/addresses'

/** The pages that are measured one by one. */
export const measuredPages = [
  '/',
  '/quiz',
  '/quiz?business=shop&first=sell',
  quizResult,
  '/about',
  '/launch',
  '/consultation',
  '/get-started',
  '/blog/0',
  '/blog/1',
  '/blog/2',
  '/blog/3',
  '/privacy',
]
