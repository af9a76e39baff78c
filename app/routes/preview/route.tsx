import { data, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Fragment, type ComponentProps } from 'react'
import { notices } from '~/content/enquiry-pages'
import { pages } from '~/content/pages'
import { draftFacts, previewErrors, previewPage } from '~/content/preview'
import { draftPath, trades } from '~/content/showroom'
import { neverStored, pageLoader } from '~/platform/page-loader.server'
import { picture } from '~/pictures/picture.server'
import { tradeOf } from '~/showroom/draft/draft'
import { draftNames, draftSearch, readDraft, readTyped } from '~/showroom/draft/read-draft'
import { openingSentence, patterns, weekdays } from '~/showroom/draft/week'
import previewStyles from './preview.css?inline'
import { fill } from '~/content/fill'
import { BrowserFrame } from '~/ui/browser-frame'
import { buttonStyle } from '~/ui/links'
import { boxStyle, describedBy, FieldError } from '~/ui/form/enquiry-field'
import { countErrors, ErrorSummary } from '~/ui/form/reply-notice'
import type { PageHandle } from '~/ui/layout/page-handle'
import { Picture } from '~/ui/picture'
import { unbroken } from '~/ui/unbroken'
import { pageMeta } from '~/routes/shared/page-meta.server'

export const handle: PageHandle = { styles: previewStyles }

export { headers, meta } from '~/routes/shared/head'

const declared = {
  search: {
    trade: trades.map(({ id }) => id),
    ...Object.fromEntries([...draftNames, 'make'].map((name) => [name, neverStored])),
  },
}

/** The form sends `make`. Without it, a link opens the form with the entries in its URL. */
export const loader = pageLoader(declared, ({ search, context }) => {
  const read = readDraft(search)
  // The first screen does not ask for the trade: the name tells of it, or the draft fits any.
  const isNamed = search.get('make') === 'named'
  const asked = isNamed ? (tradeOf(read.draft.name) ?? 'other') : search.get('trade')
  const mark = isNamed && asked === 'other' ? '&make=named' : ''
  const trade = trades.find(({ id }) => id === asked)
  const isTyped = draftNames.some((each) => search.has(each))
  const { name, ...others } = read.errors
  const wrongTrade = !trade && { trade: previewErrors.trade }
  const errors: typeof read.errors = { ...(name && { name }), ...wrongTrade, ...others }
  const count = isTyped ? Object.keys(errors).length : 0
  if (search.has('make') && trade && count === 0)
    throw redirect(`${draftPath(trade)}?${draftSearch(read.draft)}${mark}`, 303)
  const summary = countErrors(notices, count)
  return data(
    {
      meta: pageMeta(pages.preview, context, {
        title: `${summary} ${pages.preview.title}`.trim(),
        isIndexed: !isTyped,
      }),
      chosen: trade?.id ?? (isTyped ? undefined : trades[0]!.id),
      examples: Object.entries(trade?.examples ?? {}),
      looks: trades.map(({ id, look }) => ({
        ...(id === 'other' ? previewPage.other : { ...look, look: fill(previewPage.look, look) }),
        id,
        picture: picture(`showroom/${id}`),
      })),
      weeks: Object.entries(patterns).map(([id, week]) => ({ id, label: openingSentence(week) })),
      typed: readTyped(search),
      // Who comes back to change a draft without facts wants to add some.
      isOpen:
        count === 0
          ? isTyped || asked === 'other'
          : draftNames.slice(1).some((each) => search.getAll(each).join('')),
      errors: isTyped ? errors : {},
      summary,
    },
    { status: count > 0 ? 422 : 200 },
  )
})

