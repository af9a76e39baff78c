// A client that is still sending doesn't read its answer, so a body over the limit is read on, unkept, up to this many bytes.
const patience = 2 * 1024 * 1024
// Each takes the process some 20 µs, however small it is; a body within the limit comes in some dozens.
const mostChunks = 2048

/**
 * Reads a request's body.
 *
 * @param limit in bytes
 * @returns null when the body is longer than the limit, or in so many pieces that it was made to be slow
 * @throws when the connection breaks before the body's end
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  let count = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    count += 1
    if (length <= limit) chunks.push(chunk)
    if (length > patience || count > mostChunks) break
  }
  return length <= limit && count <= mostChunks ? new Uint8Array(Buffer.concat(chunks)) : null
}
