import { z } from 'zod'
import { rule } from '../errorCodes/rule.ts'
import { toOneLine, toStorable } from './text.ts'

/** Characters may be removed, so put length rules after it in a `pipe`. */
export const text = (message?: string) => z.string(message).transform(toStorable)

export const trimmedText = (message?: string) => z.string(message).transform((value) => toStorable(value).trim())

export const line = (message?: string) => z.string(message).transform(toOneLine)

/** RFC 9562 versions are not required: IDs of Profile Pal conversations have none. */
export const storedId = (message?: string) => z.guid(message)

export const moment = z.date().min(new Date(0), rule('date_too_early')).max(new Date('9999-12-31'), rule('date_too_late'))

export function isWebUrl(address: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(address)?.protocol ?? '')
}

/** False for invalid URLs: Zod runs all rules of a value. */
export function hasPassword(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.username !== '' || url.password !== '')
}

/** For `frame-ancestors`: URL hosts may contain `;` and `*`, which have a meaning there. */
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** An HTTPS origin, or HTTP on this machine; null for others and for URLs with a path. */
export function toEmbedOrigin(address: string): string | null {
  const url = URL.parse(address)
  if (!url || hasPassword(address) || url.pathname !== '/' || url.search || url.hash) return null
  if (!hostName.test(url.hostname)) return null
  const isLoopback = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback) ? url.origin : null
}

export const emailDomain = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/
