import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dangerIn, type Danger } from '~/assistant/emergencies'
import { knowledgeOf } from '~/ask/assistants'
import { helpIn } from '~/content/emergencies'
import { readQuestions } from '../../../scripts/assistant/questions'
import { assistants, converse } from '../../support/assistants'

const dangers: Readonly<Record<Danger, string>> = {
  suicide: `I want to kill myself | dont want to live anymore | I don’t want to be here anymore. | i want to end it all
    everyone would be better off without me | no reason to live | thinking of hurting myself | cutting myself again
    goodbye forever | kys | feeling suicidle | my son left a suicide note | she is on the roof and wants to jump
    I WISH I WAS NEVER BORN | i took all my pills because i want to die | ive got the rope ready | i just cant do this anymore
    quiero morir`,
  gas: `I smell gas in the house | gas leak at the viewing | the boiler is hissing and smells of rotten eggs
    the carbon monoxide alarm is going off | smels of gas in no 14 rite now | we all have headaches and the CO detector beeps`,
  fire: `there’s a fire in your shop | smoke is coming from the house at 14 Alder | your kiln is on fire | fire!! help
    the curtains caught fire | i can smell something burning in your store | the outlet is smoking | Fire`,
  medical: `i cant breathe | hes not breathing | my dad collapsed in the chair | can’t breath, throat closing | turning blue
    My face is swelling and I can't swallow after the filling | allergic reaction to the anaesthetic | choking on a crown
    numb left arm and chest tightness | she is slurring | face drooping | having a stroke | i think its a heart attack
    having a seizure | fainted and won't wake up | he is unconscious | bleeding won’t stop | call 911 please
    Mi padre no respira`,
  poison: `My son swallowed some of the beard oil | my toddler drank mouthwash | my wife took too many pills | overdose
    I took 20 ibuprofen | she drank bleach | My little girl licked the wet paint and now her tongue is numb
    got drain cleaner in my eyes | whitening gel, my son ate all of it`,
  violence: `my husband hits me | my boyfriend is beating me | my husband will kill me if I go home | someone is following me
    he has a gun | there's a man with a knife | I'm afraid of my partner | he won't let me leave | he raped me
    someone is breaking into the house | we're being robbed at the store | my dad’s beating my mom`,
}
const harmless = `Your prices are killing me | I'm dying to see the painting | I'd kill for a cut before Friday | my ex beat me to it
  do you sell fire-proof bowls | is there a gas boiler | is the fireplace working | poison green glaze | heart-shaped bowl
  gas station nearby | my phone died | a dead link | do you shoot weddings | bomb fade haircut | this deadline is killing us
  he choked up at the painting | does the house have smoke detectors | carbon monoxide detector included?
  the kiln fires at what heat? | is the glaze toxic | is it food safe | dog ate my appointment card | suicide door car
  my old dentist was a nightmare | fire my web designer | I could murder a coffee | kill my old website
  my back is killing me | breathtaking view | heart of the town | my wife will kill me if I'm late | brush strokes like Monet
  I nearly had a heart attack when I saw the price | my dad had a stroke last year and uses a wheelchair
  my tooth is killing me | I have a broken tooth | my gums bleed when I brush | swollen cheek since yesterday
  my face is numb after the filling | I always faint at needles | I don't want to live in the city anymore
  can I drink coffee from the cobalt bowl | my old agency held my domain hostage | my site is not responding
  website for a suicide prevention charity | tired of living out of boxes | I cut myself shaving, do you sell a balm`

const split = (lines: string) => lines.split(/[|\n]/).map((line) => line.trim())

describe.each(Object.keys(dangers) as Danger[])('somebody in danger (%s)', (danger) => {
  it.each(split(dangers[danger]))('is heard: "%s"', (text) => expect(dangerIn(text)).toBe(danger))

  it('gets a number first, to dial', () => {
    const { paragraphs, links } = helpIn(danger)
    expect(paragraphs[0]).toMatch(danger === 'suicide' ? /^Call or text 988\b/ : /911|1-800-222-1222/)
    expect(links.map(({ to }) => to)).toContain('tel:911')
    for (const { to } of links) expect(to).toMatch(/^tel:[\d-]+$/)
  })
})

it.each(split(harmless))('a figure of speech or an ordinary question is no danger: "%s"', (text) => {
  expect(dangerIn(text)).toBeUndefined()
})

it('of hundreds of lines, those of danger are heard and the others are not', () => {
  const lines = (name: string) => readFileSync(`tests/questions/${name}.txt`, 'utf8').trimEnd().split('\n')
  expect(lines('dangers').filter((text) => !dangerIn(text))).toEqual([])
  expect(lines('harmless').filter((text) => dangerIn(text))).toEqual([])
})

describe.each(assistants)('what %s is asked', (id) => {
  const { topics, suggestions } = knowledgeOf[id]

  it('about its own topics is no danger', () => {
    const wordings = readQuestions('lessons', id).filter(({ source }) => source === 'owner')
    const labels = topics.map(({ label }) => label)
    const asked = [...suggestions, ...labels, ...wordings.map(({ text }) => text)]
    expect(asked.filter((text) => dangerIn(text))).toEqual([])
  })

  it('in the lessons that a topic answers is danger in one of a thousand at most', () => {
    const answered = readQuestions('lessons', id).filter(({ right }) => right.length > 0)
    const taken = answered.filter(({ text }) => dangerIn(text)).map(({ text }) => text)
    expect(taken.length, taken.join('\n')).toBeLessThan(answered.length / 1000)
  })

  it('in danger plays nothing, and leaves what was open as it was', () => {
    const [first] = suggestions
    const alone = converse(id, [first!, 'yes please'])
    const between = converse(id, [first!, 'I want to kill myself', 'yes please'])
    expect(between[1]).toMatchObject({ reply: { kind: 'emergency' }, task: undefined })
    expect(between[2]!.task).toEqual(alone[1]!.task)
  })
})
