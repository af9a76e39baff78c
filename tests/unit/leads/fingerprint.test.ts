import { expect, it } from 'vitest'
import type { Values } from '~/forms/form'
import { fingerprint } from '~/leads/fingerprint'
import { noon } from '../../support/clock'
import rows from '../../support/fingerprints.json'

type Row = [isSame: boolean, how: string, changed: Values, at?: string]

const values = { name: 'Zoë', email: 'zoe@example.com', message: 'One\nTwo' }
const own = fingerprint('consultation', values, noon)

it.each(rows as Row[])('a lead is the same (%s) %s', (isSame, _, changed, at = '2026-05-05T12:00:00Z') => {
  const again = Object.fromEntries(Object.entries({ ...values, ...changed }).toReversed())
  expect(fingerprint('consultation', again, Date.parse(at)) === own).toBe(isSame)
})

it('a lead is another in another form', () => expect(fingerprint('project', values, noon)).not.toBe(own))
