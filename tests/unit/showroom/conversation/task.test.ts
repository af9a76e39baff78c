import { describe, expect, it } from 'vitest'
import { showroom, type Demo } from '~/content/showroom'
import { facts as barbershop } from '~/showroom/barbershop/facts'
import { facts as painter } from '~/showroom/artist/facts'
import { facts as estateAgent } from '~/showroom/estate-agent/facts'
import { tasks } from '~/showroom/tasks'
import { converse } from '../../support/assistants'

type Id = Demo['id']

/** What the website does at the last of these words. */
const last = (id: Id, ...questions: readonly string[]) => converse(id, questions).at(-1)!
const play = (id: Id, ...questions: readonly string[]) => {
  const { task } = last(id, ...questions)
  return task && { ...task, says: task.says.replaceAll('\u00a0', ' ') }
}

const toBook = 'Do you have anything tomorrow after five? Cut and beard.'
const bowl = 'Do you still have the blue bowl?'
const pain = 'It hurts. Can I come in today?'
const station = 'How far is 14 Alder Street from the station?'
const painted = 'Are you free on Friday, June 11, for a small wedding here in Port Ansel?'
const wedding = 'What do you take for a small wedding? Just the town hall.'

describe('a time by words', () => {
  it.each<[string, string]>([
    ['Can I book a cut tomorrow after five?', '5:40 pm with Sam'],
    ['Can I book a cut tomorrow at 5?', '5 pm with Ray'],
    ['Can I book a cut at 17:40?', '5:40 pm with Sam'],
    ['Can I book a cut tomorrow?', '4:20 pm with Sam'],
    ['Can I book a cut with Theo?', '6:10 pm with Theo'],
    ['Can I book a cut tomorrow after six?', '6:10 pm with Theo'],
  ])('"%s" is offered %s', (text, offered) => {
    expect(play('barbershop', text)).toMatchObject({ step: 'review' })
    expect(play('barbershop', text)!.says).toContain(
      `Yes, ${offered}. A cut is $${barbershop.services.cut.price}`,
    )
  })

  it.each(['Can I book a cut tomorrow before noon?', 'Can I book a cut tomorrow before 12 o’clock?'])(
    '"%s" hears that nothing is free then, and what is',
    (text) => {
      const { step, says } = play('barbershop', text)!
      expect(step).toBe('choose')
      expect(says).toMatch(
        /^Nothing is free tomorrow before .* Wednesday 4:20, .*6:10; Thursday .*; Saturday .*3:10\./,
      )
    },
  )

  it('goes later and earlier, and to another barber, until somebody agrees', () => {
    expect(play('barbershop', toBook, 'Something later?')!.says).toContain('6:10 pm with Theo')
    expect(play('barbershop', toBook, 'Something later?', 'Even later')!.says).toMatch(/^Nothing is free/)
    expect(play('barbershop', toBook, 'A bit earlier please')!.says).toMatch(/(?:4:20|5) pm with/)
    expect(play('barbershop', toBook, 'with Ray', 'yes')).toMatchObject({
      step: 'done',
      values: { service: 'cut-and-beard', chair: '500' },
    })
  })

  it.each<[string, string]>([
    ['Do you have anything on Thursday? A cut.', 'Thursday at 3:20 pm with Ray'],
    ['Can I book a cut the day after tomorrow?', 'Thursday at 3:20 pm with Ray'],
    ['I need a haircut on saturday', 'Saturday at 12:40 pm with Theo'],
    ['Can I book a cut on Friday after two?', 'Friday at 3:50 pm with Ray'],
    ['Can I book a cut with Sam on Saturday?', 'Saturday at 3:10 pm with Sam'],
    ['Can I book a cut on Wednesday?', '4:20 pm with Sam'],
  ])('"%s" is offered that day: %s', (text, offered) => {
    expect(play('barbershop', text)!.says).toContain(
      `Yes, ${offered}. A cut is $${barbershop.services.cut.price}`,
    )
  })

  it('stays on the day that was named until another is, also when it is booked', () => {
    const onThursday = [toBook, 'and on Thursday?', 'Something later?'] as const
    expect(play('barbershop', ...onThursday)!.says).toContain('Thursday at 4:50 pm with Theo')
    expect(play('barbershop', ...onThursday, 'with Sam')!.says).toContain('Thursday at 5:30 pm with Sam')
    expect(play('barbershop', ...onThursday, 'yes but not on Thursday')!.says).toContain('Yes, 4:20 pm')
    expect(play('barbershop', ...onThursday, 'tomorrow then')!.says).toContain('Yes, 4:20 pm with Sam')
    expect(play('barbershop', ...onThursday, 'Yes please.')).toMatchObject({
      step: 'done',
      says: 'Booked: Thursday at 4:50 pm with Theo. See you then.',
      values: { service: 'cut-and-beard', chair: 'thursday-450' },
    })
    expect(play('barbershop', toBook, 'Yes please.', 'make it Friday')).toMatchObject({ step: 'review' })
  })

  it.each(['Can I book a cut on Sunday?', 'Can I book a cut on Monday?', 'Can I book a cut today?'])(
    '"%s" is offered no other day instead',
    (text) => expect(play('barbershop', text)!.says).toMatch(/^(?:We’re closed on|Nothing is free today)/),
  )

  it('is kept, changed or refused as the words say, also once it is booked', () => {
    expect(last('barbershop', toBook, 'Yes please. Is parking free?')).toMatchObject({
      reply: { kind: 'answer', topics: [{ id: 'parking' }] },
      task: { step: 'done', values: { chair: '540' }, isAlone: false },
    })
    expect(play('barbershop', toBook, 'yes but not with Sam')!.says).toContain('5 pm with Ray')
    expect(play('barbershop', toBook, 'Yes please.', 'make it 6:10 pm')).toMatchObject({
      step: 'review',
      values: { chair: '610' },
    })
    expect(play('barbershop', toBook, 'Yes please.', 'Is parking free at 5?')).toBeUndefined()
    expect(play('barbershop', toBook, 'no, not today')!.step).toBe('idle')
    expect(play('estate-agent', station, 'Yes, but not on Thursday')!.values).toMatchObject({
      viewing: 'sat-1000',
    })
    expect(play('shop', bowl, 'Yes, for Friday')!.says).not.toContain('for Friday')
  })

  it('is taken from what was offered', () => {
    for (const [text, time] of [
      ['after two', '2:30 pm'],
      ['before noon', '11:10 am'],
      ['at 2:30 pm', '2:30 pm'],
      ['quarter to five', '4:45 pm'],
      ['the last one', '4:45 pm'],
      ['the second one', '2:30 pm'],
    ] as const)
      expect(play('dental-practice', pain, text)!.says, text).toBe(
        `Today at ${time}. Shall I keep it for you?`,
      )
    expect(play('estate-agent', station, 'half past five')!.says).toMatch(/^Thursday at 5:30 pm you can see/)
    expect(play('dental-practice', pain, 'after six')!.says).toMatch(/^Nothing is free after six\. We hold/)
    expect(play('dental-practice', 'It hurts, can I come on Sunday?')!.says).toMatch(
      /^We’re closed on Sunday/,
    )
    expect(play('dental-practice', pain, 'Friday 14:30')!.says).toMatch(/Fridays 11:10 am only/)
    expect(play('estate-agent', station, 'Yes, after work if possible.')!.values).toMatchObject({
      viewing: 'thu-1730',
    })
    expect(play('estate-agent', station, 'Yes, on Saturday')!.values).toMatchObject({ viewing: 'sat-1000' })
    expect(play('estate-agent', station, 'Yes, Sunday at 3')!.says).toMatch(/^We’re closed on Sunday/)
  })
})

