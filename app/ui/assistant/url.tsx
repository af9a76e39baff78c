import type { SoFar } from '~/assistant/conversation'

/** The page at a URL, whose search may hold a draft, with more in its search. */
export function withSearch(url: string, search: string, place: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${search}#${place}`
}

/** The attributes of a GET form to that page; `KeptSearch` belongs in it. */
export function formTo(url: string, place: string) {
  return { action: `${pathOf(url)}#${place}`, method: 'get' } as const
}

/** What a GET form would take away from its URL. */
export function KeptSearch({ url }: { url: string }) {
  const search = new URLSearchParams(url.slice(pathOf(url).length))
  return [...search].map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

/** What was asked before, sent along with the next question. */
export function Asked({ asked: { questions, table } }: { asked: SoFar }) {
  return (
    <span data-asked="">
      {table && <input type="hidden" name="table" value={table} />}
      {questions.map((question, index) => (
        <input key={index} type="hidden" name="ask" value={question} />
      ))}
    </span>
  )
}

function pathOf(url: string): string {
  return url.replace(/\?.*/, '')
}
