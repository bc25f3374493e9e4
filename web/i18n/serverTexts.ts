import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { webhookTexts } from './webhookTexts.ts'

export const serverTexts = [
  msg({ id: 'This file is larger than 100 MB.', message: 'This file is larger than 100 MB.' }),
  msg({ id: 'Only the name of this file is read.', message: 'Only the name of this file is read.' }),
  msg({
    id: 'This file is too long to read in full. Each answer uses the parts that best match the question.',
    message: 'This file is too long to read in full. Each answer uses the parts that best match the question.',
  }),
  msg({ id: 'The model on this server can’t see pictures.', message: 'The model on this server can’t see pictures.' }),
  msg({ id: 'It couldn’t be read. Upload it again.', message: 'It couldn’t be read. Upload it again.' }),
  msg({ id: 'Use PNG, JPEG, WebP, GIF or AVIF for pictures.', message: 'Use PNG, JPEG, WebP, GIF or AVIF for pictures.' }),
  msg({ id: 'This picture is too large. Make it smaller.', message: 'This picture is too large. Make it smaller.' }),
  msg({
    id: 'This picture is damaged. Save it again and attach the new copy.',
    message: 'This picture is damaged. Save it again and attach the new copy.',
  }),
  msg({
    id: 'It has more than 1 million characters. Split it into smaller files.',
    message: 'It has more than 1 million characters. Split it into smaller files.',
  }),
  msg({
    id: 'This file is larger than {n} MB. Split it into smaller files.',
    message: 'This file is larger than {n} MB. Split it into smaller files.',
  }),
  msg({
    id: 'Too many files are being read right now. Try again in a moment.',
    message: 'Too many files are being read right now. Try again in a moment.',
  }),
  ...webhookTexts,
  msg({ id: 'Login failed', message: 'Login failed' }),
  msg({ id: 'Authentication required. Please log in to continue.', message: 'Authentication required. Please log in to continue.' }),
  msg({ id: 'Streaming connection failed. Please try again.', message: 'Streaming connection failed. Please try again.' }),
  msg({ id: 'Failed to parse streaming response', message: 'Failed to parse streaming response' }),
  msg({ id: 'Failed to create streaming connection: {title}', message: 'Failed to create streaming connection: {title}' }),
  msg({ id: 'Streaming failed', message: 'Streaming failed' }),
  msg({ id: 'Failed to fetch threads', message: 'Failed to fetch threads' }),
  msg({ id: 'Failed to load thread history', message: 'Failed to load thread history' }),
  msg({ id: 'Failed to upload files', message: 'Failed to upload files' }),
  msg({ id: 'Failed to fetch the web page', message: 'Failed to fetch the web page' }),
  msg({ id: 'An unknown error occurred', message: 'An unknown error occurred' }),
  msg({
    id: 'The model cannot answer right now. Try again in a moment.',
    message: 'The model cannot answer right now. Try again in a moment.',
  }),
  msg({
    id: 'The model took too long to answer. Try again in a moment.',
    message: 'The model took too long to answer. Try again in a moment.',
  }),
  msg({
    id: 'The model is busy. Try again in a moment.',
    message: 'The model is busy. Try again in a moment.',
  }),
  msg({ id: 'The model refused this message.', message: 'The model refused this message.' }),
  msg({
    id: 'The model sent an unreadable answer. Try again.',
    message: 'The model sent an unreadable answer. Try again.',
  }),
  msg({
    id: 'The model stopped in the middle of its answer. Try again.',
    message: 'The model stopped in the middle of its answer. Try again.',
  }),
  msg({
    id: 'The model server does not accept the key in LLM_API_KEY. The operator of this server can correct it.',
    message: 'The model server does not accept the key in LLM_API_KEY. The operator of this server can correct it.',
  }),
  msg({
    id: 'The model server does not know this model. The operator of this server can correct LLM_MODEL.',
    message: 'The model server does not know this model. The operator of this server can correct LLM_MODEL.',
  }),
  msg({
    id: 'This is too long for the model. Send less text.',
    message: 'This is too long for the model. Send less text.',
  }),
  msg({ id: 'The answer was interrupted. You can try again.', message: 'The answer was interrupted. You can try again.' }),
  msg({ id: 'The answer was cut off.', message: 'The answer was cut off.' }),
  msg({ id: 'Registration failed', message: 'Registration failed' }),
  msg({ id: 'Failed to fetch user', message: 'Failed to fetch user' }),
  msg({ id: 'Token refresh failed', message: 'Token refresh failed' }),
  msg({ id: 'Logout failed', message: 'Logout failed' }),
  msg({ id: 'Username check failed', message: 'Username check failed' }),
  msg({ id: 'Email check failed', message: 'Email check failed' }),
  msg({ id: 'Failed to send reset email', message: 'Failed to send reset email' }),
  msg({ id: 'Failed to reset password', message: 'Failed to reset password' }),
  msg({ id: 'Request timeout - unable to fetch current user', message: 'Request timeout - unable to fetch current user' }),
  msg({ id: 'Authentication required - redirecting to login', message: 'Authentication required - redirecting to login' }),
  msg({
    id: 'If there is an account with this email, a link to choose a new password is on its way.',
    message: 'If there is an account with this email, a link to choose a new password is on its way.',
  }),
  msg({ id: 'Your password is changed. Sign in with the new one.', message: 'Your password is changed. Sign in with the new one.' }),
  msg({ id: 'Failed to fetch notifications', message: 'Failed to fetch notifications' }),
  msg({ id: 'Failed to mark notification as read', message: 'Failed to mark notification as read' }),
  msg({ id: 'Account', message: 'Account' }),
  msg({ id: 'Chat', message: 'Chat' }),
  msg({ id: 'My Twin', message: 'My Twin' }),
  msg({ id: 'Your password was changed', message: 'Your password was changed' }),
  msg({ id: 'If this was not you, choose a new password at once.', message: 'If this was not you, choose a new password at once.' }),
  msg({ id: 'You were signed out everywhere else.', message: 'You were signed out everywhere else.' }),
  msg({ id: 'You were signed out everywhere.', message: 'You were signed out everywhere.' }),
  msg({ id: 'An access token was created', message: 'An access token was created' }),
  msg({
    id: 'Programs that have it act for you. If this was not you, revoke it and change your password.',
    message: 'Programs that have it act for you. If this was not you, revoke it and change your password.',
  }),
  msg({ id: 'An answer could not be finished', message: 'An answer could not be finished' }),
  msg({ id: 'In “{words}”', message: 'In “{words}”' }),
  msg({ id: '@{name} left you a message', message: '@{name} left you a message' }),
  msg({ id: 'A visitor left you a message', message: 'A visitor left you a message' }),
  msg({ id: 'Your twin was asked to pass it on.', message: 'Your twin was asked to pass it on.' }),
  msg({ id: 'Your import is finished', message: 'Your import is finished' }),
  msg({ id: 'Your import failed', message: 'Your import failed' }),
  msg({ id: '“{words}” is planned', message: '“{words}” is planned' }),
  msg({ id: '“{words}” is in progress', message: '“{words}” is in progress' }),
  msg({ id: '“{words}” is done', message: '“{words}” is done' }),
  msg({ id: '“{words}” is not planned', message: '“{words}” is not planned' }),
  msg({ id: 'There is a reply about “{words}”', message: 'There is a reply about “{words}”' }),
  msg({
    id: 'Your password is changed. You are signed out everywhere else.',
    message: 'Your password is changed. You are signed out everywhere else.',
  }),
  msg({
    id: 'Your password is changed. You are signed out everywhere else, and your access tokens are revoked.',
    message: 'Your password is changed. You are signed out everywhere else, and your access tokens are revoked.',
  }),
  msg({
    id: 'Your password is changed, and your access tokens are revoked. Sign in with the new one.',
    message: 'Your password is changed, and your access tokens are revoked. Sign in with the new one.',
  }),
  msg({
    id: 'You were signed out everywhere else, and your access tokens were revoked.',
    message: 'You were signed out everywhere else, and your access tokens were revoked.',
  }),
  msg({
    id: 'You were signed out everywhere, and your access tokens were revoked.',
    message: 'You were signed out everywhere, and your access tokens were revoked.',
  }),
  msg({ id: 'The link is on its way. It works for 24 hours.', message: 'The link is on its way. It works for 24 hours.' }),
  msg({ id: 'Only .md and .txt files can be imported as stories.', message: 'Only .md and .txt files can be imported as stories.' }),
  msg({ id: 'A file can have at most {n} MB.', message: 'A file can have at most {n} MB.' }),
  msg({ id: 'It could not be read. Upload it again.', message: 'It could not be read. Upload it again.' }),
  msg({ id: 'It is not a text. Save it as plain text in UTF-8.', message: 'It is not a text. Save it as plain text in UTF-8.' }),
  msg({ id: 'It is empty.', message: 'It is empty.' }),
  msg({
    id: 'It has more than 1,000 headings. Import it as one story.',
    message: 'It has more than 1,000 headings. Import it as one story.',
  }),
  msg({
    id: 'The file name ends in .pdf, but it isn’t a PDF. Save it as PDF and upload it again.',
    message: 'The file name ends in .pdf, but it isn’t a PDF. Save it as PDF and upload it again.',
  }),
  msg({
    id: 'The file name ends in .docx, but it isn’t a Word document. Save it as DOCX and upload it again.',
    message: 'The file name ends in .docx, but it isn’t a Word document. Save it as DOCX and upload it again.',
  }),
  msg({
    id: 'This kind of file can’t be read. Use PDF, DOCX, Markdown, HTML, text or CSV.',
    message: 'This kind of file can’t be read. Use PDF, DOCX, Markdown, HTML, text or CSV.',
  }),
  msg({
    id: 'It has more than 5 million characters. Split it into smaller files.',
    message: 'It has more than 5 million characters. Split it into smaller files.',
  }),
  msg({
    id: 'It takes too much memory to read. Split it into smaller files, or save it as PDF or text.',
    message: 'It takes too much memory to read. Split it into smaller files, or save it as PDF or text.',
  }),
  msg({
    id: 'The file is damaged, or its type doesn’t match its name. Open it on your computer, save it again and upload the new copy.',
    message: 'The file is damaged, or its type doesn’t match its name. Open it on your computer, save it again and upload the new copy.',
  }),
  msg({
    id: 'It’s protected with a password. Save it without one and upload it again.',
    message: 'It’s protected with a password. Save it without one and upload it again.',
  }),
  msg({
    id: 'It has more than 5,000 pages. Split it into smaller files.',
    message: 'It has more than 5,000 pages. Split it into smaller files.',
  }),
  msg({
    id: 'There is no text in it, so it’s probably a scan. Run text recognition on it first and upload the result.',
    message: 'There is no text in it, so it’s probably a scan. Run text recognition on it first and upload the result.',
  }),
  msg({
    id: 'There is no text in it. Check the file and upload it again.',
    message: 'There is no text in it. Check the file and upload it again.',
  }),
  msg({
    id: 'This isn’t a text file. Save it as plain text and upload it again.',
    message: 'This isn’t a text file. Save it as plain text and upload it again.',
  }),
  msg({
    id: 'It takes too long to read. Split it into smaller files, or save it as PDF or text.',
    message: 'It takes too long to read. Split it into smaller files, or save it as PDF or text.',
  }),
  msg({ id: 'It couldn’t be read. Delete it and upload it again.', message: 'It couldn’t be read. Delete it and upload it again.' }),
  msg({
    id: 'The file is missing. Delete this document and upload it again.',
    message: 'The file is missing. Delete this document and upload it again.',
  }),
  msg({ id: 'Documents can be up to {n} MB.', message: 'Documents can be up to {n} MB.' }),
  msg({ id: 'Failed to update profile from stories', message: 'Failed to update profile from stories' }),
  msg({ id: 'Name', message: 'Name' }),
  msg({ id: 'About', message: 'About' }),
  msg({ id: 'Location', message: 'Location' }),
  msg({ id: 'Interests', message: 'Interests' }),
  msg({ id: 'Skills', message: 'Skills' }),
  msg({ id: 'Achievement', message: 'Achievement' }),
  msg({ id: 'Project', message: 'Project' }),
  msg({ id: 'Post', message: 'Post' }),
  msg({ id: 'Post: {title}', message: 'Post: {title}' }),
]

/** Translates a server text, or returns it unchanged. It may contain a number, name, quotation or incident ID. */
export function serverText(text: string): string {
  if (Object.hasOwn(i18n.messages, text)) return i18n._(text)
  const incident = / \([0-9a-f-]{36}\)$/.exec(text)?.[0]
  if (incident) return serverText(text.slice(0, -incident.length)) + incident
  for (const [placeholder, found] of placeholders) {
    const value = found.exec(text)?.[0]
    const pattern = value && text.replace(found, `{${placeholder}}`)
    if (pattern && Object.hasOwn(i18n.messages, pattern)) return i18n._(pattern, { [placeholder]: productText(value) })
  }
  return productText(text)
}

function productText(text: string): string {
  const id = `product.${text}`
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : text
}

const placeholders = [
  ['n', /\d+/],
  ['words', /(?<=“).{1,500}(?=”)/s],
  ['name', /(?<=@)[a-z0-9-]+/],
  ['title', /(?<=: ).+$/s],
] as const
