import { useLingui } from '@lingui/react/macro'

/** The parts of a public page that its owner shows and hides by one switch each. */
export const sectionNames = ['achievements', 'posts', 'photos', 'skills', 'projects'] as const
export type Section = (typeof sectionNames)[number]

export function sectionsOf<T>(valueOf: (section: Section) => T): Record<Section, T> {
  return {
    achievements: valueOf('achievements'),
    posts: valueOf('posts'),
    photos: valueOf('photos'),
    skills: valueOf('skills'),
    projects: valueOf('projects'),
  }
}

export function useSectionLabels(): Record<Section, string> {
  const { t } = useLingui()
  return { achievements: t`Achievements`, posts: t`Posts`, photos: t`Photos`, skills: t`Skills`, projects: t`Projects` }
}