describe('a day of the painter', () => {
  it.each<[string, string]>([
    ['is june 19 free', 'Saturday, June 19 is taken. Near it, June 12 and July 3 are free.'],
    ['are you free on July 10', 'Saturday, July 10 is taken. Near it, July 3 and July 24 are free.'],
    ['is may 1 free', 'Saturday, May 1 is taken. Near it, May 8 and May 29 are free.'],
    ['how much is a wedding on June 19', 'Saturday, June 19 is taken.'],
    ['is June 12 free', 'Yes, Saturday, June 12 is free. Where is it'],
    ['are you free on the third of july', 'Yes, Saturday, July 3 is free. Where is it'],
    [
      'is sunday june 20 free',
      'I can’t tell about June 20. My list has the Saturdays from May to October 2027, and one',
    ],
    ['is june 12 2028 free', 'I can’t tell about June 12, 2028. My list has the Saturdays'],
    ['are you free on January 10', `For any other day, call ${painter.phone}.`],
  ])('"%s" is told: %s', (text, told) => {
    expect(play('artist', text)).toMatchObject({ step: 'choose' })
    expect(play('artist', text)!.says).toContain(told)
  })

  it('that is taken takes the place of none that is free, until one is named', () => {
    expect(play('artist', 'is June 12 free', 'and June 19?')!.values).not.toHaveProperty('date')
    expect(play('artist', 'is june 19 free', 'yes')!.says).toMatch(/^Saturday, June 19 is taken/)
    expect(play('artist', 'is june 19 free', 'July 3', 'in Port Ansel')).toMatchObject({
      step: 'review',
      values: { date: '2027-07-03', place: 'port-ansel' },
    })
  })

  it('of the week is on the list, or not', () => {
    const { reply } = last('artist', 'do you paint on sundays')
    expect(reply).toMatchObject({
      topics: [{ id: 'dates', answer: [expect.stringMatching(/and one weekday/)] }],
    })
  })
})

