/** An error with a message that is safe to log. */
export class Fault extends Error {
  override name = 'Fault'
}
