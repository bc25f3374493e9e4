import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { RestEnv } from '../../rest/router.ts'
import { showUser, userBody } from '../bodies.ts'
import type { SignedIn } from './sessions.service.ts'

export const sessionBody = z.object({ user: userBody, token: z.string() }).openapi('Session')

export async function showSession(c: Context<RestEnv>, { viewer, token }: SignedIn): Promise<z.infer<typeof sessionBody>> {
  const { account, pictures } = c.get('services')
  return { user: showUser(await account.getCurrentUser(viewer), pictures), token }
}
