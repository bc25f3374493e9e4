import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { answer, describeJson } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import type { User } from '../account.service.ts'
import { accountBody, showAccount } from '../bodies.ts'
import { answerLengths, tones, twinLanguages } from '../../twin/character/validation.ts'
import { accountChange, languages, themes } from '../validation.ts'

const { timezone, about, language, theme, answerTone, answerLength, answerLanguage } = accountChange.shape
const { receivesDigestEmails, receivesInboxEmails, remembersFromConversations } = accountChange.shape
const accountChangeBody = z
  .object({
    timezone: timezone.meta({
      type: ['string', 'null'],
      description: 'IANA time zone; null to clear it.',
      example: 'Europe/Berlin',
    }),
    about: about.meta({
      type: ['string', 'null'],
      description: 'Self-description for the assistant, at most 2,000 characters, never shared; null clears it.',
      example: 'Keeps a lighthouse.',
    }),
    language: language.meta({
      type: ['string', 'null'],
      enum: [...languages, null],
      description: 'Interface language; null to follow the browser.',
      example: 'de',
    }),
    theme: theme.meta({
      type: ['string', 'null'],
      enum: [...themes, null],
      description: 'Color theme; null leaves it unchanged.',
      example: 'dark',
    }),
    receives_digest_emails: receivesDigestEmails.meta({
      type: ['boolean', 'null'],
      description: 'Whether the weekly digest is also sent by email; null leaves it unchanged.',
      example: true,
    }),
    receives_inbox_emails: receivesInboxEmails.meta({
      type: ['boolean', 'null'],
      description: 'Whether questions and messages of visitors are also sent by email; null leaves it unchanged.',
      example: false,
    }),
    answer_tone: answerTone.meta({
      type: ['string', 'null'],
      enum: [...tones, null],
      description: 'Tone of the assistant’s answers; null leaves it unchanged.',
      example: 'warm',
    }),
    answer_length: answerLength.meta({
      type: ['string', 'null'],
      enum: [...answerLengths, null],
      description: 'Length of the assistant’s answers; null leaves it unchanged.',
      example: 'short',
    }),
    answer_language: answerLanguage.meta({
      type: ['string', 'null'],
      enum: [...twinLanguages, null],
      description: 'Language of answers (ISO 639-1); null follows the message.',
      example: 'de',
    }),
    remembers_from_conversations: remembersFromConversations.meta({
      type: ['boolean', 'null'],
      description: 'Whether the assistant remembers new facts; null leaves it unchanged.',
      example: false,
    }),
  })
  .openapi('AccountChange')

export function registerSettingsRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('get', '/account', 'currentUser', {
    summary: 'Get the account and its settings',
    description: 'GET /auth/me with time zone, language, theme and self-description.',
    responses: { 200: answer('Account.', accountBody) },
    handle: async (c) => {
      return c.json(show(c, await c.get('services').account.getCurrentUser(requireViewer(c))), 200)
    },
  })

  route('patch', '/account', 'updateAccount', {
    summary: 'Change account settings',
    description: 'Omitted fields stay unchanged. Names and picture belong to the profile.',
    request: { body: describeJson(accountChangeBody) },
    responses: { 200: answer('Updated account.', accountBody) },
    handle: async (c) => {
      const { receives_digest_emails, receives_inbox_emails, remembers_from_conversations, ...change } = c.req.valid('json')
      const { answer_tone, answer_length, answer_language, ...others } = change
      const changed = await c.get('services').account.update(requireViewer(c), {
        ...others,
        answerTone: answer_tone,
        answerLength: answer_length,
        answerLanguage: answer_language,
        receivesDigestEmails: receives_digest_emails,
        receivesInboxEmails: receives_inbox_emails,
        remembersFromConversations: remembers_from_conversations,
      })
      return c.json(show(c, changed), 200)
    },
  })
}

function show(c: Context<RestEnv>, user: User) {
  const { account, pictures } = c.get('services')
  const { lacksSecondFactor = false } = requireViewer(c)
  return showAccount(user, pictures, { twoFactorRequired: account.twoFactor.isRequiredOf(user), needsTwoFactorSetup: lacksSecondFactor })
}
