import type { home } from '~/content/home'

export function Statistics({ title, list, note }: (typeof home)['statistics']) {
  return (
    <section aria-label={title} className="pine-ground bg-pine-ground text-on-pine">
      <div className="mx-auto max-w-site px-5 py-8 md:px-8 lg:py-16">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
          {list.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-1">{label}</dt>
              <dd className="font-display text-3xl font-bold tracking-tight">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-read text-sm">{note}</p>
      </div>
    </section>
  )
}
