import type { ReactNode } from 'react'
import { Suggestions, Talk } from '~/ui/assistant/ask'
import { Titled } from '~/ui/titled'
import type { DemoPageProps } from '../kit/demo-site'
import { drawingOf } from '../kit/drawing'
import { capitalized } from '../kit/formats'
import { choiceLink } from '../kit/read-rehearsal'
import { Definitions, LinkTo, Nav, Reviews } from '../kit/sections'
import { facts } from './facts'
import { Painting } from './painting'
import type { PlateName } from './plates/sizes'
import { asked, Season } from './rehearsal'
import { wordsOf, type Hung, type Part } from './words'

const Drawing = drawingOf('artist')

const block = 'px-(--edge) pt-14 lg:pt-[clamp(3rem,4.4vw,5rem)]'
const beside = `${block} beside lg:grid lg:items-center lg:gap-x-(--gap)`
const paragraph = 'mt-[0.9rem] max-w-[33em] lg:mt-[1.1rem] lg:max-w-[34em]'
const lead = `${paragraph} font-serif text-lead leading-[1.3] lg:text-[1.75rem] lg:leading-[1.28] 2xl:text-[2rem]`
const text = `${paragraph} text-dim 2xl:text-lg`
const called = 'whitespace-normal text-amber underline-offset-[0.25em]'
const underlined = 'hover:underline hover:decoration-amber hover:underline-offset-[0.3em]'

const head = {
  whole:
    'pointer-events-none z-1 col-start-1 row-start-1 self-start px-(--edge) pt-3 *:pointer-events-auto lg:flex lg:flex-wrap lg:items-center lg:justify-between lg:gap-x-8 lg:pt-5',
  name: 'font-serif text-[2rem] leading-[1.1] font-medium tracking-[-0.01em] lg:text-[2.5rem]',
  draftName: 'font-serif text-2xl leading-[1.1] font-medium max-lg:hidden',
  lead: 'hidden max-w-[10em] [text-indent:0] pt-6 text-[2.5rem] leading-[1.15] tracking-[-0.01em] text-dim lg:block',
  links: 'flex flex-wrap lg:gap-x-4.5',
  link: `inline-flex min-h-11 items-center text-[0.9rem] no-underline sm:text-base lg:text-[1.0625rem] ${underlined}`,
}
/** At the foot of the first plate. */
const day = {
  place:
    'day cell pointer-events-none z-1 flex h-(--hero) items-end self-start px-(--edge) pb-2 lg:pb-8 print:hidden',
  link: 'group pointer-events-auto flex flex-1 flex-wrap justify-between gap-x-4 no-underline lg:max-w-[34rem] lg:flex-none lg:items-center lg:justify-start lg:gap-x-6 lg:gap-y-1',
}
const headline =
  'absolute top-[5.9rem] left-(--edge) z-1 max-w-[calc(4.6em/var(--size))] font-serif text-[calc(min(4.25rem,18.4vw)*var(--size))] font-normal tracking-[-0.025em] @max-[14rem]:text-[min(2.5rem,18.4vw)] @max-[19.5rem]:top-6 sm:top-25 sm:max-w-[calc(6.5em/var(--size))] sm:text-[calc(min(6.5rem,14vw)*var(--size))] sm:max-lg:@max-[26rem]:top-6 lg:text-[calc(min(8.4vw,8.75rem,var(--hero)*0.165)*var(--size))]'
const hero = {
  beside: 'lg:left-[calc(var(--edge)-0.06em)]',
  top: '',
  figure: 'hero relative',
  image: 'block h-(--hero) w-full object-cover object-[78%_100%] lg:object-[50%_45%] 3xl:object-[50%_52%]',
  caption: 'px-(--edge) text-dim lg:absolute lg:right-(--edge) lg:bottom-8 lg:z-1 lg:p-0 lg:text-candle',
}
/** On a draft, with a dark ground for its name: above, and where it is wide, beside. */
const sitter = {
  ...hero,
  beside: 'lg:[text-indent:-0.03em] lg:max-w-[calc(44vw-var(--edge))]',
  top: 'lg:bg-[linear-gradient(var(--color-ground),#12110fcc_60%,#12110f00)] lg:pb-8',
  figure:
    'hero relative before:absolute before:inset-x-0 before:top-48 before:bottom-[calc(100%-20rem)] before:bg-[linear-gradient(var(--color-ground),#12110f00)] lg:before:inset-y-0 lg:before:right-auto lg:before:left-[41.9%] lg:before:w-80 lg:before:bg-[linear-gradient(90deg,var(--color-ground),#12110f00)]',
  image: 'block h-(--hero) w-full object-cover object-[50%_35%] pt-48 lg:ml-auto lg:w-[58%] lg:pt-0',
}
const spread = { figure: '', image: 'block h-auto w-full object-cover', caption: 'text-dim' }
const letters =
  'mt-14 bg-wash px-(--edge) py-12 lg:mt-[clamp(3rem,4.4vw,5rem)] lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-(--gap) lg:py-[clamp(2.5rem,3.5vw,4rem)]'
