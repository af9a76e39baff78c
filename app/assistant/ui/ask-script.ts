/**
 * Brings the answer of the assistant without leaving the page (progressive enhancement: the form and its links work without).
 * Inlined in the head, so it listens on the window and looks elements up when they are used.
 */
const place = () => document.getElementById('answer-place')!
const field = () => document.querySelector<HTMLInputElement>('[data-ask] [name=ask]')!
let latest = new AbortController()
/** The query whose answer is shown. Steps within the page change none. */
let shown = location.search

addEventListener('submit', (event) => {
  if (!(event.target as Element).matches('[data-ask]')) return
  event.preventDefault()
  const question = field().value.trim()
  if (question) ask(question)
  else field().focus()
})

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-ask]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  ask(new URL(link.href).searchParams.get('ask')!)
})

addEventListener('popstate', () => {
  forget()
  if (location.search !== shown) void show(location.href)
})

// A browser that leaves the page ends the request, which is no failure.
addEventListener('pagehide', forget)

// While someone types, the suggestions that share a word with it stand out.
addEventListener('input', (event) => {
  if (event.target !== field()) return
  const words =
    field()
      .value.toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  for (const link of document.querySelectorAll<HTMLElement>('.suggestions a')) {
    const text = link.textContent!.toLowerCase()
    link.toggleAttribute(
      'data-near',
      words.some((word) => text.includes(word)),
    )
  }
})

/** The rest of the query stays: a rehearsal may be played on this page. */
function ask(question: string) {
  const address = new URL(location.href)
  address.searchParams.set('ask', question)
  address.hash = 'answer-place'
  forget()
  void show(address.href)
}

function forget() {
  latest.abort()
  place().ariaBusy = null
}

/** Changes the page for any answer that it can't show. */
async function show(href: string) {
  const { signal } = (latest = new AbortController())
  const typed = field().value
  place().ariaBusy = 'true'
  try {
    const page = new DOMParser().parseFromString(await (await fetch(href, { signal })).text(), 'text/html')
    const answer = page.getElementById('answer-place')
    if (!answer) throw new Error('This is another page')
    if (href !== location.href) history.pushState(null, '', href)
    shown = location.search
    document.title = page.title
    // Someone may type the next question meanwhile.
    if (field().value === typed) field().value = page.querySelector<HTMLInputElement>('[name=ask]')!.value
    const wasChosen = place().contains(document.activeElement)
    place().ariaBusy = null
    place().replaceChildren(...answer.childNodes)
    const shownAnswer = document.getElementById('answer')
    shownAnswer?.scrollIntoView({ block: 'nearest' })
    // The link that had the focus is gone.
    if (wasChosen) shownAnswer?.focus({ preventScroll: true })
  } catch {
    if (signal.aborted) return
    // Where only the fragment differs, nothing would be loaded.
    if (new URL(href).search === location.search) location.reload()
    else location.assign(href)
  }
}
