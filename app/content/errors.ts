import { talk } from './site'

const wordsAreSafe = 'Go back in your browser. What you wrote should still be in the form.'

/** For a status that is not listed below. */
export const unexpectedError = [
  'Something went wrong on our end',
  'We’ve logged it. Please try again in a moment.',
]

export const errorPages: Readonly<Record<string, readonly string[]>> = {
  400: ['We couldn’t read that', 'The form arrived garbled, so nothing was sent.', wordsAreSafe],
  403: [
    'That came from another site',
    'For your safety we only accept forms sent from our own pages, so nothing was sent.',
    'Open the form here and send it again. If that’s what you did, a browser extension may be hiding where you’re coming from.',
  ],
  404: [
    'Page not found',
    'There may be a typo in the address, or the page has moved. Here’s what most people look for:',
  ],
  405: ['That isn’t possible here', 'You can read this page, but not send anything to it.'],
  413: [
    'That was too much at once',
    'The form was over 64 KB, which is more than we accept. Nothing was sent.',
    wordsAreSafe,
    'Shorten it a little, or send the rest by email.',
  ],
  429: [
    'That was a lot for one hour',
    'More drafts came from your connection than we can make in an hour. Yours is still in the link: please try again in a few minutes.',
  ],
  503: [
    'We’re very busy right now',
    'More people are here than we can serve at once. Please try again in a few seconds.',
    wordsAreSafe,
  ],
}

export const errorStep = talk(
  'Looking for a website of your own?',
  'Tell us what it should do. A person answers within one business day.',
)

export const postNotFound = 'Post not found'
