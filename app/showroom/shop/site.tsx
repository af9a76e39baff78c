import { Suggestions, Talk } from '~/ui/assistant/ask'
import { Titled } from '~/ui/titled'
import type { DemoPageProps } from '../kit/demo-site'
import { choiceLink } from '../kit/read-rehearsal'
import { Definitions, LinkTo, Nav } from '../kit/sections'
import { Pot, PutAside } from './rehearsal'
import { AroundTheShop, called, Drawing, draftNiches, niches, Seconds } from './niches'
import { phone, wordsOf, type Piece } from './words'

const board = 'mx-auto flex max-w-480 flex-wrap items-center justify-between px-(--pad) py-1.5'
const wall = 'wall mx-auto grid max-w-480 fit-[max(9.5rem,34%)] bg-sand'
const counter = 'bg-[linear-gradient(to_top,var(--color-pink-board)_40%,var(--color-pink)_0)] p-3 sm:pt-5.5'
const brand =
  'inline-flex min-h-11 items-center font-serif font-semibold tracking-[-0.02em] wrap-anywhere text-written no-underline'
const headline =
  'relative font-serif leading-[0.98] font-normal tracking-[-0.03em] text-balance whitespace-pre-line'
const aside = `${called} -mb-1.5 self-start print:hidden`
const slip =
  'paper-slip mt-2 block max-w-[13em] -rotate-[1.5deg] self-end bg-label px-3.5 pt-2.5 pb-3 font-serif text-xl/[1.2] font-medium text-on-label decoration-[#8aa3f0] [box-shadow:0_0.375rem_0.75rem_-0.375rem_rgb(58_38_14/45%)] print:hidden'
const caption = 'absolute -bottom-1.5 left-0 sm:-bottom-2 bg-label px-2.5 py-0.5 text-sm text-on-label'
const card =
  'flex flex-1 scroll-mt-3 flex-col bg-page p-4 [box-shadow:0_0.75rem_1.5rem_-0.75rem_rgb(94_45_20/55%)] print:p-0 print:[box-shadow:none]'
const hours =
  'mt-2 *:flex *:flex-wrap *:justify-between *:gap-x-4 *:border-t *:border-sage-line *:py-[0.3125rem] [&_dd]:font-bold [&_dt]:min-w-0'
const shortTitle =
  'max-w-[11em] text-[min(clamp(1.85rem,11.3vw,2.75rem),14vw)] sm:text-[clamp(2.75rem,var(--wide,6.7vw),7.75rem)]'

/** The lettering of the name, by its length. */
function lettering(name: string, isDraft: boolean) {
  const longestWord = Math.max(...name.split(/[ -]/).map(({ length }) => length))
  if (longestWord <= 14 && name.length <= 24)
    return {
      brand: isDraft ? 'text-[1.25rem]/[1.2]' : 'text-[1.875rem]/[1.4] lg:text-[1.875em]',
      title: isDraft ? `${shortTitle} max-sm:text-[min(2.1rem,9.3vw)] [--wide:6vw]` : shortTitle,
    }
  const title =
    longestWord > 20 ? 'text-[clamp(1.65rem,3.3vw,4rem)]' : 'max-w-[12em] text-[clamp(1.65rem,4.8vw,5.5rem)]'
  return { brand: 'text-[1.25rem]/[1.2]', title }
}

