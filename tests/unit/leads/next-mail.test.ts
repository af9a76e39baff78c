import { expect, it } from 'vitest'
import type { Lead } from '~/leads/lead'
import { nextMail, type MailAttempt } from '~/leads/next-mail'
import { TimedOut } from '~/platform/deadline'
import { Fault } from '~/platform/fault'
import { day, iso, minute } from '../../support/clock'

const [ann, joe] = ['ann@dayfive.example', 'joe@dayfive.example']
const owners = [ann, joe]
const unanswered = new TimedOut('')
const answered = (responseCode: number, own = {}) => new Fault('', { cause: { responseCode, ...own } })
const refusedForGood = answered(550, { permanent: true, rejected: [joe] })

/** What follows an attempt at this many minutes after noon; with `mailedTo`, since noon only Joe lacks the email. */
function next(minutes: number, mailedTo: string | null, own: Partial<MailAttempt>) {
  const to = mailedTo ? [joe] : owners
  const lead = { queuedAt: iso(0), mailedAt: mailedTo && iso(0), mailedTo } as Lead
  const attempt = { to, refused: [], deferred: to, fault: null, isWhole: false, ...own }
  return nextMail(lead, attempt, { owners, now: minutes * minute, random: 1 })
}

const often = [2, 4, 8, 16, 26, 36, 46]
const slowly = [2, 4, 8, 16, 32, 64]
const rarely = [21, 42]

it.each<[string, string | null, Partial<MailAttempt>, number[]]>([
  ['often while the mail server cannot be reached', null, { fault: new Error() }, often],
  ['often while it refuses every address', null, { fault: refusedForGood }, often],
  ['often while it refuses the whole email', null, { fault: answered(451), isWhole: true }, often],
  ['slowly while it does not answer', null, { fault: unanswered }, slowly],
  ['slowly while it refuses one of two addresses for now', null, { deferred: [joe] }, slowly],
  ['slowly while it refuses the last address for now', ann, { fault: answered(450) }, slowly],
  ['rarely while it breaks off on the whole email', null, { fault: new Error(), isWhole: true }, rarely],
  ['rarely while it is silent on the whole email', null, { fault: unanswered, isWhole: true }, rarely],
])('a lead is mailed again %s', (_, mailedTo, attempt, expected) => {
  const tries: number[] = []
  for (let minutes = 1; minutes < 40; tries.push(minutes)) {
    minutes += next(minutes, mailedTo, attempt).settlement.retryMs! / minute
  }
  expect(tries).toEqual(expected)
})

it.each<[string, string | null, Partial<MailAttempt>, number?]>([
  ['nobody lacks the email', null, { deferred: [] }],
  ['the last address is refused for good', ann, { fault: refusedForGood }],
  ['the last address is refused for three days', ann, { fault: answered(450) }, (3 * day) / minute + 1],
])('a lead is not mailed again once %s', (_, mailedTo, attempt, minutes = 1) => {
  expect(next(minutes, mailedTo, attempt).settlement).toMatchObject({ retryMs: null })
})
