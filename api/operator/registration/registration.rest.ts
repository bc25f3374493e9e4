import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, describeJson, describeCreated, toLocationHeader, describeError, describeTemporaryError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forAnyone } from '../../rest/middleware/access.ts'
import { nextBody, pageQuery, readPage } from '../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { invitationBody, offerBody, registrationBody } from './bodies.ts'
import { formatInvitationCursor } from './registration.service.ts'
import { newInvitation, registrationChange } from './validation.ts'

const { mode, emailDomains } = registrationChange.shape
const changeBody = z
  .object(
    describeFields(
      { mode, email_domains: emailDomains },
      {
        mode: ['People who can create an account.', 'open'],
        email_domains: ['Domains of email addresses that can register while open; empty for all.', ['example.org']],
      },
    ),
  )
  .openapi('RegistrationChange')

const newInvitationBody = z
  .object(
    describeFields(
      { email: newInvitation.shape.email, expires_in_days: newInvitation.shape.expiresInDays },
      {
        email: [
          'The only email address that can use it; by default any. If the server sends invitations, the link is emailed there.',
          'ada@example.org',
        ],
        expires_in_days: ['Days until it expires, 1 to 90; by default 7.', 7],
      },
    ),
  )
  .openapi('NewRegistrationInvitation')

const invitationPageBody = z.object({ invitations: z.array(invitationBody), next: nextBody }).openapi('RegistrationInvitationPage')

export function registerRegistrationRoutes(app: OpenAPIHono<RestEnv>): void {
  createRouteRegistration(app, 'Account')('get', '/auth/registration', 'registration', {
    security: forAnyone,
    summary: 'Get the rules for new accounts',
    description: 'An empty server is always open.',
    request: {
      query: z.object({
        invitation: z.string().max(200).optional().openapi({ description: 'Secret of the invitation link.', example: 'q0Zb2m…' }),
      }),
    },
    responses: { 200: answer('Rules for new accounts.', offerBody) },
    handle: async (c) => c.json(toBody(offerBody, await c.get('services').registration.offer(c.req.valid('query'))), 200),
  })

  const route = createRouteRegistration(app, 'Operator')
  const refused = {
    403: describeError('The request came from another site, or the access token lacks the scope.'),
    404: describeError('The caller is not an operator.'),
  }

  route('get', '/operator/registration', 'registration', {
    summary: 'Get the registration settings',
    description: 'Mode, email domains and source of the settings.',
    responses: { 200: answer('Registration settings.', registrationBody), ...refused },
    handle: async (c) => c.json(toBody(registrationBody, await c.get('services').registration.get(requireViewer(c))), 200),
  })

  route('put', '/operator/registration', 'updateRegistration', {
    summary: 'Change the registration settings',
    description: 'Environment variables take precedence.',
    request: { body: describeJson(changeBody) },
    responses: {
      200: answer('Registration settings.', registrationBody),
      ...refused,
      409: describeError('`registration_fixed`: set by environment variables.'),
    },
    handle: async (c) => {
      const { mode, email_domains } = c.req.valid('json')
      const settings = await c.get('services').registration.update(requireViewer(c), { mode, emailDomains: email_domains })
      return c.json(toBody(registrationBody, settings), 200)
    },
  })

  route('get', '/operator/invitations', 'invitations', {
    summary: 'List invitations',
    description: 'Newest first, of any state.',
    request: { query: z.object(pageQuery()) },
    responses: { 200: answer('Page of invitations.', invitationPageBody), ...refused },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { registration } = c.get('services')
      const list = (page: { limit: number; after?: string }) => registration.listInvitations(viewer, page)
      const { rows, next } = await readPage(c.req.valid('query'), formatInvitationCursor, list)
      return c.json(toBody(invitationPageBody, { invitations: rows, next }), 200)
    },
  })

  route('post', '/operator/invitations', 'createInvitation', {
    summary: 'Create an invitation',
    description: 'Returns the link, which creates one account. With an address, the link is also emailed if `sends_invitations` is true.',
    request: { body: describeJson(newInvitationBody) },
    responses: {
      201: describeCreated('The invitation.', invitationBody),
      ...refused,
      429: describeTemporaryError('`too_many_invitations`: too many invitations by email in an hour or day.'),
    },
    handle: async (c) => {
      const { email, expires_in_days } = c.req.valid('json')
      const input = { email, expiresInDays: expires_in_days, client: c.get('client') }
      const invitation = await c.get('services').registration.invite(requireViewer(c), input)
      return c.json(toBody(invitationBody, invitation), 201, toLocationHeader('/operator/invitations'))
    },
  })

  route('post', '/operator/invitations/{id}/revoke', 'revokeInvitation', {
    summary: 'Revoke an invitation',
    description: 'Accounts that it created stay.',
    request: { params: z.object({ id: idParam }) },
    responses: {
      200: answer('Invitation.', invitationBody),
      ...refused,
      404: describeError('The invitation does not exist, or the caller is not an operator.'),
    },
    handle: async (c) => {
      const invitation = await c.get('services').registration.revoke(requireViewer(c), c.req.valid('param'))
      return c.json(toBody(invitationBody, invitation), 200)
    },
  })
}
