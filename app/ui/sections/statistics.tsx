interface StatisticsProps {
  title: string
  statistics: readonly { figure: string; label: string }[]
}

export function Statistics({ title, statistics }: StatisticsProps) {
  return (
    <section aria-label={title} className="bg-pine-ground text-on-pine">
      <dl className="mx-auto grid max-w-site grid-cols-2 gap-x-8 gap-y-10 px-5 py-14 md:px-8 lg:grid-cols-4 lg:py-16">
        {statistics.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2">{label}</dt>
            <dd className="font-display text-3xl font-bold tracking-tight">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
