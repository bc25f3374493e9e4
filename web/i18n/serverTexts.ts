import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the server says in English, by its own words. Those that are here are said in the person's language. */
export const serverTexts = [
  msg({ id: 'Invalid email format', message: 'Invalid email format' }),
  msg({ id: 'Login failed', message: 'Login failed' }),
  msg({ id: 'Authentication required. Please log in to continue.', message: 'Authentication required. Please log in to continue.' }),
  msg({ id: 'Streaming connection failed. Please try again.', message: 'Streaming connection failed. Please try again.' }),
  msg({ id: 'Streaming failed', message: 'Streaming failed' }),
  msg({ id: 'Failed to fetch threads', message: 'Failed to fetch threads' }),
  msg({ id: 'Failed to load thread history', message: 'Failed to load thread history' }),
  msg({ id: 'Failed to upload files', message: 'Failed to upload files' }),
  msg({ id: 'An unknown error occurred', message: 'An unknown error occurred' }),
  msg({
    id: 'The model cannot answer right now. Try again in a moment.',
    message: 'The model cannot answer right now. Try again in a moment.',
  }),
  msg({
    id: 'The model stayed silent for too long. Try again in a moment.',
    message: 'The model stayed silent for too long. Try again in a moment.',
  }),
  msg({
    id: 'The model has too much to do right now. Try again in a moment.',
    message: 'The model has too much to do right now. Try again in a moment.',
  }),
  msg({ id: 'The model refused this message.', message: 'The model refused this message.' }),
  msg({
    id: 'The model sent something that cannot be read. Try again.',
    message: 'The model sent something that cannot be read. Try again.',
  }),
  msg({
    id: 'The model broke off in the middle of its answer. Try again.',
    message: 'The model broke off in the middle of its answer. Try again.',
  }),
  msg({
    id: 'The model server does not accept the key in LLM_API_KEY. Whoever runs this server can correct it.',
    message: 'The model server does not accept the key in LLM_API_KEY. Whoever runs this server can correct it.',
  }),
  msg({
    id: 'The model server does not know this model. Whoever runs this server can correct LLM_MODEL.',
    message: 'The model server does not know this model. Whoever runs this server can correct LLM_MODEL.',
  }),
  msg({
    id: 'This is more than the model can read at once. Send less.',
    message: 'This is more than the model can read at once. Send less.',
  }),
  msg({ id: 'The answer was interrupted. You can try again.', message: 'The answer was interrupted. You can try again.' }),
  msg({ id: 'The answer stopped coming.', message: 'The answer stopped coming.' }),
  msg({
    id: 'A twin reads no attachments. Write what it should know.',
    message: 'A twin reads no attachments. Write what it should know.',
  }),
  msg({ id: 'An attachment is missing. Attach it again.', message: 'An attachment is missing. Attach it again.' }),
  msg({ id: 'These are many uploads in a short time. Wait a moment.', message: 'These are many uploads in a short time. Wait a moment.' }),
  msg({ id: 'The upload broke off before its end.', message: 'The upload broke off before its end.' }),
  msg({ id: 'Looked at the clock', message: 'Looked at the clock' }),
  msg({ id: 'Searched past chats', message: 'Searched past chats' }),
  msg({ id: 'Searched notes and stories', message: 'Searched notes and stories' }),
  msg({ id: 'Remembered', message: 'Remembered' }),
  msg({ id: 'Forgot', message: 'Forgot' }),
  msg({ id: 'Searched memories', message: 'Searched memories' }),
  msg({ id: 'Asked', message: 'Asked' }),
  msg({ id: 'Read your profile', message: 'Read your profile' }),
  msg({ id: 'Proposed for your profile', message: 'Proposed for your profile' }),
  msg({ id: 'Finished the onboarding', message: 'Finished the onboarding' }),
]

/** A text of the server in the person's language; as it came, if the catalogue does not have it. */
export function serverText(text: string): string {
  return Object.hasOwn(i18n.messages, text) ? i18n._(text) : text
}
