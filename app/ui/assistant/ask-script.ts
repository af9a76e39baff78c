/**
 * Brings the answer of the assistant without leaving the page (progressive enhancement: its forms and links work without).
 * Inlined in the head, so it listens on the window and looks elements up when they are used.
 */
const place = () => document.querySelector('#answer-place')!
const field = () => document.querySelector<HTMLInputElement>('#ask')!
/** The turns whose words chose something in the rehearsal, and what shows those choices. */
const played = '[data-played]'
const following = ', #rehearsal, [data-follows]'
/** What else is new with each answer. */
const always = '#thread, #suggestions, #answer-place, .ask-form [data-asked], #note'
let latest = new AbortController()
/** The query whose answer is shown. Steps within the page change none. */
let shown = location.search

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.matches('[data-ask]')) return
  event.preventDefault()
  const url = new URL(form.action)
  url.search = String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))
  const isQuestion = form === field().form
  // After a press of the button, too, what comes next can be typed.
  if (isQuestion) field().focus()
  if (!isQuestion || field().value.trim()) ask(url.href)
})

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-ask]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  ask(link.href)
})

addEventListener('popstate', () => {
  forget()
  if (location.search !== shown) void show(location.href)
})

// A browser that leaves the page ends the request, which is no failure.
addEventListener('pagehide', forget)

function ask(href: string) {
  forget()
  // Before the answer is here, since someone may type the next question meanwhile.
  field().value = ''
  void show(href)
}

function forget() {
  latest.abort()
  place().ariaBusy = null
}

/** Changes the page for any answer that it can't show. */
async function show(href: string) {
  const { signal } = (latest = new AbortController())
  place().ariaBusy = 'true'
  try {
    const page = new DOMParser().parseFromString(await (await fetch(href, { signal })).text(), 'text/html')
    if (!page.querySelector('#thread')) throw new Error('No page')
    if (href !== location.href) history.pushState(null, '', href)
    shown = location.search
    document.title = page.title
    place().ariaBusy = null
    // What someone chose by hand stays unless words chose something.
    const isPlayed = page.querySelector(played) ?? document.querySelector(played)
    const parts = always + (isPlayed ? following : '')
    const fresh = page.querySelectorAll(parts)
    for (const [index, part] of document.querySelectorAll(parts).entries()) {
      part.replaceChildren(...fresh[index]!.childNodes)
    }
    const answer = place().firstElementChild as HTMLElement | null
    const note = document.querySelector<HTMLElement>('#note [tabindex], #note [aria-describedby]')
    // The field stands under the answer, and what the owner gets under the field.
    for (const part of [answer, answer && field().form, note]) part?.scrollIntoView({ block: 'nearest' })
    // What had the focus is gone, or Back took it away.
    if (document.activeElement === document.body) (note ?? answer ?? field()).focus({ preventScroll: true })
  } catch {
    if (signal.aborted) return
    // Where only the fragment differs, nothing would be loaded.
    if (new URL(href).search === location.search) location.reload()
    else location.assign(href)
  }
}
