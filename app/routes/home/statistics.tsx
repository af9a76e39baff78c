import type { home } from '~/content/home'
import { TextLink } from '~/ui/text-link'

export function Statistics({ title, list, doubt }: (typeof home)['statistics']) {
  return (
    <section aria-label={title} className="pine-ground bg-pine-ground">
      <div className="mx-auto max-w-site px-5 py-5 md:px-8 lg:py-9">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 lg:grid-cols-4">
          {list.map(({ figure, label, source }) => (
            <div key={label} className="grid grid-rows-[auto_auto_1fr] border-t border-line pt-2">
              <dt className="row-start-2 font-semibold">{label}</dt>
              <dd className="row-start-1 font-display text-3xl font-bold tracking-tight">{figure}</dd>
              <dd className="text-sm text-soft">{source}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          <TextLink {...doubt} />
        </p>
      </div>
    </section>
  )
}
