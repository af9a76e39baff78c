interface ShowroomProps {
  title: string
  lead: string
  exhibits: readonly { trade: string; work: string }[]
}

/** What the AI of a website does, trade by trade. */
export function Showroom({ title, lead, exhibits }: ShowroomProps) {
  return (
    <section id="showroom" className="border-t border-line">
      <div className="mx-auto grid max-w-site gap-x-16 gap-y-10 px-5 py-20 md:px-8 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-4">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-5 text-lg text-soft">{lead}</p>
        </div>
        <dl className="lg:col-span-8">
          {exhibits.map(({ trade, work }) => (
            <div
              key={trade}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-display text-lg font-bold">{trade}</dt>
              <dd className="text-soft">{work}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
