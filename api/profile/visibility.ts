// What of a profile is public, as data: the database's view that twins and visitors read through is compared with this in a test.
// The web's forms import this file too.

/** The parts of a profile that its owner can show and hide at will; each is shown unless hidden. */
export const sections = ['achievements', 'posts', 'photos', 'skills', 'projects'] as const
export type Section = (typeof sections)[number]
export type SectionVisibility = Record<Section, boolean>

/** Everything that can ever be public, by its name in `public_fields`. */
export const publishableFields = ['display_name', 'avatar_url', 'bio', 'interests', 'location', ...sections] as const
export type PublishableField = (typeof publishableFields)[number]

/** What a public profile shows whose owner listed nothing. */
const defaultPublicFields: readonly PublishableField[] = ['display_name', 'avatar_url', 'bio', 'interests', ...sections]

/** What others see: nothing of a private profile, and of a public one each listed field whose section is not hidden. */
export function publicFieldsOf(profile: {
  isPublic: boolean
  publicFields: readonly string[]
  sectionVisibility: SectionVisibility
}): PublishableField[] {
  if (!profile.isPublic) return []
  const listed = profile.publicFields.length > 0 ? profile.publicFields : defaultPublicFields
  const hidden = new Set<string>(sections.filter((section) => !profile.sectionVisibility[section]))
  return publishableFields.filter((field) => listed.includes(field) && !hidden.has(field))
}
