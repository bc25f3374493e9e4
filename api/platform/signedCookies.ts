import { type CookieOptions, parseSigned, serializeSigned } from 'hono/utils/cookie'
import type { Secrets } from './seal.ts'

export type SignedCookies = ReturnType<typeof createSignedCookies>

/** Signatures of other purposes are not accepted. */
export function createSignedCookies([current, ...previous]: Secrets, purpose: string) {
  const derive = (secret: string) => `${purpose} ${secret}`
  return {
    serialize: (name: string, value: string, options: CookieOptions): Promise<string> =>
      serializeSigned(name, value, derive(current), options),
    async read(cookies: string | null, name: string): Promise<string | null> {
      if (!cookies?.includes(name)) return null
      for (const secret of [current, ...previous]) {
        const value = (await parseSigned(cookies, derive(secret), name))[name]
        if (value) return value
      }
      return null
    },
  }
}
