import { z } from 'zod'
import { usedCredential } from '../passkeys/validation.ts'
import { twoFactorCode } from '../validation.ts'

export const identityProof = z.object({
  password: z.string().nullish(),
  code: twoFactorCode.nullish(),
  passkey: usedCredential.nullish(),
})
