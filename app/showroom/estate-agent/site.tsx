import { Suggestions, Talk } from '~/ui/assistant/ask'
import { Titled } from '~/ui/titled'
import type { DemoPageProps, PlayedProps } from '../kit/demo-site'
import { choiceLink } from '../kit/read-rehearsal'
import { Definitions, LinkTo, Nav } from '../kit/sections'
import { facts } from './facts'
import { Viewing } from './rehearsal'
import { AroundTheOffice, Drawing, Plans, Sheet } from './sheets'
import { byNoon, cottage, nextMorning, widthOf, wordsOf, type Words } from './words'

const { streetLife } = facts
const { bus, schoolMinutes, stationMinutes } = facts.nearby

const topLink = 'inline-flex min-h-thumb items-center no-underline hover:underline'
const paper =
  'absolute top-[8%] left-[51.5%] w-48 -rotate-2 font-medium border-2 bg-[#f8f1df] px-4 py-3 text-[#261c2b] no-underline hover:underline sm:left-[36%] md:top-auto md:bottom-[14%] lg:left-[5%] lg:w-60 lg:text-lg'
const time =
  'action min-h-thumb min-w-max px-0.5 py-1 max-xs:text-sm xs:px-2 lg:min-h-13 lg:px-[min(1.25rem,1.4vw)]'
const letter =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-2 bg-card px-5 py-1 *:col-span-2 *:grid *:grid-cols-subgrid *:border-faint *:py-2.5 *:not-first:border-t [&_dt]:font-medium'
const whole =
  'house sheet lg:pl-[calc(var(--spacing-edge)-1.75rem)] lg:[--margin:0px] lg:[&>h2+div]:border-r-0 lg:[&>h2+div]:p-0 lg:[&>h2+div]:[grid-area:2/2/3/4] [&>h2+div>ul]:grid [&>h2+div>ul]:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]'
const margined =
  'lg:grid lg:grid-cols-[var(--margin)_minmax(0,1fr)] lg:gap-x-7 lg:[&>p]:border-r lg:[&>p]:pr-7 lg:[&>p]:text-xs lg:[&>p]:leading-[1.3]'
/** An answer in a draft stands beside the field, below the headline: it would be much higher than that. */
const answered =
  'lg:has-[.answer]:pt-[8.5vw] lg:has-[.answer]:pl-edge lg:has-[.answer]:*:grid lg:has-[.answer]:*:grid-cols-2 lg:has-[.answer]:*:grid-rows-[auto_auto_1fr] lg:has-[.answer]:*:items-start lg:has-[.answer]:*:gap-x-10 lg:has-[.answer]:[&_.answer-place]:row-span-2 lg:has-[.answer]:[&_.thread]:col-span-full'
const talk = {
  label: 'block pb-2 text-sm lg:text-[1.0625rem] lg:leading-[1.2] lg:font-medium',
  line: 'flex border-2 bg-card',
  field: 'min-h-thumb min-w-0 flex-1 border-0 bg-transparent px-3 text-lg placeholder:text-soft',
  suggestion:
    'flex h-full min-h-thumb items-center gap-2.5 py-1 text-sm leading-[1.15] no-underline lg:gap-2 lg:text-[min(0.9063rem,2vw)]',
  answer: 'grid gap-2 border-2 bg-card px-4.5 pt-3.5 pb-4 text-lg lg:px-6 lg:py-4',
}

