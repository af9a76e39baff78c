import type { NextStep } from './next-steps'

export interface ErrorPage {
  title: string
  paragraphs: readonly string[]
}

const wordsAreSafe = 'Go back with your browser: what you wrote is still in the form.'

/** For any other status. */
export const unexpectedError: ErrorPage = {
  title: 'Something went wrong on our side',
  paragraphs: ['The fault is ours and has been written down. Please try again in a moment.'],
}

/** By HTTP status. */
export const errorPages: Readonly<Record<string, ErrorPage>> = {
  400: {
    title: 'We could not read that',
    paragraphs: ['What arrived here was not a form that we can read, so nothing was sent.', wordsAreSafe],
  },
  403: {
    title: 'That came from another site',
    paragraphs: [
      'For your safety we only take forms that were sent from our own pages, and nothing was sent.',
      'Open the form here and send it again. If you did just that, a browser extension may hide where you are coming from.',
    ],
  },
  404: {
    title: 'There is no such page',
    paragraphs: [
      'The address may have a typing mistake in it, or the page has moved. These are the ones most people look for:',
    ],
  },
  405: {
    title: 'That is not possible here',
    paragraphs: ['This address can be read, but nothing can be sent to it, and nothing was.'],
  },
  413: {
    title: 'That was too much at once',
    paragraphs: [
      'The form was larger than 64 KB, so we did not read it, and nothing was sent.',
      wordsAreSafe,
      'Shorten it a little, or send the rest by e-mail.',
    ],
  },
  429: {
    title: 'That was a lot for one hour',
    paragraphs: [
      'More drafts were asked for from your connection than we make in an hour. The address keeps yours: please try again in a few minutes.',
    ],
  },
  503: {
    title: 'We are very busy just now',
    paragraphs: [
      'More people want something at this moment than we can serve at once. Please try again in a few seconds.',
      wordsAreSafe,
    ],
  },
}

/** The offer at the end of every error page. */
export const errorStep: NextStep = {
  title: 'Looking for a website of your own?',
  text: 'Tell us what it should do. A person answers within one working day.',
  action: { label: 'Free Consultation', to: '/consultation' },
  bar: { note: 'Free, 30 minutes', label: 'Talk to us' },
}

/** The title of that error page. */
export const postNotFound = 'Post not found'