describe('what is still open', () => {
  it('is asked for: the service, the date, the place', () => {
    const chair = play('barbershop', 'Can I book for tomorrow at 5:40?', 'cut and beard')!
    expect(chair).toMatchObject({ step: 'review', values: { chair: '540', service: 'cut-and-beard' } })
    expect(play('artist', wedding, 'June 12')!.says).toMatch(/^Yes, Saturday, June 12 is free\. Where is it/)
    const atHome = [wedding, 'June 12', 'in Port Ansel'] as const
    expect(play('artist', ...atHome)).toMatchObject({
      step: 'review',
      values: { date: '2027-06-12', place: 'port-ansel' },
    })
    expect(play('artist', ...atHome, 'yes')).toMatchObject({ step: 'done', values: { date: '2027-06-12' } })
  })

  it('is kept through a question in between, which is answered', () => {
    const [, between, agreed] = converse('barbershop', [toBook, 'Do you have parking?', 'Yes please.'])
    expect(between!.task).toMatchObject({ does: 'offers', isAlone: false, values: { chair: '540' } })
    expect(between!.reply).toMatchObject({ kind: 'answer', topics: [{ id: 'parking' }] })
    expect(agreed!.task).toMatchObject({ step: 'done', values: { chair: '540', service: 'cut-and-beard' } })
  })
})

it('a piece is kept under the name that is given, whether or not it is on the list', () => {
  expect(play('shop', bowl, 'Yes, for Nora.')!.says).toContain('at the counter for Nora until')
  expect(play('shop', bowl, 'Yes, for Edgar')!.says).toContain('at the counter for Edgar until')
  expect(play('shop', bowl, 'Yes, my name is Zoë')!.says).toContain('at the counter for Zoë until')
  expect(play('shop', bowl, 'Put it aside for me, please')!.step).toBe('done')
  expect(play('shop', bowl, 'yes, for edgar')!.says).toContain('at the counter for Edgar until')
  expect(play('shop', bowl, 'yes')!.says).toMatch(/at the counter until 6 pm/)
})

it.each([
  ['How much is the soup bowl?', 'soup-bowl'],
  ['How much is the salad bowl?', 'salad-bowl'],
  ['Do you have a bud vase?', 'bud-vase'],
  ['How much is the bottle vase?', 'vase'],
  ['do you have the big bowl?', 'salad-bowl'],
  ['do you still have the small green vase', 'bud-vase'],
  ['Do you still have the blue bowl?', 'bowl'],
  ['What does the water jug cost?', 'water-jug'],
  ['How much is the milk jug?', 'jug'],
])('"%s" and a yes puts aside the piece that was named', (question, piece) => {
  expect(play('shop', question, 'Yes, for Nora.')).toMatchObject({ step: 'done', values: { piece } })
})

it.each<[Id, ...string[]]>([
  ['barbershop', toBook, 'Yes please.'],
  ['barbershop', toBook, 'Something later?'],
  ['shop', bowl, 'yes'],
  ['shop', bowl, 'ok'],
  ['dental-practice', pain, 'after two'],
  ['artist', wedding, 'June 12', 'in Port Ansel'],
  ['estate-agent', station, 'Yes, after work if possible.'],
])('%s answers nothing beside mere agreement and choice: "%s", "%s"', (...dialogue) => {
  expect(play(...dialogue)!.isAlone).toBe(true)
})

