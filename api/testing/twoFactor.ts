import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Client } from './client.ts'

/** @param step 1 for the next code, -1 for the previous one */
export function createCode(uri: string, step = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get('secret') ?? ''))
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + step)
}

export async function turnOnTwoFactor({ client, password }: { client: Client; password: string }, step = 0) {
  const { uri } = (await client.rest<{ uri: string }>('POST', '/api/v1/account/two-factor', { password })).body
  const code = await createCode(uri, step)
  const { status, body } = await client.rest<{ recovery_codes: string[] }>('POST', '/api/v1/account/two-factor/confirm', { code })
  if (status !== 200) throw new Error(`Confirming answered ${status}: ${JSON.stringify(body)}`)
  return { uri, recoveryCodes: body.recovery_codes }
}
