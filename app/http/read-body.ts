// A client that is still sending doesn't read its answer, so a body over the limit is read on, unkept, up to this many bytes.
const patience = 8 * 1024 * 1024

/**
 * Reads a request's body.
 *
 * @param limit in bytes
 * @returns null when the body is longer than the limit
 * @throws when the connection breaks before the body's end
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length <= limit) chunks.push(chunk)
    else if (length > patience) break
  }
  return length <= limit ? new Uint8Array(Buffer.concat(chunks)) : null
}
