// A test compares these rules with the database view. Also imported by the web’s forms.

export const sections = ['achievements', 'posts', 'photos', 'skills', 'projects'] as const
export type Section = (typeof sections)[number]
export type SectionVisibility = Record<Section, boolean>

export const publishableFields = ['display_name', 'avatar_url', 'bio', 'interests', 'location', ...sections] as const
export type PublishableField = (typeof publishableFields)[number]

const defaultPublicFields: readonly PublishableField[] = ['display_name', 'avatar_url', 'bio', 'interests', ...sections]

/** None of a private profile. */
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
