// The visibility rules as data. A test compares them with the database view that twins and visitors read.
// Also imported by the web’s forms.

/** The sections that owners can hide; shown by default. */
export const sections = ['achievements', 'posts', 'photos', 'skills', 'projects'] as const
export type Section = (typeof sections)[number]
export type SectionVisibility = Record<Section, boolean>

export const publishableFields = ['display_name', 'avatar_url', 'bio', 'interests', 'location', ...sections] as const
export type PublishableField = (typeof publishableFields)[number]

const defaultPublicFields: readonly PublishableField[] = ['display_name', 'avatar_url', 'bio', 'interests', ...sections]

/** The fields visible to others: none of a private profile; otherwise the listed ones whose section is not hidden. */
export function listPublicFields(profile: {
  isPublic: boolean
  publicFields: readonly string[]
  sectionVisibility: SectionVisibility
}): PublishableField[] {
  if (!profile.isPublic) return []
  const listed = profile.publicFields.length > 0 ? profile.publicFields : defaultPublicFields
  const hidden = new Set<string>(sections.filter((section) => !profile.sectionVisibility[section]))
  return publishableFields.filter((field) => listed.includes(field) && !hidden.has(field))
}
