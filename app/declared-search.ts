import { Fault } from './platform/fault'

/** A query whose undeclared parameters cannot be read. */
export class DeclaredSearch extends URLSearchParams {
  constructor(
    readonly names: readonly string[],
    search: string,
  ) {
    super(search)
  }

  override get(name: string): string | null {
    return super.get(this.#declared(name))
  }

  override getAll(name: string): string[] {
    return super.getAll(this.#declared(name))
  }

  override has(name: string): boolean {
    return super.has(this.#declared(name))
  }

  /** @throws Fault when the parameter is not declared */
  #declared(name: string): string {
    if (!this.names.includes(name)) throw new Fault(`The search parameter ${name} is read but not declared`)
    return name
  }
}
