import { z } from 'zod'
import { fieldErrorCodes } from '~/forms/form'
import { forms } from '~/forms/registry'
import type { ConsultationValues, ProjectValues } from '~/forms/schemas'
import { formErrorCodes } from '~/leads/form-answer'
import { absent, form, reference, serviceCall } from '~/leads/log-events'
import { submissionLimits } from '~/leads/throttle'
import { clientIp, durationMs, line, named, requestId, status, type EventOf } from '~/platform/log-events'
import { notTakenOutcomes, recordedOutcomes, submissionOutcomes } from './submission-outcomes'

type FieldName = keyof ConsultationValues | keyof ProjectValues
const fieldCodes = z.array(z.enum(fieldErrorCodes)).min(1)
const codes = named('fieldErrors', 'The codes of one field.', fieldCodes).optional()
const fields = Object.values(forms).flatMap((each) => each.fields.map(({ name }) => [name, codes]))
const formCodes = z.array(z.enum(formErrorCodes)).min(1).optional()
const errors = z
  .strictObject({ form: formCodes, ...(Object.fromEntries(fields) as Record<FieldName, typeof codes>) })
  .meta({ minProperties: 1 })
const maskedEmail = z.string().regex(/^[^@]{1,2}\*\*\*@[^@]+$/)

const submission = line('submission', ['info', 'warn', 'error'], {
  requestId,
  form,
  outcome: z.enum(submissionOutcomes),
  reference: reference.optional(),
  errors: named('errors', 'Codes by field; those of the whole form stand under form.', errors).optional(),
  ...serviceCall,
  limit: z.enum(submissionLimits).optional().describe('Of one client, or of all together.'),
  status,
  durationMs,
  clientIp,
  email: maskedEmail.nullish().describe("The visitor's address, masked; null when it is none."),
  javascript: z.boolean().describe("Whether the page's script sent it."),
})

export const submissionEvent = named(
  'submission',
  'A post to a form, once it is answered: everything in one line.',
  z.union([
    submission.extend({
      outcome: z.enum(recordedOutcomes).describe('kept: no form service; duplicate: it had arrived before.'),
      reference,
      failure: absent,
    }),
    submission.extend({
      outcome: z.enum(notTakenOutcomes).describe('invalid: our check, or a post that could not be read.'),
      reference: absent,
      serviceStatus: absent,
      serviceMs: absent,
      failure: absent,
    }),
    submission.extend({
      outcome: z.literal('held').describe('Saved under its reference, or, without one, not saved.'),
    }),
  ]),
)

export type SubmissionEvent = EventOf<typeof submission>
