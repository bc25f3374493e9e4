// Also imported by the web’s forms: must not import anything.

export const sections = ['achievements', 'posts', 'photos', 'skills', 'projects'] as const
export type Section = (typeof sections)[number]
export type SectionVisibility = Record<Section, boolean>

export const publishableFields = ['display_name', 'avatar_url', 'title', 'bio', 'interests', 'location', ...sections] as const
export type PublishableField = (typeof publishableFields)[number]
