/** An error whose message is our own words, so that it may enter the log. */
export class Fault extends Error {
  override name = 'Fault'
}
