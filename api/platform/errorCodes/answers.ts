import type { ErrorEntry } from './entry.ts'

const tryAgain = 'Try again in a moment.'
const operator = 'Whoever runs the server can correct it.'

/** Why an answer is not whole: codes of `stream_error`, of a run and of a step’s errors. */
export const answerErrors = {
  model_unavailable: {
    status: 503,
    text: 'The model cannot answer right now. Try again in a moment.',
    cause: 'The server of the model cannot be reached, or fails.',
    cure: tryAgain,
  },
  model_timeout: {
    status: 503,
    text: 'The model took too long to answer. Try again in a moment.',
    cause: 'The model sent nothing for too long.',
    cure: tryAgain,
  },
  answer_too_long: {
    status: 503,
    text: 'The answer reached the maximum length and was cut off.',
    cause: 'The model wrote more than LLM_MAX_ANSWER_CHARS allows. The text up to that length is kept.',
    cure: 'Ask for a shorter answer, or for the rest.',
  },
  model_rate_limited: {
    status: 503,
    text: 'The model is busy. Try again in a moment.',
    cause: 'The server of the model refuses more requests for now.',
    cure: tryAgain,
  },
  model_rejected: {
    status: 503,
    text: 'The model refused this message.',
    cause: 'The server of the model does not take the request.',
    cure: 'Write it in other words.',
  },
  model_key_rejected: {
    status: 503,
    text: 'The model server does not accept the key in LLM_API_KEY. Whoever runs this server can correct it.',
    cause: 'The key in LLM_API_KEY is wrong or has ended.',
    cure: operator,
  },
  model_unknown: {
    status: 503,
    text: 'The model server does not know this model. Whoever runs this server can correct LLM_MODEL.',
    cause: 'LLM_MODEL names no model of that server.',
    cure: operator,
  },
  model_input_too_long: {
    status: 503,
    text: 'This is too long for the model. Send less text.',
    cause: 'The message with what came before is longer than the model takes.',
    cure: 'Send less text.',
  },
  model_message_too_long: {
    status: 503,
    text: 'This message is longer than the model can read at once. Send it in smaller parts.',
    cause: 'The message alone is longer than the window of the model.',
    cure: 'Send it in smaller parts.',
  },
  model_declined: {
    status: 503,
    text: 'The model declined to answer this.',
    cause: 'A filter of the model ended the answer.',
    cure: 'Write it in other words.',
  },
  model_empty: {
    status: 503,
    text: 'The model answered with nothing. Try again.',
    cause: 'The model ended its answer before the first word.',
    cure: tryAgain,
  },
  model_garbage: {
    status: 503,
    text: 'The model sent an unreadable answer. Try again.',
    cause: 'What the model sent breaks its own protocol.',
    cure: tryAgain,
  },
  model_closed_early: {
    status: 503,
    text: 'The model stopped in the middle of its answer. Try again.',
    cause: 'The connection to the model ended before the answer did.',
    cure: tryAgain,
  },
  interrupted: {
    status: null,
    text: 'The answer was interrupted. You can try again.',
    cause: 'The server was lost too often while it wrote the answer.',
    cure: 'Try the answer again.',
  },
  internal: {
    status: null,
    text: 'Something went wrong while this was being answered. You can try again.',
    cause: 'The server failed while it wrote the answer; its log has the cause.',
    cure: 'Try the answer again.',
  },
} as const satisfies Record<string, ErrorEntry>
