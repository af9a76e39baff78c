interface NextStepsProps {
  title: string
  list: readonly string[]
}

export function NextSteps({ title, list }: NextStepsProps) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-lg">
        {title}
      </h2>
      <ol className="mt-4 border-t border-line">
        {list.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-3.5">
            <span className="font-display font-bold text-accent-text">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