const talk = {
  introduction: `${lead} lg:sticky lg:top-16 lg:col-start-1 lg:row-start-2 lg:mt-3! 2xl:mt-4!`,
  label: 'font-serif text-2xl leading-[1.2]',
  line: 'flex items-end gap-4',
  field:
    'h-13 min-w-0 flex-1 border-b border-dim p-0 font-serif text-[1.625rem] leading-none text-candle italic caret-amber placeholder:text-[#9a907e] placeholder:opacity-100 focus-visible:border-amber focus-visible:[box-shadow:0_1px_var(--color-amber)] focus-visible:outline-transparent lg:text-[2rem]',
  suggestions:
    'mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 lg:grid-cols-2 lg:gap-x-10',
  suggestion: `flex h-full min-h-12 items-center border-b border-line py-[0.4rem] text-base leading-[1.3] no-underline 2xl:text-lg ${underlined}`,
  thread: 'max-w-[34rem] border-l border-line pl-5 text-dim',
  asked: `${asked} in-[.thread]:max-w-none in-[.thread]:text-xl in-[.thread]:leading-tight in-[.thread]:text-dim`,
  text: 'in-[.answer]:mt-3 in-[.answer]:max-w-[21em] in-[.answer]:font-serif in-[.answer]:text-lead in-[.answer]:leading-[1.35]',
  links: 'mt-2',
  rehearsed: 'border-line text-small text-dim in-[.answer]:mt-3',
}
const sheets = {
  list: 'mt-7 grid grid-cols-1 sm:gap-6 lg:mt-10 lg:grid-cols-3 lg:items-start lg:gap-10',
  review:
    'sheet max-w-[31rem] px-[min(1.4rem,7vw)] pt-[1.35rem] pb-5 max-sm:w-[min(100%,19rem)] sm:px-[min(1.6rem,7vw)] sm:pt-7 sm:pb-[1.4rem] lg:px-9 lg:pt-10 lg:pb-8',
  text: 'm-0 font-serif text-[min(var(--text-lead),9vw)] leading-tight font-medium italic sm:text-[min(1.5625rem,9vw)] 2xl:text-[2rem]',
  who: 'mt-2 text-balance sm:mt-[0.9rem] 2xl:text-lg',
}

