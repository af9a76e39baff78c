/** Names that the log shares with leads, alerts and inquiries, without the schemas, which production does not load. */

export const recordedOutcomes = ['delivered', 'kept', 'duplicate', 'refused', 'quarantined'] as const
export const notTakenOutcomes = ['invalid', 'throttled'] as const
export const submissionOutcomes = [...recordedOutcomes, ...notTakenOutcomes, 'held'] as const

/** The codes for a whole form, as the form service documents them. */
export const formErrorCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
  'UNSPECIFIED',
] as const
export type FormErrorCode = (typeof formErrorCodes)[number]

/** Why a lead was not delivered, as the log and the journal name it. */
export const failures = [
  'unreachable',
  'timeout',
  'rate_limited',
  'server_error',
  'captcha_required',
  'unconfirmed',
  'quota',
  'form_error',
  'unexpected_format',
  'payment_pending',
] as const
export type Failure = (typeof failures)[number]

/** Commands that remove or replace leads, or make them due. */
export const operations = ['erase', 'purge', 'restore', 'release'] as const
export type Operation = (typeof operations)[number]

export const channelNames = ['webhook', 'mail'] as const
export type ChannelName = (typeof channelNames)[number]

/** Each condition is told to a person when it starts and when it is over. */
export const conditions = [
  'journal',
  'parked',
  'waiting',
  'mail',
  'form_ids',
  'form_service',
  'disk',
  'backup',
  'restarts',
] as const
export type Condition = (typeof conditions)[number]
