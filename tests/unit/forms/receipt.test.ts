import { expect, it } from 'vitest'
import { sentReference } from '~/forms/receipt'
import { createReference } from '~/leads/reference'

const page = 'https://site.test/consultation'

it('finds the reference that the redirect put there', () => {
  const reference = createReference()
  expect(sentReference(new URL(`${page}?package=basic&sent=${reference}`).searchParams)).toBe(reference)
})

it.each([
  ['no query', ''],
  ['an empty value', '?sent='],
  ['other words', '?sent=You+have+won'],
  ['small letters', '?sent=k7f2-9qxm'],
  ['a letter too many', '?sent=K7F2-9QXMA'],
  ['a letter too many in front', '?sent=AK7F2-9QXM'],
  ['no hyphen', '?sent=K7F29QXM'],
  ['markup around it', '?sent=%3Cb%3EK7F2-9QXM%3C/b%3E'],
  ['a line break behind it', '?sent=K7F2-9QXM%0A'],
])('passes over %s', (_, query) => {
  expect(sentReference(new URL(page + query).searchParams)).toBeNull()
})
