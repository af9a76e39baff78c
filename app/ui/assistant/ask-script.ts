/** Brings answers without a new page; without it, forms and links do. It runs in the head, before there are any elements. */
const place = () => document.querySelector('#answer-place')!
const field = () => document.querySelector<HTMLInputElement>('#ask')!
/** Matches turns whose words chose something in the rehearsal. */
const played = '[data-played]'
const following = ', #rehearsal, [data-follows]'
/** Matches the parts that each answer replaces. */
const always = '#thread, #suggestions, #answer-place, .ask-form [data-asked], #note'
let latest = new AbortController()
/** The query of the shown answer. Fragments are no part of it. */
let shown = location.search

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (!form.matches('[data-ask]')) return
  event.preventDefault()
  const url = new URL(form.action)
  url.search = String(new URLSearchParams(new FormData(form) as unknown as Record<string, string>))
  const isQuestion = form === field().form
  // The next question can be typed at once, even after a press of the button.
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

// A browser that leaves the page ends the request, which then is no failure.
addEventListener('pagehide', forget)

function ask(href: string) {
  forget()
  // The field is emptied at once, since the visitor may type the next question before the answer arrives.
  field().value = ''
  void show(href)
}

function forget() {
  latest.abort()
  place().ariaBusy = null
}

/** Shows an answer on the page, or loads its page if that fails. */
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
    // Choices made by hand stay, unless words chose something.
    const isPlayed = page.querySelector(played) ?? document.querySelector(played)
    const parts = always + (isPlayed ? following : '')
    const fresh = page.querySelectorAll(parts)
    for (const [index, part] of document.querySelectorAll(parts).entries())
      part.replaceChildren(...fresh[index]!.childNodes)
    const answer = place().firstElementChild as HTMLElement | null
    const note = document.querySelector<HTMLElement>('#note [tabindex], #note [aria-describedby]')
    // The field stands below the answer, and the note to the owner below the field.
    for (const part of [answer, answer && field().form, note]) part?.scrollIntoView({ block: 'nearest' })
    // The focused element is gone, or Back took the focus away.
    if (document.activeElement === document.body) (note ?? answer ?? field()).focus({ preventScroll: true })
  } catch {
    if (signal.aborted) return
    // A browser loads nothing where only the fragment differs.
    if (new URL(href).search === location.search) location.reload()
    else location.assign(href)
  }
}
