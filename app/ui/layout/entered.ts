/** An id names one field; boxes to tick and buttons share a name. */
const keyOf = ({ type, name, id, value }: HTMLInputElement) =>
  id ? `#${id}` : `${name} ${/box|submit/.test(type) && value}`

/**
 * For an element that something else may have changed, such as an extension, so that React removes it and renders it anew. Returns
 * what puts into the new fields what was entered, which the removed ones still hold, and the focus.
 */
export function keepEntered(element: Element) {
  const focused = document.activeElement
  const entered = 'input, textarea, select, button'
  let fields = [...element.querySelectorAll<HTMLInputElement>(entered)]
  return (into: Element) => {
    const known = new Map(fields.map((field) => [keyOf(field), field]))
    fields = [...into.querySelectorAll<HTMLInputElement>(entered)]
    for (const field of fields) {
      const { value, checked } = known.get(keyOf(field)) ?? field
      if (known.get(keyOf(field)) === focused) field.focus({ preventScroll: true })
      Object.assign(field, { value, checked })
    }
  }
}
