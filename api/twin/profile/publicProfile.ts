import type { Passage } from '../agent/twinKnowledge.ts'
import type { KnowledgeItem } from '../../knowledge/knowledge.service.ts'
import type { Profile } from '../../profile/profile.service.ts'
import type { Post, Project } from '../../profile/validation.ts'
import type { KnowledgeKindName } from '../../retrieval/knowledgeKinds.ts'
import type { ReaderAudience } from '../../platform/audiences.ts'
import { publishableFields, sections, type SectionVisibility } from '../../profile/publishableFields.ts'
import { listShownFields, listShownPhotos, listShownSections } from '../../profile/visibility.ts'

export interface PublicProfile {
  readonly userId: string
  readonly username: string
  readonly displayName: string | null
  readonly image: string | null
  readonly title: string | null
  readonly bio: string | null
  readonly location: string | null
  readonly interests: string[]
  readonly achievements: string[]
  readonly posts: Post[]
  readonly photos: string[]
  readonly skills: string[]
  readonly projects: Project[]
  readonly sectionVisibility: SectionVisibility
  readonly isTwinEnabled: boolean
  readonly isOpenToTwins: boolean
  readonly suggestedQuestions: string[]
  readonly previewedFor?: ReaderAudience
}

export interface PublicItem {
  readonly id: string
  readonly kind: KnowledgeKindName
  readonly title: string
  readonly content: string
  readonly updatedAt: Date
  /** Set in previews for the owner. */
  readonly item?: KnowledgeItem
}

/** Also applies to readers whom the profile’s audience excludes. */
export function toPreview(profile: Profile, reader: ReaderAudience): PublicProfile {
  const settings = { ...profile, sectionVisibility: profile.twinMetadata.section_visibility }
  const shown = listShownFields({ ...settings, audience: 'listed' }, reader)
  const sectionVisibility = listShownSections(settings, reader)
  return {
    userId: profile.userId,
    username: profile.username,
    displayName: shown.includes('display_name') ? profile.displayName : null,
    image: shown.includes('avatar_url') ? profile.image : null,
    title: shown.includes('title') ? profile.title : null,
    bio: shown.includes('bio') ? profile.bio : null,
    location: shown.includes('location') ? profile.location : null,
    interests: shown.includes('interests') ? profile.interests : [],
    achievements: shown.includes('achievements') ? profile.achievements : [],
    posts: shown.includes('posts') ? profile.posts : [],
    photos: shown.includes('photos') ? listShownPhotos(profile, reader) : [],
    skills: shown.includes('skills') ? profile.skills : [],
    projects: shown.includes('projects') ? profile.projects : [],
    sectionVisibility,
    isTwinEnabled: profile.isTwinEnabled,
    isOpenToTwins: profile.isOpenToTwins,
    suggestedQuestions: profile.suggestedQuestions,
    previewedFor: reader,
  }
}

export function toWholePreview(profile: Profile): PublicProfile {
  const twinMetadata = { ...profile.twinMetadata, section_visibility: everySection }
  return toPreview({ ...profile, publicFields: [...publishableFields], narrowedFields: {}, twinMetadata }, 'people')
}

const everySection = Object.fromEntries(sections.map((section) => [section, true])) as SectionVisibility

export function listPassages(profile: PublicProfile): Passage[] {
  const passage = (sourceId: string, title: string, text: string | null): Passage[] =>
    text ? [{ kind: 'profile', sourceId, title, text }] : []
  return [
    ...toNamePassage(profile),
    ...passage('title', 'Job title', profile.title),
    ...passage('bio', 'About', profile.bio),
    ...passage('location', 'Location', profile.location),
    ...passage('interests', 'Interests', profile.interests.join(', ')),
    ...passage('skills', 'Skills', profile.skills.join(', ')),
    ...profile.achievements.flatMap((text) => passage('achievements', 'Achievement', text)),
    ...profile.projects.flatMap((project) =>
      typeof project === 'string'
        ? passage('projects', 'Project', project)
        : passage('projects', 'Project', [project.title, project.description].filter(Boolean).join(': ')),
    ),
    ...profile.posts.flatMap((post) =>
      typeof post === 'string' ? passage('posts', 'Post', post) : passage('posts', `Post: ${post.title}`, post.content),
    ),
  ]
}

export function countFields(profile: PublicProfile): number {
  return new Set(listPassages(profile).map(({ sourceId }) => sourceId)).size
}

export function toNamePassage({ displayName }: PublicProfile): Passage[] {
  return displayName ? [{ kind: 'profile', sourceId: 'display_name', title: 'Name', text: displayName }] : []
}