export function Page({ draft, ...props }: DemoPageProps) {
  const words = wordsOf(draft)
  const { name, first, signed, demoOnly } = words
  const { conversation } = props
  const cover = demoOnly ? hero : sitter
  const asking = { label: words.dear, placeholder: words.placeholder, button: demoOnly ? 'Send' : 'Ask' }
  return (
    <div className="book @container grid grid-cols-1 wrap-anywhere">
      <header className={`${head.whole} ${cover.top}`}>
        <p className={demoOnly ? head.name : head.draftName}>{name}</p>
        <Nav label={name} links={words.nav} className={head.links} linkClass={head.link} />
      </header>
      <aside className={day.place} aria-label={words.teaser[0]}>
        <a className={day.link} href={choiceLink(conversation.url, words.soon)}>
          <b className="shrink-0 grow basis-full font-serif text-[1.9375rem] leading-tight font-medium lg:text-[2.5rem]">
            {words.teaser[0]}
          </b>{' '}
          <span className="text-dim lg:text-[1.125rem] lg:text-candle">{words.soon.date.label}</span>{' '}
          <em className="text-amber not-italic decoration-amber underline-offset-[0.3em] group-hover:underline lg:border lg:px-5 lg:py-2 lg:font-semibold">
            {words.teaser[1]}
          </em>
        </a>
      </aside>
      <main id="content" className="cell relative" tabIndex={-1}>
        <h1 className={`${headline} ${sizeOf(words.headline)} ${cover.beside}`}>
          {words.headline} {!demoOnly && <small className={head.lead}>{words.teaser[2]}</small>}
        </h1>
        <Painting name={demoOnly ? 'couple' : 'window'} classes={cover} {...first} isFirst />
        <Spread name="table" {...words.table} />
        <Titled id="letters" className={letters} title={words.nav.letters}>
          <p className={talk.introduction}>{conversation.introduction}</p>
          <div className="mt-6 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <Talk conversation={conversation} words={asking} classes={talk}>
              <p className="-mt-2 mb-8 hidden text-small text-dim in-[.talk:has(.answer)]:block">
                {`for ${signed}, ${words.assistant}`}
              </p>
            </Talk>
            <Suggestions conversation={conversation} classes={talk} />
          </div>
        </Titled>
        {demoOnly && <Spread name="window" {...demoOnly.window} />}
        <Spread {...words.last}>
          <Season words={words} {...props} />
        </Spread>
        {demoOnly && (
          <>
            <Titled id="kept" className={block} title="Letters I kept">
              <p className="mt-[0.4rem] text-dim 2xl:text-lg">The couples are invented.</p>
              <Reviews list={demoOnly.letters} classes={sheets} />
            </Titled>
            <Passage {...demoOnly.studio} className={`${beside} lg:grid-cols-2`}>
              <h3 className="mt-8 font-serif text-[1.75rem] leading-[1.1] font-medium">Getting here</h3>
              <p className={text}>{demoOnly.way}</p>
              <p className={text}>
                Call from the waterfront, and I’ll put a light in the window:{' '}
                <LinkTo className={called} link={demoOnly.call} />
              </p>
              <Drawing
                name="way"
                signs={{ ...facts.address, from: capitalized(facts.way.from) }}
                className="mt-8 w-full max-w-176 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:mt-0 2xl:max-w-208 2xl:justify-self-end print:hidden"
                aria-label={demoOnly.map}
              />
            </Passage>
            <section id="terms" className={block} aria-label="Fine print">
              <details className="fold">
                <summary>
                  <h2>Fine print</h2>
                </summary>
                <div className="text-base text-dim *:mt-3 *:max-w-[33em] lg:grid lg:grid-cols-3 lg:gap-x-12 lg:gap-y-3 2xl:text-lg">
                  {demoOnly.terms.map((term) => (
                    <p key={term}>{term}</p>
                  ))}
                </div>
              </details>
            </section>
          </>
        )}
      </main>
      <footer className="flex flex-wrap items-center gap-x-7 px-(--edge) py-10 text-base text-dim">
        {demoOnly && <LinkTo link={demoOnly.call} />}{' '}
        {words.footer.map((each) => (
          <span key={each}>{each} </span>
        ))}
      </footer>
    </div>
  )
}

type SpreadProps = Hung & { name: PlateName | undefined; children?: ReactNode }

/** A plate with the texts beside it, which a draft has alone. */
function Spread({ beside: parts = [], name, children, ...hung }: SpreadProps) {
  return (
    <div className={name ? `${beside} spread` : block} data-plate={name}>
      <div>{children ?? parts.map((part) => <Passage key={part.id} {...part} />)}</div>
      {name && <Painting classes={spread} name={name} {...hung} />}
    </div>
  )
}

type PassageProps = Part & { className?: string; children?: ReactNode }

function Passage({ id, title, text: paragraphs, list, className, children }: PassageProps) {
  return (
    <Titled id={id} title={title} className={className ?? 'scroll-mt-6 not-first:mt-12'}>
      {paragraphs.map((each, index) => (
        <p key={each} className={index === 0 ? lead : text}>
          {each}
        </p>
      ))}
      {list && <Definitions className="prices mt-[0.9rem]" pairs={list} />}
      {children}
    </Titled>
  )
}

/** The size at which the longest word and the whole headline fit above the first plate. */
function sizeOf(line: string): string {
  const length = Math.max(line.length / 3, ...line.split(/[ -]/).map((word) => word.length))
  if (length > 14) return 'leading-[0.95] [--size:0.52]'
  return length > 10 ? 'leading-[0.95] [--size:0.74]' : 'leading-[0.86] [--size:1]'
}
