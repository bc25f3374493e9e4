import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { DraftableField } from '../../__generated__/useDraftingFieldMutation.graphql.ts'
import type { useProfileFields_viewer$key } from '../../__generated__/useProfileFields_viewer.graphql.ts'

export interface Draft {
  id: string
  value: string
}

export interface ProfileField {
  field: Exclude<DraftableField, '%future added value'>
  name: string
  question: string
  next: string
  example: string
  isList: boolean
  hasLines: boolean
  /** Titles are only found in other sources. */
  isAsked: boolean
  /** Whether a public page would omit the field. */
  isHidden: boolean
  kept: readonly string[]
  drafts: readonly Draft[]
}

export function useProfileFields(viewer: useProfileFields_viewer$key): ProfileField[] {
  const { t } = useLingui()
  const { profile, profileProposals } = useFragment(
    graphql`
      fragment useProfileFields_viewer on Viewer {
        profile {
          displayName
          title
          bio
          interests
          location
          skills
          achievements
          projects {
            title
          }
          publicFields
          sectionVisibility {
            skills
            achievements
            projects
          }
        }
        profileProposals {
          id
          field
          value
        }
      }
    `,
    viewer,
  )
  const { publicFields, sectionVisibility: sections } = profile
  const isShown = (field: ProfileField['field']) => {
    const section = { SKILLS: sections.skills, ACHIEVEMENTS: sections.achievements, PROJECTS: sections.projects }
    if (field in section && !section[field as keyof typeof section]) return false
    // The location is the only field that is not public by default.
    return publicFields.length === 0 ? field !== 'LOCATION' : publicFields.some((name) => name === field)
  }
  const one = (value: string | null | undefined) => (value ? [value] : [])
  const questions: Omit<ProfileField, 'drafts' | 'isAsked' | 'isHidden'>[] = [
    {
      field: 'DISPLAY_NAME',
      name: t`Name`,
      question: t`What should people call you?`,
      next: t`Next: what should people call you?`,
      example: t`For example: Inês Duarte`,
      isList: false,
      hasLines: false,
      kept: one(profile.displayName),
    },
    {
      field: 'BIO',
      name: t`About you`,
      question: t`What do you do?`,
      next: t`Next: what do you do?`,
      example: t`A sentence or two. For example: I edit books about the sea.`,
      isList: false,
      hasLines: false,
      kept: one(profile.bio),
    },
    {
      field: 'INTERESTS',
      name: t`Interests`,
      question: t`What are you interested in?`,
      next: t`Next: what are you interested in?`,
      example: t`For example: old maps, long swims, sourdough`,
      isList: true,
      hasLines: false,
      kept: profile.interests,
    },
    {
      field: 'LOCATION',
      name: t`Location`,
      question: t`Where do you live?`,
      next: t`Next: where do you live?`,
      example: t`A city or a country. For example: Lisbon`,
      isList: false,
      hasLines: false,
      kept: one(profile.location),
    },
    {
      field: 'SKILLS',
      name: t`Skills`,
      question: t`What are you good at?`,
      next: t`Next: what are you good at?`,
      example: t`For example: editing, Portuguese, first aid`,
      isList: true,
      hasLines: false,
      kept: profile.skills,
    },
    {
      field: 'ACHIEVEMENTS',
      name: t`Achievements`,
      question: t`What are you proud of?`,
      next: t`Next: what are you proud of?`,
      example: t`For example: Swam the strait in 2021`,
      isList: true,
      hasLines: true,
      kept: profile.achievements,
    },
    {
      field: 'PROJECTS',
      name: t`Projects`,
      question: t`What are you working on?`,
      next: t`Next: what are you working on?`,
      example: t`For example: A field guide to lighthouses`,
      isList: true,
      hasLines: true,
      kept: profile.projects.map(({ title }) => title),
    },
  ]
  const title = { field: 'TITLE', name: t`Title`, question: '', next: '', example: '', isList: false, hasLines: false } as const
  return [...questions, { ...title, kept: one(profile.title) }].map((question) => ({
    ...question,
    isAsked: question.field !== 'TITLE',
    isHidden: !isShown(question.field),
    drafts: profileProposals.filter(({ field }) => field.toUpperCase() === question.field).map(({ id, value }) => ({ id, value })),
  }))
}

export function isAnswered({ kept, drafts }: ProfileField): boolean {
  return kept.length > 0 || drafts.length > 0
}

/** One entry per line, because entries may contain commas. */
export function toValues({ isList }: ProfileField, text: string): string[] {
  return (isList ? text.split('\n') : [text]).map((value) => value.trim()).filter((value) => value !== '')
}