export function Page({ draft, ...page }: DemoPageProps) {
  const words = wordsOf(draft)
  const { name, headline, assistant, signs, scene, lists, asks, phone } = words
  const { things, areHomes, ...offer } = words.offer
  const widest = Math.max(...headline.map(widthOf))
  return (
    <>
      <header className="top flex flex-wrap items-center px-edge lg:border-b">
        <p className="name">{name}</p>
        <Nav label={name} links={words.nav} linkClass={topLink} />
        {phone && (
          <a className={`${topLink} phone font-medium`} href={phone.to}>
            <Drawing name="phone" className="w-6 xs:hidden" />
            <span className="max-xs:sr-only">{phone.label}</span>
          </a>
        )}
      </header>
      <main id="content" tabIndex={-1} data-scene={draft ? scene : undefined}>
        <div className={`front ${draft ? 'isolate lg:has-[.answer]:block' : ''}`}>
          <h1 className={widest > 23 ? 'long md:[--scale:0.55]' : widest > 17 ? 'long' : undefined}>
            {headline[0]} <br />
            {headline[1]}
          </h1>
          <section className={`assistant ${draft ? answered : ''}`} aria-label={assistant.label}>
            <Talk conversation={page.conversation} words={{ ...assistant, button: 'Ask' }} classes={talk} />
          </section>
          <div className="overflow-hidden md:-z-1 md:col-span-full">
            <div
              className={`elevation-drawing relative mt-2 w-[205%] md:mt-0 lg:ml-0 lg:w-auto ${/street|van/.test(scene) ? '-ml-[72.7%] sm:-ml-[27.7%] sm:w-[140%]' : '-ml-[97.5%] sm:-ml-[50%] sm:w-[150%]'}`}
            >
              <Drawing name={scene} signs={signs} />
              {!draft && (
                <>
                  <p className="street-note bread">{`Fresh bread at ${streetLife.breadFrom}`}</p>
                  <p className="street-note violin">{`Violin on ${streetLife.violinDay}s`}</p>
                </>
              )}
              {scene === 'street' && <p className="street-note sun">{words.sun}</p>}
              {asks && <LinkTo className={paper} link={asks} />}
            </div>
            {!draft && (
              <div className="walk">
                <p>{`Station, a ${stationMinutes}-minute walk`}</p>
                <p>{`Bus ${bus} at the corner, to the high school`}</p>
                <p>{`Grade school, a\u00a0${schoolMinutes}-minute\u00a0walk`}</p>
              </div>
            )}
          </div>
        </div>
        <ForSale {...page} words={words} />
        <div className={`px-edge lg:border-b print:hidden ${draft ? '' : margined}`}>
          <p className="pt-5 text-sm lg:py-3">{page.conversation.introduction}</p>
          <Suggestions conversation={page.conversation} classes={talk} />
        </div>
        <Sheet {...offer} className={draft ? whole : 'house sheet'}>
          {things ? (
            <div className="flex flex-col gap-y-7 sm:col-span-full lg:[grid-area:3/2/4/4] lg:pb-9">
              <ul className="doors grid gap-x-7 sm:has-[svg]:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
                {things.map(({ label, price }, index) => (
                  <li key={index}>
                    {areHomes && <Drawing name="door" className="row-span-2" />}
                    <h3>{label}</h3> <b>{price}</b>
                  </li>
                ))}
              </ul>
              {lists.map(({ id, title, pairs }) => (
                <Titled key={id} id={id} title={title} titleClass="pb-3">
                  <Definitions className={id === 'hours' ? 'hours' : letter} pairs={pairs} />
                </Titled>
              ))}
            </div>
          ) : (
            <Plans />
          )}
          <Viewing {...page} words={words} />
        </Sheet>
        {!draft && <AroundTheOffice />}
      </main>
      <footer className="flex flex-wrap items-center gap-x-8 gap-y-1 px-edge pt-4 pb-5 text-sm max-lg:border-t lg:justify-between [&_a]:inline-flex [&_a]:min-h-thumb [&_a]:items-center">
        <p>
          {words.imprint} {phone && <a href={phone.to}>{phone.label}</a>}
        </p>
        {!draft && <p>Everything here is made up: the office, the street, the people, the prices.</p>}
      </footer>
    </>
  )
}

function ForSale({ words: { forSale, when, phone }, conversation: { url }, rehearsal }: PlayedProps<Words>) {
  return (
    <div className="for-sale px-edge pt-3 pb-2 lg:flex lg:flex-wrap lg:py-5.5" data-follows="">
      <p className="lg:has-[+ul]:mr-auto">
        <b className="block text-2xl leading-[1.15] tracking-[-0.01em] lg:text-3xl">{forSale.title}</b>{' '}
        {forSale.text}
      </p>
      {phone && (
        <p className="order-1 pt-1 text-sm sm:col-span-full lg:order-none lg:mr-auto lg:max-w-84 lg:flex-[1_1_11rem] lg:pt-0">
          {`The ${nextMorning} we ask what you thought. The seller hears ${byNoon}. `}
          <a className="flex min-h-thumb w-fit items-center" href="#cottage">
            {`Something smaller: ${cottage.title}, ${cottage.price}`}
          </a>
        </p>
      )}
      <ul
        className={`flex flex-wrap gap-2 *:flex-1 ${phone ? '' : 'max-sm:*:basis-2/5'}`}
        aria-label={when.legend}
      >
        {when.options.slice(0, 3).map((viewing) => (
          <li key={viewing.value}>
            <LinkTo
              className={time}
              link={{ label: viewing.label, to: choiceLink(url, { viewing }) }}
              rel="nofollow"
              aria-current={viewing.value === rehearsal.chosen['viewing']?.value || undefined}
            />
          </li>
        ))}
        {when.options.length > 3 && (
          <li>
            <LinkTo className={time} link={{ label: 'More times', to: '#rehearsal' }} />
          </li>
        )}
      </ul>
    </div>
  )
}
