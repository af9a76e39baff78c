/** What extensions, translators and proxies do to a page before its scripts run; each runs in the page. */
export const changes = {
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'an element last in the body': () => document.body.append(document.createElement('div')),
  'an element first in the head': () => document.head.prepend(document.createElement('meta')),
  'a style first in the head': () => {
    const style = document.createElement('style')
    style.textContent = 'i { color: #fed }'
    document.head.prepend(style)
  },
  'an icon beside a field': () => document.querySelector('#email')?.after(document.createElement('img')),
  'an element around the textarea': () => {
    const area = document.querySelector('textarea')
    if (!area) return
    const around = document.createElement('div')
    area.replaceWith(around)
    around.append(area)
    area.focus()
  },
  'an element first in the page': () =>
    document.querySelector('main > *')?.prepend(document.createElement('aside')),
  'a field of the same name': () => {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name: 'email' })
    document.querySelector('form')?.append(field)
  },
  'an element last in the form': () => document.querySelector('form')?.append(document.createElement('img')),
  'attributes everywhere': () =>
    document.querySelectorAll('*').forEach((each) => {
      each.setAttribute('data-seen', '')
      each.classList.add('seen')
    }),
  'no comments': () => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
    for (let each = comments.nextNode(); each; each = comments.nextNode()) (each as Comment).remove()
  },
  'no white space between elements': () => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
    for (let each = texts.nextNode(); each; each = texts.nextNode())
      if (!each.nodeValue!.trim()) (each as Text).remove()
  },
  'other words': translate,
  'words left out': () => document.querySelector('h1')!.replaceChildren(),
}

/** As browsers translate a page: each text goes into an element of theirs. */
export function translate() {
  const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  for (let each = texts.nextNode(); each; each = texts.nextNode()) all.push(each as Text)
  for (const text of all.filter(
    ({ parentElement: around, data }) => data.trim() && !around?.closest('script, style'),
  )) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text)
    text.data = `«${text.data}»`
  }
}
