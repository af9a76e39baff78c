export function textFile(contentType: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=3600' },
  })
}
