import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '~/showroom/conversation/task'
import { tasks } from '~/showroom/tasks'
import { understand } from '~/showroom/conversation/understand'

/** A chair was offered: 5:40 pm tomorrow, with Sam, for cut and beard. */
const offered = {
  fields: fieldsOf(tasks.barbershop),
  values: { chair: '540', service: 'cut-and-beard' },
  among: {},
  wish: {},
  isOpen: true,
}
const act = (text: string) => understand(text, offered).act
const lines = (name: string) =>
  readFileSync(`tests/support/understanding/${name}.txt`, 'utf8').split('\n').filter(Boolean)

it.each(lines('agreements'))('"%s" agrees', (text) => expect(act(text)).toBe('agree'))

it.each(lines('not-agreements'))('"%s" does not agree', (text) => expect(act(text)).not.toBe('agree'))

describe('beside a yes', () => {
  it.each([
    'Yes, for Nora. Can it go in the dishwasher?',
    'Sure! Is parking free?',
    'Yes please. What if I’m late?',
  ])('a question of its own may stand: "%s"', (text) =>
    expect(understand(text, offered)).toMatchObject({ act: 'agree', isAsking: true }),
  )

  it.each([
    'Yes. If it is under $30.',
    'Yes. But can I bring my dog?',
    'Yes please. Only if Ray is there.',
    'Great. Is that with Ray at 5?',
  ])('no condition may: "%s"', (text) => expect(act(text)).not.toBe('agree'))
})

it.each([
  ['Yes, for Nora', 'Nora'],
  ['yes for edgar', 'Edgar'],
  ['ok put it under dave', 'Dave'],
  ['yes please, the name’s Hannah', 'Hannah'],
  ['yes, for me', undefined],
  ['what do you take for weddings', undefined],
])('"%s" gives the name %s', (text, name) => expect(understand(text, offered).name).toBe(name))

it.each([
  ['no thanks', 'refuse'],
  ['okay let me think about it', 'wait'],
  ['something later', 'choose'],
  ['with Ray', 'choose'],
  ['I can’t then', 'clear'],
  ['what time was that again?', 'recall'],
  ['can I move my appointment', 'elsewhere'],
  ['do you have parking?', 'tell'],
])('"%s" means to %s', (text, meant) => expect(act(text)).toBe(meant))

it('a text as long as may be is understood at once', () => {
  for (const text of [
    'yes '.repeat(125),
    'at 5 '.repeat(100),
    'for '.repeat(125),
    '5'.repeat(500),
    'no not '.repeat(70),
  ]) {
    const start = performance.now()
    understand(text, offered)
    expect(performance.now() - start, text.slice(0, 10)).toBeLessThan(50)
  }
})
