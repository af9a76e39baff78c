import type { Answer } from '../answer'

const html =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
  '<title>Something went wrong | Dayfive</title></head><body><h1>Something went wrong on our side</h1>' +
  '<p>Please try again in a moment.</p><p><a href="/">To the home page</a></p></body></html>'

export function plainErrorPage(status: number): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
    body: new TextEncoder().encode(html),
  }
}
