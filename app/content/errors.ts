import pages from './errors.json' with { type: 'json' }
import { talk } from './site'

/** For a status that is not listed below. */
export const unexpectedError = [
  'Something went wrong on our end',
  'We’ve logged it. Please try again in a moment.',
]

export const errorPages: Readonly<Record<string, readonly string[]>> = pages

export const errorStep = talk(
  'Looking for a website of your own?',
  'Tell us what it should do. A person answers within one business day.',
)

export const postNotFound = 'Post not found'