it.each<[Id, string]>([
  ['barbershop', toBook],
  ['shop', bowl],
  ['dental-practice', pain],
  ['artist', wedding],
  ['estate-agent', station],
])('%s lets go when "%s" is followed by no', (id, question) => {
  for (const no of ['no thanks', 'never mind', 'Not now.']) {
    expect(play(id, question, no), no).toMatchObject({ step: 'idle', says: tasks[id].decline, values: {} })
    expect(play(id, question, no, 'yes')).toBeUndefined()
  }
})

it('a wedding that is told with its day and place is offered both', () => {
  expect(play('artist', 'we marry on June 12 in Port Ansel')!.says).toContain(
    'June 12 is free, in Port Ansel',
  )
})

describe('what is heard and cannot be had', () => {
  it.each<[Id, string, string]>([
    [
      'barbershop',
      'Anything free on the 3rd of December?',
      'I can’t tell about December 3. I have the next four days',
    ],
    ['barbershop', 'Can I book in two weeks on Friday?', 'I can’t tell about a day that far off.'],
    ['barbershop', 'cut tomorrow for 4 people', `One chair at a time here: for four people, call`],
    ['barbershop', 'I want a perm tomorrow', 'No coloring or perms here.'],
    ['shop', 'put aside three thumb bowls', 'Only two cobalt thumb bowls are left.'],
    ['estate-agent', 'can I see Quarry Lane on Thursday', '3 Quarry Lane is smaller'],
  ])('is said, and nothing is settled: %s, "%s"', (id, text, said) => {
    expect(play(id, text)!.says).toContain(said)
    expect(play(id, text, 'yes')!.does).not.toBe('settled')
  })

  it('is said once: what else is asked is answered, and less of it can be had', () => {
    const perm = ['do you do perms', 'can I be late'] as const
    expect(last('barbershop', ...perm)).toMatchObject({
      reply: { topics: [{ id: 'late' }] },
      task: undefined,
    })
    expect(play('shop', 'two milk jugs please', 'make it one')).toMatchObject({ step: 'review' })
    expect(play('dental-practice', 'It hurts, can I come on Sunday?')!.isAlone).toBe(true)
  })

  it('two bowls are there, and are kept', () => {
    const one = play('shop', 'put aside two thumb bowls', 'actually the milk jug')
    expect(one!.says).toContain('keep a milk jug, $58')
    expect(play('shop', 'put aside two thumb bowls', 'yes')!.says).toMatch(
      /^Two cobalt thumb bowls are at the counter/,
    )
  })
})

describe('what was not made here', () => {
  it.each<[Id, string]>([
    ['estate-agent', 'cancel my viewing on Saturday'],
    ['estate-agent', 'My wife works Thursday'],
    ['dental-practice', 'can I move my appointment to Friday'],
    ['barbershop', 'I have a booking for Friday, I need to change it'],
  ])('begins nothing: %s, "%s"', (id, text) => expect(play(id, text)?.does).toBeUndefined())
})

describe('what is on the table', () => {
  it.each<[Id, string[], string]>([
    ['barbershop', [toBook, 'Do you have parking?', 'what time was that again?'], '5:40 pm'],
    ['barbershop', [toBook, 'yes', 'what time was that again?'], '5:40 pm'],
    ['shop', ['Do you have bowls?', 'the small one'], 'cobalt thumb bowl'],
    ['shop', ['How much is the table lamp?', 'keep it'], 'keep a table lamp'],
    ['estate-agent', [station, 'and the other house?'], '3 Quarry Lane'],
    ['estate-agent', [station, 'yes, on Saturday', 'the later one'], '11:15'],
  ])('is meant: %s, %j', (id, questions, said) => expect(play(id, ...questions)!.says).toContain(said))

  it('answers a price, and the offer stands', () => {
    const { reply, task } = last('barbershop', toBook, 'how much is it?')
    expect(reply).toMatchObject({ topics: [{ id: 'prices', answer: [expect.stringContaining('$38')] }] })
    expect(task).toMatchObject({ does: 'offers', isAlone: false })
  })
})

