import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { about } from '~/content/about'
import { consultationPage } from '~/content/enquiry-pages'
import { home } from '~/content/home'
import { launch } from '~/content/launch'
import { packages, type Package } from '~/content/packages'
import { cardOf, packagePages, pages } from '~/content/pages'
import { previewPage } from '~/content/preview'
import { questionsPage } from '~/content/questions'
import { questions, quiz } from '~/content/quiz'
import { site } from '~/content/site'
import { readPosts } from '../site-content/posts'
import { readText } from '../site-content/texts'
import { smallPng } from './drawings'

/** The position at which each cover is cut, and a ground that contrasts with its edge. */
const covers: Readonly<Record<string, { focus: string; ground: string }>> = {
  'covers/name': { focus: '61%', ground: 'pine' },
  'covers/seconds': { focus: '64%', ground: 'paper' },
  'covers/review': { focus: '13%', ground: 'paper' },
  'covers/chatbot': { focus: '42%', ground: 'ink' },
}

export async function drawSocialCards(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.goto(pathToFileURL('pictures/social/card.html').href)
  const cards: [card: string, title: string, ground: string, motif: string, picture: string][] = [
    ['home', home.hero.headline, 'paper', 'days', days()],
    ['quiz', quiz.name, 'pine', 'sheet', answerSheet()],
    ['launch', launch.title, 'sand', 'prices', prices()],
    ['questions', questionsPage.title, 'sand', 'tally', questionMarks()],
    ['when-the-assistant-is-wrong', readText('assistant-mistakes.md').title, 'paper', 'tally', tally(4)],
    ['about', about.title, 'pine', 'tally', tally(5)],
    ['consultation', consultationPage.title, 'accent', 'tally', tally(5)],
    ['get-started', pages.getStarted.title.replace(` | ${site.name}`, ''), 'sand', 'tally', tally(1)],
    ['preview', previewPage.title, 'accent', 'tally', tally(5)],
    ['blog', home.blog.title, 'pine', 'tally', tally(5)],
    ['privacy', readText('privacy.md').title, 'ink', 'tally', tally(5)],
  ]
  for (const [index, offer] of packages.entries()) {
    const ground = ['sand', 'pine', 'ink'][index]!
    cards.push([cardOf(packagePages[index]!), offer.title, ground, 'price', priceAndDays(offer)])
  }
  for (const { id, title, image } of readPosts()) {
    const { ground, focus } = covers[image] ?? { ground: 'paper', focus: '50%' }
    const picture = `<img class="cover" src="../${image}.svg" alt="" style="object-position: ${focus}" />`
    cards.push([`blog-${id}`, title, ground, 'cover', picture])
  }
  for (const [card, title, ground, motif, picture] of cards) {
    const content = { title, ground, motif, picture, name: site.name, promise: site.promise }
    // card.html knows the grounds, and the markup of the motifs.
    const fits = await page.evaluate(`fill(${JSON.stringify(content)})`)
    if (!fits) throw new Error(`The title of the card "${card}" is missing or too long: "${title}"`)
    const drawn = await page.screenshot({ animations: 'disabled' })
    await sharp(drawn).png(smallPng(64)).toFile(`public/social/${card}.png`)
  }
  await page.close()
}

/** The first `shown` strokes of a tally, of which the first `count` are drawn. */
function strokes(count: number, shown = 5): string {
  return ['M7 6v20', 'M13 6v20', 'M19 6v20', 'M25 6v20', 'M3 23 29 9']
    .slice(0, shown)
    .map((path, index) => `<path class="${index < count ? '' : 'undrawn'}" d="${path}" />`)
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

/** The price of a package above its days as tallies, in which days that may not be needed are undrawn. */
function priceAndDays({ price, timeline }: Package): string {
  const [least = 0, most = 0] = timeline.match(/\d+/g)!.map(Number)
  const tallies = Array.from({ length: Math.ceil(most / 5) }, (_, index) => {
    return `<svg viewBox="0 0 32 32">${strokes(least - index * 5, most - index * 5)}</svg>`
  })
  return `<div class="price"><b>${price}</b><span>${timeline}</span><div>${tallies.join('')}</div></div>`
}

function questionMarks(): string {
  const marks = [7, 13, 19, 25].map(
    (x) => `<path d="M${x - 1.7} 8.5a1.75 1.75 0 1 1 2.7 1.5Q${x} 11 ${x} 13V20M${x} 25.5v.1" />`,
  )
  return `<svg class="tally questions" viewBox="0 0 32 32">${marks.join('')}<path class="fifth" d="M3 23 29 9" /></svg>`
}

/** A row of circles for each question, one of which is chosen. */
function answerSheet(): string {
  const rows = questions.map(({ choices }, index) => {
    const shown = choices.slice(0, 4)
    const chosen = (index * 3 + 1) % shown.length
    const circles = shown.map((_, choice) => `<i class="${choice === chosen ? 'chosen' : ''}"></i>`)
    return `<div><svg viewBox="0 0 32 32">${strokes(index + 1)}</svg>${circles.join('')}</div>`
  })
  return `<div class="sheet">${rows.join('')}</div>`
}
