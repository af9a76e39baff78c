import { Fault } from './platform/fault'

/** The query of an address, of which a page reads only the parameters that it declares. */
export class DeclaredSearch extends URLSearchParams {
  readonly #names: readonly string[]

  /** @param names the declared parameters */
  constructor(names: readonly string[], search: string) {
    super(search)
    this.#names = names
  }

  /** @throws Fault when the parameter is not declared; so do the others */
  override get(name: string): string | null {
    this.#check(name)
    return super.get(name)
  }

  override getAll(name: string): string[] {
    this.#check(name)
    return super.getAll(name)
  }

  override has(name: string): boolean {
    this.#check(name)
    return super.has(name)
  }

  #check(name: string): void {
    if (!this.#names.includes(name)) throw new Fault(`The search parameter ${name} is read but not declared`)
  }
}
