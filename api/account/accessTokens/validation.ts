import { z } from 'zod'
import { line } from '../../platform/text/validation.ts'
import { rule } from '../../platform/errorCodes/rule.ts'

export const accessTokenScopes = {
  read: { description: 'Read all data.' },
  write: { description: 'Change everything but conversations and the twin.' },
  chat: { description: 'Read and change conversations and files, and send messages.' },
  twin: { description: 'Read and change the twin, and talk to twins.' },
  operator: { description: 'Manage the server, if the owner is an operator.' },
} as const

export type AccessTokenScope = keyof typeof accessTokenScopes

export const scopeNames = Object.keys(accessTokenScopes) as [AccessTokenScope, ...AccessTokenScope[]]
export const defaultScopes = scopeNames.filter((scope) => scope !== 'operator')

/** Maximum for accounts without a limit. */
const maxTokenLimit = 1_000_000

const tokenName = rule('access_token_name_required')
const tokenDays = rule('access_token_expiry_out_of_range', { min: 1, max: 365 })

const tokenLimit = (max: number) => {
  const range = rule('access_token_limit_out_of_range', { min: 1, max })
  return z.int(range).min(1, range).max(max, range).nullish()
}

const tokenScope = rule('access_token_scope_required')

export const newAccessToken = z.object({
  name: line(tokenName).pipe(
    z
      .string()
      .min(1, tokenName)
      .max(60, rule('text_too_long', { subject: 'name', max: 60 })),
  ),
  scopes: z
    .array(z.enum(scopeNames), tokenScope)
    .min(1, tokenScope)
    .max(scopeNames.length, tokenScope)
    .nullish()
    .transform((scopes) => [...new Set(scopes ?? defaultScopes)]),
  requestsPerMinute: tokenLimit(maxTokenLimit),
  messagesPerDay: tokenLimit(maxTokenLimit),
  expiresInDays: z.int(tokenDays).min(1, tokenDays).max(365, tokenDays).nullish(),
})
