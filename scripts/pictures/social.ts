import { mkdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { about } from '~/content/about'
import { assistantMistakes } from '~/content/assistant-mistakes'
import { consultationPage } from '~/content/enquiry-pages'
import { home } from '~/content/home'
import { launch } from '~/content/launch'
import { packages, type Package } from '~/content/packages'
import { pages } from '~/content/pages'
import { previewPage } from '~/content/preview'
import { privacy } from '~/content/privacy'
import { questionsPage } from '~/content/questions'
import { questions, quiz } from '~/content/quiz'
import { site } from '~/content/site'
import { readPosts } from '../site-content/posts'
import { smallPng } from './formats'

interface Card {
  name: string
  title: string
  ground: 'paper' | 'sand' | 'pine' | 'ink' | 'accent'
  motif: 'cover' | 'days' | 'price' | 'prices' | 'sheet' | 'tally'
  /** Markup, which `pictures/social/card.html` styles. */
  picture: string
}

/** Where each cover is cut (`object-position`), and a ground that contrasts with its edge. */
const covers: Readonly<Record<string, Pick<Card, 'ground'> & { focus: string }>> = {
  'covers/name': { focus: '61%', ground: 'pine' },
  'covers/seconds': { focus: '64%', ground: 'paper' },
  'covers/review': { focus: '13%', ground: 'paper' },
  'covers/chatbot': { focus: '42%', ground: 'ink' },
}

const packageCards: Readonly<Record<Package['id'], Pick<Card, 'name' | 'ground'>>> = {
  basic: { name: 'launch-starter', ground: 'sand' },
  standard: { name: 'launch-growth', ground: 'pine' },
  premium: { name: 'launch-sales-machine', ground: 'ink' },
}

const projectTitle = pages.getStarted.title.replace(` | ${site.name}`, '')

const cards: readonly Card[] = [
  { name: 'home', title: home.hero.headline, ground: 'paper', motif: 'days', picture: days() },
  { name: 'quiz', title: quiz.name, ground: 'pine', motif: 'sheet', picture: answerSheet() },
  { name: 'launch', title: launch.title, ground: 'sand', motif: 'prices', picture: prices() },
  ...packages.map((offer): Card => {
    return { ...packageCards[offer.id], title: offer.title, motif: 'price', picture: priceAndDays(offer) }
  }),
  { name: 'questions', title: questionsPage.title, ground: 'sand', motif: 'tally', picture: questionMarks() },
  {
    name: 'when-the-assistant-is-wrong',
    title: assistantMistakes.title,
    ground: 'paper',
    motif: 'tally',
    picture: tally(4),
  },
  { name: 'about', title: about.title, ground: 'pine', motif: 'tally', picture: tally(5) },
  {
    name: 'consultation',
    title: consultationPage.title,
    ground: 'accent',
    motif: 'tally',
    picture: tally(5),
  },
  { name: 'get-started', title: projectTitle, ground: 'sand', motif: 'tally', picture: tally(1) },
  { name: 'preview', title: previewPage.title, ground: 'accent', motif: 'tally', picture: tally(5) },
  { name: 'privacy', title: privacy.title, ground: 'ink', motif: 'tally', picture: tally(5) },
  ...readPosts().map(({ id, title, image }): Card => {
    const { ground, focus } = covers[image] ?? { ground: 'paper', focus: '50%' }
    const picture = `<img class="cover" src="../${image}.svg" alt="" style="object-position: ${focus}" />`
    return { name: `blog-${id}`, title, ground, motif: 'cover', picture }
  }),
]

/** Draws the preview pictures of all pages into `public/social/`. */
export async function drawSocialCards(browser: Browser): Promise<void> {
  await mkdir('public/social', { recursive: true })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto(pathToFileURL('pictures/social/card.html').href)
  for (const card of cards) {
    const content = { ...card, name: site.name, promise: site.promise }
    const fits = await page.evaluate(`fill(${JSON.stringify(content)})`)
    if (!fits) throw new Error(`The title of the card "${card.name}" is missing or too long: "${card.title}"`)
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture).png(smallPng(64)).toFile(`public/social/${card.name}.png`)
  }
  await page.close()
}

/** The first `shown` strokes of the tally, the first `count` of them drawn. */
function strokes(count: number, shown = 5): string {
  return ['M7 6v20', 'M13 6v20', 'M19 6v20', 'M25 6v20', 'M3 23 29 9']
    .slice(0, shown)
    .map((path, index) => {
      const classes = [index === 4 && 'fifth', index >= count && 'undrawn'].filter(Boolean).join(' ')
      return `<path class="${classes}" d="${path}" />`
    })
    .join('')
}

function tally(count: number): string {
  return `<svg class="tally" viewBox="0 0 32 32">${strokes(count)}</svg>`
}

function days(): string {
  const cells = home.hero.days.map(
    ({ day }, index) => `<div>${day}<svg viewBox="0 0 32 32">${strokes(index + 1)}</svg></div>`,
  )
  return `<div class="days">${cells.join('')}</div>`
}

function prices(): string {
  const columns = packages.map(
    ({ title, price, timeline }) => `<div>${title}<b>${price}</b><span>${timeline}</span></div>`,
  )
  return `<div class="prices">${columns.join('')}</div>`
}

/** One package's price above its days in tallies, those that it may not need undrawn. */
function priceAndDays({ price, timeline }: Package): string {
  const [, least, most] = /^(\d+)-(\d+) days$/.exec(timeline) ?? []
  if (!least || !most) throw new Error(`A card can't show the timeline "${timeline}"`)
  const tallies = Array.from({ length: Math.ceil(Number(most) / 5) }, (_, index) => {
    const [drawn, shown] = [Number(least) - index * 5, Number(most) - index * 5]
    return `<svg viewBox="0 0 32 32">${strokes(drawn, shown)}</svg>`
  })
  return `<div class="price"><b>${price}</b><span>${timeline}</span><div>${tallies.join('')}</div></div>`
}

/** A tally of question marks. */
function questionMarks(): string {
  const marks = [7, 13, 19, 25].map(
    (x) => `<path d="M${x - 1.7} 8.5a1.75 1.75 0 1 1 2.7 1.5Q${x} 11 ${x} 13V20M${x} 25.5v.1" />`,
  )
  return `<svg class="tally questions" viewBox="0 0 32 32">${marks.join('')}<path class="fifth" d="M3 23 29 9" /></svg>`
}

/** A row for each question, with a circle for each answer and one of them chosen. */
function answerSheet(): string {
  const rows = questions.map(({ choices }, index) => {
    const shown = choices.slice(0, 4)
    const chosen = (index * 3 + 1) % shown.length
    const circles = shown.map((_, choice) => `<i class="${choice === chosen ? 'chosen' : ''}"></i>`)
    return `<div><svg viewBox="0 0 32 32">${strokes(index + 1)}</svg>${circles.join('')}</div>`
  })
  return `<div class="sheet">${rows.join('')}</div>`
}
