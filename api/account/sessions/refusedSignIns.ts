import { AppError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClientInfo } from '../../platform/viewer.ts'

/** Names no account: people mistype addresses, or type their password instead. */
export async function logRefusal<Result>(
  { log }: Pick<Platform, 'log'>,
  { ip }: ClientInfo,
  method: 'password' | 'passkey' | 'link' | 'sso',
  signIn: Promise<Result>,
): Promise<Result> {
  return signIn.catch((error: unknown) => {
    if (error instanceof AppError) log.info({ ip, method, code: error.code }, 'sign-in refused')
    throw error
  })
}
