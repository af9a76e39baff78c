import type { ComponentProps } from 'react'
import { fill, fillAll } from '~/content/fill'
import { Titled } from '~/ui/titled'
import { unbroken } from '~/ui/unbroken'
import { hoursTable, weekFrom } from '../draft/week'
import { drawingOf } from '../kit/drawing'
import { capitalized, counted } from '../kit/formats'
import { Definitions, LinkTo, People, Reviews } from '../kit/sections'
import { facts } from './facts'
import texts from './texts.json' with { type: 'json' }
import { byNoon, cottage, house, nextMorning, office, signs } from './words'

const { house: home, cottage: small, offer, streetLife, valuation } = facts
const { bus, officeMinutes } = facts.nearby
const hours = hoursTable(weekFrom(facts.hours), 'holidays')
const short = (days: string) => days.replace(/([A-Z]\w\w)\w*days?/g, '$1').replace(' to ', '–')
const length = (count: number, noun: string) => capitalized(counted(count, noun))

export const Drawing = drawingOf('estate-agent')

const neighbors = 'bg-green px-edge py-7 text-on-green lg:pt-9 lg:pb-10'

/** What the drawings show, for whoever does not see them. */
const labels = fillAll(texts.labels, { ...signs, ...facts.agents, garden: home.garden, street: facts.street })

const reviews = texts.reviews.map(({ door, text, ...review }) => ({
  ...review,
  text: fill(text, { day: streetLife.violinDay, morning: nextMorning }),
  picture: <Drawing name="door" signs={{ number: door }} />,
}))

/** Notes in the margin of a sheet; a pair stands at both ends of a line. */
type Notes = { notes: readonly (string | readonly string[])[] }

/** A sheet of the plan: a ruled margin with notes, and a drawing. */
export function Sheet({ notes, children, ...section }: ComponentProps<typeof Titled> & Notes) {
  return (
    <Titled {...section} titleClass="sm:col-span-full lg:col-[2/-1] lg:pt-9 lg:pb-6">
      <div className="text-sm empty:hidden sm:col-span-full lg:border-r lg:pt-12 lg:pr-7 lg:pb-9 lg:[grid-area:1/1/span_4/2]">
        {notes.length > 0 && (
          <ul className="grid gap-x-4 border-b sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] lg:block">
            {notes.map((note) => (
              <li key={`${note}`} className="flex flex-wrap justify-between gap-x-2 border-t py-1.5">
                {[note].flat().map((part) => (
                  <span key={part}>{`${part} `}</span>
                ))}
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </Titled>
  )
}

export function Plans() {
  return (
    <>
      <figure className="max-w-68 sm:row-span-2 sm:max-w-none lg:self-end lg:pb-9 lg:[grid-area:2/2/4/3]">
        <Drawing name="ground-floor" signs={signs} aria-label={labels.ground} />
        <figcaption>First floor, driveway and backyard</figcaption>
      </figure>
      <div className="price grid content-start gap-1.5 lg:[grid-area:2/3]">
        <b>{house.price}</b>
        <p>{unbroken(house.summary)}</p>
        <p className="text-sm">{unbroken(`Offers ${offer.form}. The seller sees them ${offer.passedOn}.`)}</p>
        <p className="text-sm">{unbroken('The street is at the bottom. Not to scale.')}</p>
      </div>
      <figure className="max-w-56 sm:max-w-none sm:self-end lg:pb-9 lg:[grid-area:3/3]">
        <Drawing name="first-floor" aria-label={labels.upstairs} />
        <figcaption>Second floor</figcaption>
      </figure>
    </>
  )
}

/** Sections that a draft doesn't have. */
export function AroundTheOffice() {
  return (
    <>
      <Sheet
        id="cottage"
        title={cottage.title}
        notes={[
          'The smaller of our two homes',
          'Stone walls, two feet thick',
          'The lane starts across from the cat',
        ]}
        className="lane sheet"
      >
        <div className="price grid content-start gap-1.5 lg:pb-9 lg:[grid-area:2/2]">
          <b>{cottage.price}</b>
          <p>{`${length(small.bedrooms, 'bedroom')} under the eaves, ${small.yard}`}</p>
          <p>The front door faces the yard, not the lane. The house is older than the lane.</p>
          <p>To see it, call us. We’ll get the key and walk you over.</p>
          <LinkTo className="call -mt-1.5" link={office.phone} />
        </div>
        <Drawing name="quarry-lane" signs={signs} aria-label={labels.lane} />
      </Sheet>
      <Sheet
        id="selling"
        title="Selling yours?"
        notes={[
          `Within ${counted(facts.areaMiles, 'mile')} of ${facts.town}`,
          'We sell. We don’t rent or manage.',
        ]}
        className="selling sheet"
      >
        <p className="fee lg:row-[2/4] lg:pb-9">
          <b>{`${facts.feePercent}%`}</b> of the price, at closing. Nothing if it doesn’t sell. The
          photographer and the floor plan are included.
        </p>
        <Definitions
          className="course"
          pairs={[
            [length(valuation.hours, 'hour'), 'We come, look and listen. The home value estimate is free.'],
            [length(valuation.writtenInDays, 'day'), 'You get the number in writing.'],
            [length(facts.sellingWeeks, 'week'), 'On average, from listing to accepted offer.'],
          ]}
        />
        <Definitions
          className="tasks"
          pairs={[
            ['Paperwork', 'Title, disclosures, floor plan. We order whatever’s missing.'],
            ['Keys', 'They stay in our office. Nobody walks through your house without one of us.'],
            ['After a showing', `We ask every visitor for feedback the ${nextMorning}. You hear ${byNoon}.`],
          ]}
        />
      </Sheet>
      <Titled id="neighbors" title="What the neighbors say" className={neighbors}>
        <p className="mt-1.5 text-sm">Made up, like the street.</p>
        <Reviews list={reviews} classes={{ list: 'neighbors', text: 'm-0 lg:text-lg' }} />
      </Titled>
      <Sheet
        id="office"
        title={`Our office is on ${facts.street}`}
        notes={hours.map(([days, times]) => [short(days), times])}
        className="office sheet"
      >
        <Drawing name="agents" signs={signs} className="agents" aria-label={labels.agents} />
        <People
          list={texts.agents.map(({ id, line }) => ({
            name: facts.agents[id as keyof typeof facts.agents],
            line: fill(line, { day: streetLife.violinDay }),
          }))}
          classes={{ list: 'people', name: 'text-xl leading-[1.2]' }}
        />
        <address className="grid content-start not-italic lg:[grid-area:3/3] xl:[grid-area:2/4]">
          <b className="text-xl leading-[1.2]">{office.address}</b>
          <p>{`From the station, walk down Depot Street, turn left at the bakery and pass number ${home.number}. Look for the ${facts.number} on the door. It takes ${counted(officeMinutes, 'minute')}.`}</p>
          <p>
            {`Bus ${bus} stops at the corner. `}
            <LinkTo className="call" link={office.phone} />
          </p>
        </address>
        <Drawing name="way" signs={signs} className="way" aria-label={labels.way} />
      </Sheet>
    </>
  )
}
