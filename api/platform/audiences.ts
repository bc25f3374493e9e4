/** From the fewest readers to the most. */
export const audiences = ['private', 'people', 'link', 'listed'] as const
export type Audience = (typeof audiences)[number]

export type ReaderAudience = Exclude<Audience, 'private'>

export function canRead(reader: ReaderAudience, content: Audience): boolean {
  return content !== 'private' && audiences.indexOf(content) >= audiences.indexOf(reader)
}

export function isPublic(audience: Audience): boolean {
  return canRead('link', audience)
}

/** Sending the current value changes nothing, so that clients can send back what they read. */
export function switchAudience(audience: Audience, isOn: boolean | undefined): Audience {
  if (isOn === undefined || isOn === isPublic(audience)) return audience
  return isOn ? 'listed' : 'private'
}
