/** An error with a message that is safe to log. */
export class Fault extends Error {
  override name = 'Fault'
  /** So that an error is logged once, which a damaged journal gives to whoever uses it. */
  isLogged = false
}
