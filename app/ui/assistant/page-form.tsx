import type { ComponentProps } from 'react'
import type { SoFar } from '~/assistant/conversation'

/** Adds to the search of a page's URL, which may hold a draft. */
export function withSearch(url: string, search: string, place: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${search}#${place}`
}

type PageFormProps = ComponentProps<'form'> & { url: string; place: string }

/** A GET form to that page. Browsers would drop the search of its URL, so hidden fields hold it. */
export function PageForm({ url, place, className, children, ...form }: PageFormProps) {
  const [path = '', search] = url.split('?')
  return (
    <form className={className} action={`${path}#${place}`} method="get" {...form}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

/** Hidden fields with the earlier questions, which are sent along with the next one. */
export function Asked({ asked: { questions, memory } }: { asked: SoFar }) {
  return (
    <span data-asked="">
      {memory && <input type="hidden" name="memory" value={memory} />}
      {questions.map((question, index) => (
        <input key={index} type="hidden" name="ask" value={question} />
      ))}
    </span>
  )
}
