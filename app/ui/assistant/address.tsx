/** The page at an address, whose search may hold a draft, with more in its search. */
export function withSearch(address: string, search: string, place: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${search}#${place}`
}

/** The attributes of a GET form to that page; `KeptSearch` belongs in it. */
export function formTo(address: string, place: string) {
  return { action: `${pathOf(address)}#${place}`, method: 'get' } as const
}

/** What a GET form would take away from its address. */
export function KeptSearch({ address }: { address: string }) {
  const search = new URLSearchParams(address.slice(pathOf(address).length))
  return [...search].map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, '')
}
