import { delay, http, HttpResponse, type JsonBodyType } from 'msw'

/** One call that the stand-in form service got. */
export interface Received {
  formId: string
  headers: Record<string, string>
  body: Record<string, string>
}

const json = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status })

/**
 * How the stand-in responds, chosen by the local part of the submitted e-mail address: `refuses-email@…` is refused, and any
 * address that isn't named here is delivered. So one stand-in serves every test at once, and needs no state.
 */
const responses: Record<string, (body: Record<string, string>) => Response | Promise<Response>> = {
  'refuses-email': () =>
    json({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }] }, 422),
  'refuses-all': () =>
    json(
      {
        errors: [
          { field: 'name', code: 'TYPE_TEXT', message: 'should be text' },
          { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
          { field: 'email', code: 'NO_SUCH_CODE', message: 'is unknown' },
          { field: 'message', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
          { field: 'details', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
        ],
      },
      422,
    ),
  inactive: () => json({ errors: [{ code: 'INACTIVE', message: 'Form is not active' }] }, 403),
  full: () => json({ error: 'form over quota' }),
  captcha: () => json({ error: 'In order to submit via AJAX, disable reCAPTCHA for this form' }, 403),
  html: () => HttpResponse.html('<!DOCTYPE html><title>Welcome</title>'),
  broken: () => json({ error: 'Internal error' }, 500),
  busy: () =>
    HttpResponse.json({ error: 'Too many requests' }, { status: 429, headers: { 'Retry-After': '2' } }),
  huge: () => json({ next: 'x'.repeat(70_000) }),
  charges: () => json({ stripe: { paymentIntentClientSecret: 'pi_secret' }, resubmitKey: 'key' }),
  echoes: ({ name, email, message, details }) =>
    json({ error: `Could not take "${message ?? details}" from ${name} <${email}>` }, 400),
  absent: () => HttpResponse.error(),
  async hangs() {
    await delay('infinite')
    return json({})
  },
}

/** MSW's handlers of the hosted form service, wherever it is said to be. */
export function formServiceHandlers(received: Received[]) {
  return [
    http.post<{ id: string }>('*/f/:id', async ({ request, params }) => {
      const body = (await request.json()) as Record<string, string>
      received.push({ formId: params.id, headers: Object.fromEntries(request.headers), body })
      const response = responses[body.email?.split('@')[0] ?? '']
      return response ? response(body) : json({ next: '/thanks', ok: true })
    }),
  ]
}
