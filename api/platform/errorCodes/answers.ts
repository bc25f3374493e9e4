import type { ErrorEntry } from './entry.ts'

const tryAgain = 'Try again in a moment.'
const operator = 'The operator can correct the connection.'

export const answerErrors = {
  model_unavailable: {
    status: 503,
    text: 'The model can’t answer right now. Try again in a moment.',
    cause: 'The model server is unreachable or failed.',
    cure: tryAgain,
  },
  model_timeout: {
    status: 503,
    text: 'The model took too long to answer. Try again in a moment.',
    cause: 'The model did not respond in time.',
    cure: tryAgain,
  },
  answer_too_long: {
    status: 503,
    text: 'The answer reached the maximum length and was cut off.',
    cause: 'The answer exceeded `LLM_MAX_ANSWER_CHARS`.',
    cure: 'Ask for a shorter answer, or for the rest.',
  },
  model_rate_limited: {
    status: 503,
    text: 'The model is busy. Try again in a moment.',
    cause: 'The model server limited the request rate.',
    cure: tryAgain,
  },
  model_rejected: {
    status: 503,
    text: 'The model refused this message.',
    cause: 'The model server rejected the request.',
    cure: 'Rephrase the message.',
  },
  model_key_rejected: {
    status: 503,
    text: 'The model server rejected the API key. The operator of this server can correct it.',
    cause: 'The API key is invalid or expired.',
    cure: operator,
  },
  model_unknown: {
    status: 503,
    text: 'The model server doesn’t have this model. The operator of this server can choose another one.',
    cause: 'The model was removed, or `LLM_MODEL` is misspelled.',
    cure: operator,
  },
  model_input_too_long: {
    status: 503,
    text: 'This is too long for the model. Send less text.',
    cause: 'Conversation and message exceed the context window.',
    cure: 'Send less text.',
  },
  model_message_too_long: {
    status: 503,
    text: 'This message is longer than the model can read at once. Send it in smaller parts.',
    cause: 'The message alone exceeds the context window.',
    cure: 'Send it in smaller parts.',
  },
  memory_withheld: {
    status: 503,
    text: 'This answer used a memory that this model can’t receive. Regenerate it instead.',
    cause: 'The answer to continue read a memory that is restricted to another project or never sent to this model.',
    cure: 'Regenerate the answer, or choose another model.',
  },
  model_declined: {
    status: 503,
    text: 'The model declined to answer this.',
    cause: 'The provider’s content filter ended the answer.',
    cure: 'Rephrase the message.',
  },
  model_empty: {
    status: 503,
    text: 'The model returned an empty answer. Try again.',
    cause: 'The model returned an empty answer.',
    cure: tryAgain,
  },
  model_garbage: {
    status: 503,
    text: 'The model returned an unreadable answer. Try again.',
    cause: 'The model server sent a malformed response.',
    cure: tryAgain,
  },
  model_closed_early: {
    status: 503,
    text: 'The model stopped in the middle of its answer. Try again.',
    cause: 'The model server closed the connection early.',
    cure: tryAgain,
  },
  interrupted: {
    status: null,
    text: 'The answer was interrupted. You can try again.',
    cause: 'The server crashed on every attempt.',
    cure: 'Retry the answer.',
  },
  internal: {
    status: null,
    text: 'Something went wrong. Try again.',
    cause: 'The server failed while answering.',
    cure: 'Retry the answer.',
  },
  no_such_queued_message: {
    status: 404,
    text: 'This message is no longer queued.',
    cause: 'The queued message was sent or withdrawn.',
    cure: 'Reload the conversation.',
  },
  queue_full: {
    status: 409,
    text: 'Too many messages are queued. Wait until one is sent, or withdraw one.',
    cause: 'Too many messages of the conversation are queued.',
    cure: 'Wait until one is sent, or withdraw one.',
  },
  answer_required: {
    status: 400,
    text: 'Choose an answer, or write one',
    cause: 'The answer has neither choices nor text.',
    cure: 'Send at least one.',
  },
  unknown_choice: {
    status: 400,
    text: 'Choose from the suggested answers',
    cause: 'A choice is not one of the question’s, or several are not allowed.',
    cure: 'Send choices of the question, or text.',
  },
  question_closed: {
    status: 409,
    text: 'This question is closed.',
    cause: 'Another answer or message was sent.',
    cure: 'Reload the conversation.',
  },
  nothing_to_compact: {
    status: 409,
    text: 'This conversation can’t be summarized.',
    cause: 'The built-in responder answers in the conversation.',
    cure: 'Choose a language model.',
  },
  answer_not_continuable: {
    status: 409,
    text: 'This answer can’t be continued.',
    cause: 'The answer is complete, has no text, or is not the last one.',
    cure: 'Regenerate the answer, or send a new message.',
  },
} as const satisfies Record<string, ErrorEntry>
