import type { AccessTokenScope } from '../account/accessTokens/validation.ts'

const scopesOfTags = new Map<string | undefined, AccessTokenScope>([
  ['Chat', 'chat'],
  ['Files', 'chat'],
  ['Sharing', 'chat'],
  ['Twin', 'twin'],
  ['Operator', 'operator'],
])

/** Each of them is sufficient. */
export function listSufficientScopes({ tags, method, path }: { tags?: string[]; method: string; path: string }): AccessTokenScope[] {
  const scope = scopesOfTags.get(tags?.[0])
  const canSend = path === '/chat/stream'
  // Imports change the whole account.
  if (method !== 'get' && path.startsWith('/chat/imports')) return ['write']
  if (method !== 'get' || canSend || scope === 'operator') return [scope ?? 'write']
  return scope ? ['read', scope] : ['read']
}
