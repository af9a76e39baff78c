import { expect, it } from 'vitest'
import { conditionMessage } from '~/alerts/messages'
import { enquiryMail } from '~/leads/enquiry-mail'
import { leadStates, type Lead } from '~/leads/lead'
import { conditions } from '~/log/names'
import { newLead } from '../../support/temporary-journal'
import { oldWordsIn } from '../../support/vocabulary'

it('the vocabulary of docs/content.md finds old words, and no new ones', () => {
  const old = "Enquiries by e-mail within one working\nday, 9:00-17:30; real estate agents needn't."
  expect(oldWordsIn(old)).toEqual(['Enquiries', 'e-mail', 'working\nday', '17:30', 'needn’t'])
  expect(oldWordsIn('Inquiries by email, 9:00-11:10: real estate agents, metrics, milestones')).toEqual([])
})

it.each(leadStates)('no old word is in the email of a lead that is %s', (state) => {
  const { subject, text } = enquiryMail({ ...newLead(), state } as unknown as Lead, 'https://dayfive.example')
  expect(oldWordsIn(subject + text)).toEqual([])
})

it.each(conditions)('no old word is in the alerts about %s', (condition) => {
  const counts = Object.fromEntries(leadStates.map((state) => [state, 1])) as Record<Lead['state'], number>
  const none = { oldestWaiting: null, failure: null, isMailRefused: false, firstSeen: new Map() }
  for (const state of ['started', 'over'] as const) {
    const change = { state, since: '2026-05-05T12:00:00.000Z', next: '' }
    const { title, text } = conditionMessage(condition, change, 0, { now: 0, counts, ...none })
    expect(oldWordsIn(`${title} ${text}`)).toEqual([])
  }
})
