import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json } from '../../rest/bodies.ts'
import { defaultError } from '../../rest/errors/errors.ts'
import { requireViewer, type RestEnv } from '../../rest/router.ts'
import { accountBody, showAccount } from '../bodies.ts'
import { accountChange, languages, themes } from '../validation.ts'

const { timezone, about, language, theme, remembersFromConversations } = accountChange.shape
const accountChangeBody = z
  .object({
    timezone: timezone.meta({
      type: ['string', 'null'],
      description: 'A name of the IANA database; null forgets it.',
      example: 'Europe/Berlin',
    }),
    about: about.meta({
      type: ['string', 'null'],
      description: 'A few words about oneself, at most 2,000 characters, for the private assistant and nobody else. Null removes them.',
      example: 'Keeps a lighthouse.',
    }),
    language: language.meta({
      type: ['string', 'null'],
      enum: [...languages, null],
      description: 'What the app is read in; null leaves it to the browser.',
      example: 'de',
    }),
    theme: theme.meta({
      type: ['string', 'null'],
      enum: [...themes, null],
      description: 'The color theme of the app; null leaves it unchanged.',
      example: 'dark',
    }),
    remembers_from_conversations: remembersFromConversations.meta({
      type: ['boolean', 'null'],
      description:
        'Whether the private assistant remembers things from conversations; false keeps nothing new, and forgets nothing. Null leaves it unchanged.',
      example: false,
    }),
  })
  .openapi('AccountChange')

export function registerSettingsRoutes(app: OpenAPIHono<RestEnv>): void {
  const tags = ['Account']

  app.openapi(
    createRoute({
      method: 'get',
      path: '/account',
      tags,
      summary: 'Read one’s own account with its settings',
      description:
        'What GET /auth/me answers, with the time zone, language, theme and what the assistant is told about the person. Sessions and access tokens may both call this.',
      middleware: defaultError('currentUser'),
      responses: { 200: answer('The account.', accountBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      return c.json(showAccount(await account.currentUser(requireViewer(c)), pictures), 200)
    },
  )

  app.openapi(
    createRoute({
      method: 'patch',
      path: '/account',
      middleware: defaultError('updateAccount'),
      tags,
      summary: 'Change settings of the account',
      description: 'What is left out stays as it is. Names and the picture belong to the profile.',
      request: { body: json(accountChangeBody) },
      responses: { 200: answer('The account as it is now.', accountBody) },
    }),
    async (c) => {
      const { account, pictures } = c.get('services')
      const { remembers_from_conversations: remembersFromConversations, ...others } = c.req.valid('json')
      const changed = await account.update(requireViewer(c), { ...others, remembersFromConversations })
      return c.json(showAccount(changed, pictures), 200)
    },
  )
}
