import { useLingui } from '@lingui/react/macro'

export const sectionNames = ['achievements', 'posts', 'photos', 'skills', 'projects'] as const
export type Section = (typeof sectionNames)[number]

export const sectionFields = {
  achievements: 'ACHIEVEMENTS',
  posts: 'POSTS',
  photos: 'PHOTOS',
  skills: 'SKILLS',
  projects: 'PROJECTS',
} as const satisfies Record<Section, string>

interface ShownParts {
  readonly publicFields: readonly string[]
  readonly sectionVisibility: Record<Section, boolean>
}

export function isShown({ publicFields, sectionVisibility }: ShownParts, section: Section): boolean {
  return sectionVisibility[section] && (publicFields.length === 0 || publicFields.includes(sectionFields[section]))
}

export function useSectionLabels(): Record<Section, string> {
  const { t } = useLingui()
  return { achievements: t`Achievements`, posts: t`Posts`, photos: t`Photos`, skills: t`Skills`, projects: t`Projects` }
}
