import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPath, draftPath, showroom, trades } from '~/content/showroom'
import listed from './addresses.json' with { type: 'json' }

const answers = 'business=shop&first=sell&source=few&followup=everything&budget=to-1000'

/** The result of the quiz, for a package that costs more than the answers want to spend. */
export const quizResult = `/quiz?${answers}`

const folder = 'app/content/posts'
const postPaths = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${/^id: '?([\w-]+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1]}`)

/** Of any post. */
export const postPath = postPaths[0]!

/** Every page, and every state of a page that its address alone brings about. */
export const addresses = [...listed, quizResult, `/get-started?package=premium&${answers}`, ...postPaths]

export const facts =
  'name=O’Neill %26 Söhne&town=Münster&thing=Soup bowl&price=5&thing=Rebuilding&price=12500&hours=salon&person=René'

/** Drafts of a visitor's own websites: with many facts, with a name alone, and with a conversation. */
const drafts = trades.flatMap((trade) => [
  `${draftPath(trade)}?${new URLSearchParams(facts)}`,
  `${draftPath(trade)}?name=Ours`,
  `${draftPath(trade)}?name=Ours&hours=daily&ask=when+are+you+open`,
])

/** The demo websites, which have documents of their own, and an assistant's page in each of its states. */
export const demoAddresses = [
  ...showroom.map(demoPath),
  '/showroom/shop?ask=do+you+wrap+gifts',
  '/showroom/shop?ask=shipping+and+returns+and+gift+wrap',
  '/showroom/dental-practice?ask=is+it+dangerous',
  '/showroom/barbershop?rehearse=review',
  ...drafts,
]

/** Whether the page there is a demo website's or a draft's, which is one with a visitor's words: not a page of the agency. */
export const isDemo = (address: string) => /^\/(showroom|preview)\//.test(address)
