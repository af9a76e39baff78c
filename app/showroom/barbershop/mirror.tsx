import { mirror } from './words'

/** What customers say, as stickers on the mirror. */
export function Mirror() {
  return (
    <section className="mirror" aria-labelledby="mirror-title">
      <h2 id="mirror-title">{mirror.title}</h2>
      <p>{mirror.note}</p>
      <ul>
        {mirror.list.map(({ words, who }) => (
          <li key={who}>
            <figure>
              <blockquote>{`“${words}”`}</blockquote>
              <figcaption>{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
