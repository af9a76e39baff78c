import { ownerDecisions } from './owner-decisions'

// Apart from the packages, which the form's script would load for this sentence.
export const refundNote = `Cancel by the end of day ${ownerDecisions.designDay} and get your deposit back.`