export function Page({ draft, ...props }: DemoPageProps) {
  const { conversation } = props
  const { url } = conversation
  const words = wordsOf(draft)
  const [first, ...others] = words.shelf
  const placed = draft ? draftNiches(words.shelf.length, words.times.length > 0) : niches
  const asking = { label: 'What would you like to know?', button: 'Ask', placeholder: words.placeholder }
  const sign = lettering(words.name, draft !== null)
  return (
    <>
      {/* Shared by other drawings. With `display: none`, its gradients would not work. */}
      <Drawing
        name={draft ? 'goods' : 'glazes'}
        className="absolute"
        width={0}
        height={0}
        focusable={false}
      />
      <header className={`${board} gap-x-4`}>
        <a className={`${brand} ${sign.brand}`} href={url}>
          {draft ? words.footer.replace(/\.$/, '') : words.name}
        </a>{' '}
        <Nav
          label="Around the shop"
          links={words.nav}
          className="flex flex-wrap lg:gap-x-3 print:hidden"
          linkClass="inline-flex min-h-11 items-center justify-center font-medium no-underline hover:underline"
        />
      </header>
      <main id="content" className={`${wall} ${placed['wall']}`} tabIndex={-1}>
        <div className={`niche overflow-hidden pt-4.5 pb-5.5 sm:justify-center sm:pt-5.5 ${placed['hero']}`}>
          <Drawing
            name={draft ? 'bow' : 'thumbprint'}
            className={`absolute print:hidden sm:w-auto ${draft ? '-right-14 -bottom-16 size-48 sm:-right-[5%] sm:-bottom-1/5 sm:h-full' : '-right-12 -bottom-24 size-68 sm:-right-16 sm:bottom-[-36%] sm:h-[122%]'}`}
          />
          <h1 className={`${headline} ${sign.title}`}>{words.title}</h1>
          <p className="relative mt-3 text-balance">{words.text}</p>
        </div>
        <Product isFirst thing={first!} url={url} at={placed[first!.value]!} />
        {/* The card on the counter, with the answer on its lines. */}
        <div className={`niche ${counter} ${placed['counter']}`}>
          <Titled id="counter" className={card} title="Ask at the counter">
            <p className="mt-1 mb-2 text-[0.9375em]/[1.35] 2xl:mb-3.5">{conversation.introduction}</p>
            <Talk conversation={conversation} words={asking} classes={talkClasses} />
            <Suggestions conversation={conversation} classes={talkClasses} />
          </Titled>
        </div>
        {others.map((each) => (
          <Product key={each.value} thing={each} url={url} at={placed[each.value]!} />
        ))}
        {!draft && <Seconds />}
        {words.times.length > 0 && (
          <Titled id="hours" className={`niche ${placed['hours']}`} title="Open">
            <Definitions className={hours} pairs={words.times} />
            {words.shelf.length < 3 && <Stand drawn="bag" />}
          </Titled>
        )}
        <PutAside {...props} words={words} at={placed['hold']!} />
        {!draft && <AroundTheShop />}
      </main>
      <footer className={`${board} gap-x-8 wrap-anywhere`}>
        <p>{words.footer}</p>
        {words.website && (
          <p>
            <span className="whole">{words.website}</span>, <LinkTo className={called} link={phone} />
          </p>
        )}
      </footer>
    </>
  )
}

const talkClasses = {
  label: 'font-bold',
  // Room for the outline of the focus.
  line: 'mt-1 flex gap-2 *:focus-visible:outline-offset-2',
  field:
    'min-h-12 flex-1 rounded-none border-2 border-written bg-field min-w-0 px-3 py-2 text-ink [font:inherit] placeholder:text-dim placeholder:opacity-100 max-sm:placeholder:text-[0.85em] 2xl:min-h-14',
  suggestions: 'mt-1 grid flex-1 fit-[max(7.5rem,34%)] gap-x-4 wrap-anywhere 2xl:mt-3.5 print:hidden',
  suggestion:
    'flex h-full min-h-11 items-center border-b border-sand-board py-1 leading-[1.2] no-underline in-[li:nth-last-child(2):nth-child(odd),li:last-child]:border-transparent hover:border-written hover:text-written 2xl:min-h-13',
  thread: 'text-sm text-dim',
  asked: 'in-[.answer]:font-text in-[.answer]:text-sm in-[.answer]:font-normal in-[.answer]:text-dim',
  rehearsed: 'font-text text-dim in-[.answer]:mt-2.5',
  links: 'flex flex-wrap gap-x-6',
  link: 'flex min-h-11 items-center font-semibold',
}

function Product({ isFirst, thing, url, at }: { isFirst?: true; thing: Piece; url: string; at: string }) {
  const { value, label, price, stock, line, putAside, to } = thing
  return (
    <Titled id={isFirst ? 'shelf' : `thing-${value}`} className={`niche ${at}`} title={label}>
      {price && <p className="price font-bold">{stock ? `${price}, ${stock}` : price}</p>}
      {line && <p className={price && 'mt-0'}>{line}</p>}
      {putAside && (
        <a className={isFirst ? slip : aside} href={to ?? choiceLink(url, { piece: thing })} rel="nofollow">
          {putAside}
        </a>
      )}
      <Stand drawn={thing.drawn} note={thing.note} />
    </Titled>
  )
}

const Stand = ({ drawn, note }: Pick<Piece, 'drawn' | 'note'>) => (
  <div className="stand print:hidden">
    <Pot drawn={drawn} />
    {note && <p className={caption}>{note}</p>}
  </div>
)
