import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { notificationTitles } from '../../api/notifications/validation.ts'
import { rule } from '../../api/platform/errorCodes/rule.ts'
import de from './__generated__/de.json' with { type: 'json' }
import { translateError, translateFieldError } from './errorText.ts'
import { productTexts } from './productTexts.ts'
import { translateServerText } from './serverTexts.ts'

const before = i18n.messages
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: before }))

function speakGerman() {
  i18n.loadAndActivate({ locale: 'de', messages: de.messages as unknown as typeof before })
}

test('translates an error with its params', () => {
  const taken = { message: 'This username is already taken', code: 'USERNAME_TAKEN', params: {} }
  const waiting = { message: 'Too many attempts.', code: 'TOO_MANY_ATTEMPTS', params: { count: 1, unit: 'minutes' } }
  const long = { message: 'Bio cannot be more …', code: 'text_too_long', params: { subject: 'interest', max: 80 } }
  const lost = { message: 'Failed (7)', code: 'INTERNAL_SERVER_ERROR', params: { operation: 'threads', errorId: '7' } }
  expect(translateError(taken)).toBe('This username is already taken')
  speakGerman()
  expect([taken, waiting, long, lost].map(translateError)).toEqual([
    'Dieser Benutzername ist schon vergeben',
    'Zu viele Versuche. Versuch es in 1 Minute erneut.',
    'Ein Interesse darf höchstens 80 Zeichen haben',
    expect.stringMatching(/^(?!Failed).+ \(7\)$/),
  ])
})

test('shows the server’s message for an unknown code', () => {
  speakGerman()
  expect(translateError({ message: 'Something newer.', code: 'SOMETHING_NEWER', params: { limit: 3 } })).toBe('Something newer.')
  expect(translateError({ message: 'Without a code.' })).toBe('Without a code.')
})

test('translates form rules synchronously, in English too', () => {
  const broken = rule('username_too_short', { min: 3 })
  expect(translateFieldError(broken)).toBe('Username must be at least 3 characters')
  speakGerman()
  expect(translateFieldError(broken)).toBe('Der Benutzername muss mindestens 3 Zeichen haben')
})

test('requests code and params wherever an error message is read', () => {
  const sources = import.meta.glob<string>(['../**/use*.ts', '../**/*.tsx'], { query: '?raw', import: 'default', eager: true })
  const errors = Object.values(sources).flatMap((text) => [...text.matchAll(/on \w*Error \{([^}]*)/g)].map(([, fields = '']) => fields))
  const spoken = errors.filter((fields) => /\bmessage\b/.test(fields))
  expect(spoken.length).toBeGreaterThan(40)
  expect(spoken.filter((fields) => !/\bcode\b/.test(fields) || !/\bparams\b/.test(fields))).toEqual([])
})

test('translates why a file cannot be read', () => {
  speakGerman()
  const problem = 'No text found. Use a PDF, DOCX or text file.'
  expect(translateError({ message: problem, code: 'FILE_NOT_READABLE', params: { problem } })).toMatch(/^Kein Text gefunden\. Verwende/)
})

test('translates titles of notifications', () => {
  speakGerman()
  expect(notificationTitles.filter((title) => !Object.hasOwn(i18n.messages, title))).toEqual([])
  expect(translateServerText('@mira left you a message')).toMatch(/^@mira hat/)
})

test('translates roadmap and plan texts, also within other texts', () => {
  speakGerman()
  const untranslated = productTexts.map(({ message }) => message ?? '').filter((text) => translateServerText(text) === text)
  expect(untranslated).toEqual([])
  expect(translateServerText('“Mobile app” is in progress')).toMatch(/„App fürs Handy“/)
  expect(
    translateError({ message: 'Too many', code: 'PLAN_MESSAGES_USED_UP', params: { limit: 5, plan: 'Free', wait: 2, unit: 'hours' } }),
  ).toMatch(/^Mit dem Tarif Kostenlos/)
  expect(translateServerText('A text of the operator’s own roadmap')).toBe('A text of the operator’s own roadmap')
})
