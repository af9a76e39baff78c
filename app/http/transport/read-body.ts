// Drain oversized bodies up to this size; most clients read the response only after sending.
const maxDrainedBytes = 2 * 1024 * 1024
// Each takes some 20 µs, however small; a body within the limit has some dozens.
const maxChunks = 2048

/**
 * @param limit in bytes
 * @returns null when the body is longer or arrives in too many chunks
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
    if (length > maxDrainedBytes || count > maxChunks) break
  }
  return length <= limit && count <= maxChunks ? new Uint8Array(Buffer.concat(chunks)) : null
}
