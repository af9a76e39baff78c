import { Fault } from './platform/fault'

/** A query whose undeclared parameters cannot be read. */
export class DeclaredSearch extends URLSearchParams {
  readonly #names: readonly string[]

  constructor(names: readonly string[], search: string) {
    super(search)
    this.#names = names
  }

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

  /** @throws Fault when the parameter is not declared */
  #check(name: string): void {
    if (!this.#names.includes(name)) throw new Fault(`The search parameter ${name} is read but not declared`)
  }
}