it.each<[Id, string, string]>([
  ['barbershop', toBook, 'I want my money back'],
  ['barbershop', toBook, 'yes but last time you cut my ear and I want my money back'],
  ['shop', bowl, 'Yes, and I want my money back for the last one'],
  ['dental-practice', pain, 'yes, but I am bleeding a lot and feel dizzy'],
  ['dental-practice', pain, 'my face is swollen and I can’t breathe, can I come after two'],
  ['dental-practice', pain, 'I can’t breathe'],
  ['estate-agent', station, 'Yes, and is that legal?'],
])('%s, in the middle of "%s", is broken off by "%s"', (id, question, grave) => {
  const { task, reply } = last(id, question, grave)
  expect(task).toBeUndefined()
  expect(['handover', 'emergency']).toContain(reply.kind)
})

describe('the cottage, which has no list', () => {
  const notThere = new RegExp(`3 Quarry Lane is smaller.* To see that one, call ${estateAgent.phone}`)

  it.each([
    ['can I see Quarry Lane on Thursday'],
    ['can I view the cottage on Saturday at 10'],
    ['when can we see quarry lane', 'saturday'],
    ['tell me about the cottage', 'on saturday please'],
    ['tell me about the cottage', 'can I see it on thursday'],
    ['Can I see the smaller house on Saturday?', 'yes'],
    ['which houses do you have', 'the cheaper one on saturday', 'yes'],
    [station, 'and the cottage?', 'yes'],
  ])('puts nobody on that of the house: "%s", "%s"', (...questions) => {
    const turns = converse('estate-agent', questions).flatMap(({ task }) => task ?? [])
    expect(turns.map(({ says }) => says).join()).toMatch(notThere)
    expect(turns.map(({ does }) => does)).not.toContain('settled')
    expect(turns.at(-1)!.says).not.toMatch(/Shall I/)
  })

  it('begins no list where a person answers for it', () => {
    expect(play('estate-agent', 'is there parking at the cottage', 'yes')?.step).not.toBe('done')
  })

  it('is left when the house is named, which is said', () => {
    const onSaturday = ['tell me about the cottage', 'can I see 14 Alder Street on saturday'] as const
    expect(play('estate-agent', ...onSaturday)!.says).toMatch(
      /^Saturday at 10 am you can see 14 Alder Street/,
    )
    expect(play('estate-agent', ...onSaturday, 'the later one')!.values).toMatchObject({
      viewing: 'sat-1115',
    })
    expect(play('estate-agent', 'which houses do you have', 'yes')!.says).toContain('14 Alder Street')
  })
})

it.each<[Id, string[], string]>([
  ['artist', [painted, 'it’s 150 miles away actually', 'ok do it'], '"place":"far"'],
  ['artist', [painted, 'is that a Saturday'], '"step":"review"'],
  ['barbershop', ['haircut for me and my son tomorrow'], 'for two people, call'],
  ['barbershop', ['beard and haircut saturday'], '"service":"cut-and-beard"'],
  ['barbershop', ['cut tomorrow', 'not that early'], '"chair":"500"'],
  ['barbershop', ['cut on friday', 'when was that again'], '"isAlone":true'],
])('hears what is meant: %s, %j', (id, questions, meant) => {
  expect(JSON.stringify(play(id, ...questions))).toContain(meant)
})

it.each<[Id, string]>([
  ['shop', 'do you have the green bowl'],
  ['shop', 'red bowls?'],
])('%s keeps nothing that there is not: "%s"', (id, text) => {
  expect(last(id, text)).toMatchObject({ reply: { kind: 'handover' }, task: undefined })
})

