import type { Audience } from '#design-system'
import type { Audience as AudienceValue } from '../lib/__generated__/enums.ts'

/** Audiences are in upper case in GraphQL. */
export function toAudience(value: string): Audience {
  return value.toLowerCase() as Audience
}

export function toAudienceValue(audience: Audience): AudienceValue {
  return audience.toUpperCase() as AudienceValue
}

export function isPublic(audience: Audience): boolean {
  return audience === 'link' || audience === 'listed'
}
