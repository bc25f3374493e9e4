import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { answer, describeJson, messageBody } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { passwordChange } from '../validation.ts'

const { currentPassword, newPassword, revokeAccessTokens } = passwordChange.shape
const passwordChangeBody = z
  .object({
    ...describeFields(
      { current_password: currentPassword, new_password: newPassword },
      {
        current_password: ['Current password of the account.', 'a long enough one'],
        new_password: ['New password, 8 to 128 characters.', 'another long one'],
      },
    ),
    revoke_access_tokens: revokeAccessTokens.meta({
      description: 'Whether to revoke all access tokens. Defaults to true, also for null.',
      type: ['boolean', 'null'],
      example: true,
    }),
  })
  .openapi('PasswordChange')

export function registerPasswordRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Account')

  route('post', '/auth/change-password', 'changePassword', {
    summary: 'Change the password',
    description: 'Ends all other sessions and, by default, revokes all access tokens. Requires a session.',
    request: { body: describeJson(passwordChangeBody) },
    responses: { 200: answer('The password is changed.', messageBody) },
    handle: async (c) => {
      const { current_password, new_password, revoke_access_tokens } = c.req.valid('json')
      const input = { currentPassword: current_password, newPassword: new_password, revokeAccessTokens: revoke_access_tokens }
      return c.json(await c.get('services').account.passwords.change(requireViewer(c), c.get('client'), input), 200)
    },
  })
}
