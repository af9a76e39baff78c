import { afterAll, describe, expect, it } from 'vitest'
import { packages } from '~/content/packages'
import { questions } from '~/content/quiz'
import { demoPath, showroom } from '~/content/showroom'
import { one, openPage, textOf, textsOf } from '../support/document'
import { startSite } from '../support/site'

const site = await startSite()
afterAll(() => site.close())

const open = async (path: string) => (await openPage(site, path)).document
const cardOf = (place: ParentNode, title: string) =>
  textOf([...place.querySelectorAll('h3')].find((heading) => textOf(heading) === title)!.parentElement!)

const quizOf = (business: string, first: string, source: string, followup: string, budget: string) =>
  `/quiz?${new URLSearchParams({ business, first, source, followup, budget })}`

/** What each package does beside the cheaper ones, what it leaves to a dearer one, and a way to it in the quiz. */
const story = [
  {
    does: /takes? .*(details|number)/,
    act: /notes|takes/i,
    never: /\bbook|follow/i,
    demos: ['shop'],
    quiz: quizOf('barbershop', 'found', 'few', 'none', 'to-1000'),
  },
  {
    does: /also books|takes .*bookings/,
    act: /books|takes .*requests?/i,
    never: /follows? up|second message/i,
    demos: ['barbershop', 'dental-practice', 'artist'],
    quiz: quizOf('practice', 'answer', 'phone', 'first', 'to-1500'),
  },
  {
    does: /follows up by email/,
    act: /follows up/i,
    never: /^$/,
    demos: ['estate-agent'],
    quiz: quizOf('estate', 'sell', 'online', 'everything', 'more'),
  },
]

describe.each(story.map((each, index) => ({ ...packages[index]!, ...each, index })))(
  'the $title: $does',
  ({ id, title, page, does, act, never, demos, quiz, features, description, index }) => {
    const exhibits = showroom.filter(({ offer }) => offer === id)

    it('in the words of cards, comparison, page, quiz and answers', async () => {
      const launch = await open('/launch')
      const rows = [...launch.querySelectorAll('#compare tbody tr')].map((row) => textsOf(row, 'td'))
      const questionsPage = await open('/questions')
      const result = await open(quiz)
      expect(textOf(one(result, 'h1'))).toBe(`Your package: ${title}`)
      for (const words of [
        ...[await open('/'), launch].map((document) => cardOf(one(document, 'main'), title)),
        rows.map((cells) => cells[index]).join(),
        textOf(one(await open(page), 'main header')),
        textOf(one(result, 'h1 + p')),
        ...['packages', 'industries'].map((topic) => textOf(one(questionsPage, `#${topic}`).parentElement!)),
      ])
        expect(words).toMatch(does)
    })

    it('in the demos that show it, and in their bars', async () => {
      expect(exhibits.map((each) => each.id)).toEqual(demos)
      for (const exhibit of exhibits) {
        const bar = textOf((await open(demoPath(exhibit))).body.firstElementChild!)
        const card = cardOf(one(await open('/'), '#showroom'), exhibit.trade)
        for (const words of [bar, card])
          for (const part of [act, new RegExp(title)]) expect(words).toMatch(part)
      }
    })

    it('and nobody promises more', () => {
      const reasons = questions.flatMap(({ choices }) => choices.map(({ reasons: by }) => by?.[id] ?? 'none'))
      const words = exhibits.flatMap((each) => [each.verb, each.work, each.does, each.promise])
      for (const text of [...reasons, ...words, ...Object.values(features), description])
        expect(text).not.toMatch(never)
    })
  },
)