describe('what is refused', () => {
  it.each([
    ['cut on friday', 'I can’t on friday'],
    ['a cut, anything but friday'],
    ['cut on friday', 'I’m busy on friday'],
    ['cut on friday', 'friday doesn’t work for me'],
    ['cut any day except friday or saturday'],
  ])('is not offered again: "%s", "%s"', (...questions) => {
    expect(play('barbershop', ...questions)!.values).toEqual({ service: 'cut', chair: '420' })
  })

  it.each([
    [['cut tomorrow', 'I can’t make it tomorrow, friday?'], 'friday-110'],
    [['cut friday with anyone but Theo'], 'friday-350'],
    [['cut with anyone but Theo on friday'], 'friday-350'],
    [['cut friday with anyone but Theo', 'rather saturday'], 'saturday-210'],
    [['cut tomorrow', 'I’m busy friday until 5'], 'friday-600'],
    [['cut tomorrow', 'not at 4:20'], '500'],
    [['cut no later than 5 on thursday'], 'thursday-320'],
  ])('leaves what is wanted: %j', (questions, chair) => {
    expect(play('barbershop', ...questions)!.values).toEqual({ service: 'cut', chair })
  })

  it('leads to a question where nothing else was named', () => {
    expect(play('barbershop', 'cut on friday', 'I can’t then')!.says).toMatch(/^When\?/)
    expect(play('barbershop', 'cut on friday', 'I can’t then')!.values).toEqual({ service: 'cut' })
    expect(play('dental-practice', pain, 'not at 11:10')!.says).toMatch(/^Today at 2:30 pm/)
  })
})

describe('what was said before', () => {
  it.each([
    [['I would like a haircut', '3:50'], 'friday-350'],
    [['cut thursday at 2', 'at 5'], 'thursday-450'],
    [['cut tomorrow with Sam', 'rather thursday, same barber'], 'thursday-530'],
    [['cut tomorrow', 'with Ray', 'on Friday'], 'friday-350'],
    [['cut friday at 6', 'earlier'], 'friday-350'],
  ])('is kept where it can be: %j', (questions, chair) => {
    expect(play('barbershop', ...questions)!.values).toEqual({ service: 'cut', chair })
  })

  it.each([
    'what are your hours on saturday?',
    'can I park on Saturday?',
    'is Ray there on Saturday?',
    'is Theo good with kids?',
  ])('stands through "%s"', (aside) => {
    expect(play('barbershop', 'cut tomorrow', aside)!.values).toMatchObject({ chair: '420' })
    expect(play('barbershop', 'cut tomorrow', aside, 'yes')!.values).toMatchObject({ chair: '420' })
    expect(play('barbershop', 'cut tomorrow', `yes please, ${aside}`)!.values).toMatchObject({ chair: '420' })
  })

  it.each([
    'can I come on Saturday?',
    'do you have anything on saturday?',
    'is saturday free?',
    'yes, on Saturday?',
  ])('is changed by "%s"', (change) => {
    const { step, values } = play('barbershop', 'cut tomorrow', change)!
    expect([step, values['chair']]).toEqual(['review', 'saturday-1240'])
  })
})

it.each<[Id, string]>([
  ['shop', 'keep the blue bowl for me until Monday'],
  ['estate-agent', 'can I see the house on Monday at 5:30'],
])('%s has no other day for "%s"', (id, text) => {
  expect(play(id, text)).toMatchObject({
    step: 'choose',
    says: expect.stringMatching(/^(?:We’re closed|There is no viewing) on Monday/),
  })
})

it('a kind of which there are several is asked about', () => {
  expect(play('shop', 'put a bowl aside')!.says).toBe(
    'Which piece: cobalt thumb bowl, soup bowl, salad bowl?',
  )
  expect(play('shop', 'do you have jugs', 'the other jug')!.says).toBe('Which piece: milk jug, water jug?')
  expect(play('shop', 'How much is the vase?', 'yes')).toMatchObject({ step: 'choose' })
  expect(play('shop', 'do you have bowls', 'the blue one, for Ivo until Saturday', 'yes')).toMatchObject({
    step: 'done',
    values: { piece: 'bowl', under: 'ivo', day: 'saturday' },
  })
  expect(play('shop', 'keep the blue bowl for me until tomorrow')!.values).toMatchObject({ day: 'friday' })
})

it.each(showroom.map(({ id }) => id))('%s plays the dialogue of the home page to its end', (id) => {
  const { dialogue, fields } = tasks[id]
  const turn = last(id, ...dialogue.filter((_, index) => index % 2 === 0))
  expect(turn.task!.says).not.toBe('')
  expect(dialogue.at(-1)).toContain(turn.task!.says)
  for (const [name, value] of Object.entries(turn.task!.values)) {
    const options = fields.find((field) => field.name === name)!.options.map((option) => option.value)
    expect(options).toContain(value)
  }
})
