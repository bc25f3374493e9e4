import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { line } from '../../platform/text/validation.ts'

const failed = rule('passkey_failed')
const nameRequired = rule('passkey_name_required')

const base64url = (max: number) =>
  z
    .string(failed)
    .max(max, failed)
    .regex(/^[\w-]+$/, failed)

const credentialId = base64url(1400)

const passkeyName = line(nameRequired).pipe(
  z
    .string()
    .min(1, nameRequired)
    .max(60, rule('text_too_long', { subject: 'name', max: 60 })),
)

const exampleId = 'KEDetxZcUfinhVi6Za5nZQ'

export const createdExample = {
  id: exampleId,
  rawId: exampleId,
  type: 'public-key' as const,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0', attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
}

export const usedExample = {
  id: exampleId,
  rawId: exampleId,
  type: 'public-key' as const,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0', authenticatorData: 'SZYN5YgOjGh0NBcP', signature: 'MEUCIQDyJ1w' },
}

/** `PublicKeyCredential.toJSON()` of `navigator.credentials.create()`. */
const createdCredential = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', failed),
    response: z.object(
      {
        clientDataJSON: base64url(4000),
        attestationObject: base64url(16_000),
        transports: z.array(z.string(failed).max(20, failed), failed).max(10, failed).nullish(),
      },
      failed,
    ),
  },
  failed,
)

/** `PublicKeyCredential.toJSON()` of `navigator.credentials.get()`. */
export const usedCredential = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key', failed),
    response: z.object(
      {
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(2000),
        userHandle: base64url(100).nullish(),
      },
      failed,
    ),
  },
  failed,
)

export const newPasskey = z.object({ name: passkeyName.nullish(), credential: createdCredential })

export const passkeyChange = z.object({ name: passkeyName })

export const passkeySignIn = z.object({ credential: usedCredential })