export default function PreviewPage() {
  const { chosen, examples, looks, typed, isOpen, errors, summary, weeks } = useLoaderData<typeof loader>()
  const { things, hours, person, ...words } = previewPage
  const wrong = Object.entries(errors).map(([name, text]) => ({ name, text }))
  const field = (id: string) => ({ id, error: errors[id], autoFocus: wrong[0]?.name === id })
  const firstTrade = { ...field('trade'), ...describedBy('trade', errors['trade']), error: undefined }
  const rows = typed.things.map((row, index) => (
    <li key={index} className="pl-2">
      <div className="grid grid-cols-[1fr_7rem] gap-x-4">
        {(['thing', 'price'] as const).map((name, column) => (
          <Text
            key={name}
            {...field(`${name}-${index}`)}
            name={name}
            label={fill(things[name], { number: index + 1 })}
            placeholder={examples[index]?.[column]}
            defaultValue={row[column]}
            isQuiet
          />
        ))}
      </div>
    </li>
  ))
  const makeButton = (
    <button name="make" value="1" className={`${buttonStyle.loud} w-full sm:w-auto`}>
      {words.button}
    </button>
  )
  return (
    <div className="mx-auto max-w-site px-5 py-10 md:px-8 md:py-16">
      <h1 className="max-w-[12em] text-2xl md:text-3xl">{words.title}</h1>
      <p className="mt-5 max-w-read text-lg text-soft">{words.intro}</p>
      <div className="relative mt-8 lg:min-h-120">
        <form action="/preview" method="get" noValidate className="*:not-last:mb-6 lg:w-7/12">
          <div role="alert" className="empty:hidden">
            {wrong.length > 0 && <ErrorSummary title={summary} wrong={wrong} />}
          </div>
          <Text {...words.name} {...field('name')} defaultValue={typed.name} required />
          <fieldset>
            <legend className={legendStyle}>{words.trade}</legend>
            <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:grid-cols-3">
              {looks.map(({ id, trade, domain, imageAlt, look, ...each }, index) => (
                <Fragment key={id}>
                  <Radio
                    name="trade"
                    value={id}
                    label={trade}
                    required
                    className={tileStyle}
                    defaultChecked={id === chosen}
                    {...(index === 0 && firstTrade)}
                  />
                  <div className={lookStyle}>
                    <figure className="sticky top-28">
                      <BrowserFrame domain={domain}>
                        <Picture {...each} alt={imageAlt} sizes="30rem" className="h-auto w-full" />
                      </BrowserFrame>
                      <figcaption className="mt-4 text-soft">{look}</figcaption>
                    </figure>
                  </div>
                </Fragment>
              ))}
            </div>
            <FieldError id="trade" error={errors['trade']} />
          </fieldset>
          {makeButton}
          <p className="-mt-3 text-sm text-soft">{words.after}</p>
          <details className="fold *:not-last:mb-6" open={isOpen}>
            <summary className={summaryStyle}>{words.facts}</summary>
            <Text {...words.town} {...field('town')} defaultValue={typed.town} />
            <fieldset>
              <legend className={legendStyle}>{things.title}</legend>
              <p className="text-sm text-soft">{things.hint}</p>
              <p aria-hidden className="mt-2 grid grid-cols-[1fr_7rem] gap-x-4 pl-8 text-sm font-semibold">
                <span>{things.heads[0]}</span> <span>{things.heads[1]}</span>
              </p>
              <ol className="list-decimal pl-6 *:not-last:mb-4">{rows}</ol>
            </fieldset>
            <fieldset>
              <legend className={legendStyle}>{hours.title}</legend>
              <div className="mt-1 grid">
                {[...weeks, { id: '', label: hours.none }].map(({ id, label }) => (
                  <Radio key={id} name="hours" value={id} label={label} defaultChecked={id === typed.hours} />
                ))}
              </div>
              <details className="fold" open={typed.days.some(Boolean)}>
                <summary className={summaryStyle}>{hours.other}</summary>
                <p className="text-sm text-soft">{hours.hint}</p>
                <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
                  {weekdays.map((day, index) => (
                    <Text
                      key={day}
                      {...field(day.slice(0, 3).toLowerCase())}
                      label={day}
                      defaultValue={typed.days[index]}
                    />
                  ))}
                </div>
              </details>
            </fieldset>
            <fieldset className="[&>label]:mr-6">
              <legend className={legendStyle}>{words.also}</legend>
              {[...draftFacts].map(([id, { label }]) => (
                <Radio
                  key={id}
                  {...{ type: 'checkbox', name: 'also', value: id, label }}
                  defaultChecked={typed.also.includes(id)}
                />
              ))}
            </fieldset>
            <Text {...person} {...field('person')} defaultValue={typed.person} />
            {makeButton}
          </details>
        </form>
      </div>
    </div>
  )
}

const legendStyle = 'font-semibold'
const tileStyle =
  'min-h-14 rounded-sm border border-edge px-3 leading-tight max-sm:text-sm hover:border-ink has-checked:border-pine has-checked:bg-sand has-checked:font-semibold has-checked:[box-shadow:inset_0_0_0_1px_var(--color-pine)]'
const lookStyle = 'absolute inset-y-0 right-0 hidden w-[39%] lg:[label:has(:checked)+&]:block'
const summaryStyle = 'min-h-11 cursor-pointer py-2 font-semibold'

function Radio({ label, className = 'min-h-11', ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`inline-flex items-center gap-2.5 ${className}`}>
      <input type="radio" {...input} className="size-5 shrink-0 accent-pine [&[type=radio]]:rounded-full" />{' '}
      <span>{unbroken(label)}</span>
    </label>
  )
}

interface TextProps extends ComponentProps<'input'> {
  id: string
  label: string
  isQuiet?: boolean
  hint?: string
  error: string | undefined
}

function Text({ id, label, isQuiet, hint, error, ...input }: TextProps) {
  return (
    <div className={isQuiet ? 'contents [&>p]:order-1 [&>p]:col-span-full' : undefined}>
      <label htmlFor={id} className={isQuiet ? 'sr-only' : legendStyle}>
        {label}
      </label>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <input
        name={id}
        {...input}
        {...describedBy(id, error)}
        id={id}
        autoComplete="off"
        className={`${boxStyle} min-h-12`}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
