import type { Passage } from '../agent/twinKnowledge.ts'
import type { Profile } from '../../profile/profile.service.ts'
import type { Post, Project } from '../../profile/validation.ts'
import type { KnowledgeKindName } from '../../retrieval/knowledgeKinds.ts'
import { listPublicFields, type SectionVisibility } from '../../profile/visibility.ts'

/** Hidden fields are null or empty. */
export interface PublicProfile {
  readonly userId: string
  readonly username: string
  readonly displayName: string | null
  readonly image: string | null
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
  readonly suggestedQuestions: string[]
}

export interface PublicItem {
  readonly id: string
  readonly kind: KnowledgeKindName
  readonly title: string
  readonly content: string
  readonly updatedAt: Date
}

export function toPreview(profile: Profile): PublicProfile {
  const sectionVisibility = profile.twinMetadata.section_visibility
  const shown = listPublicFields({ isPublic: true, publicFields: profile.publicFields, sectionVisibility })
  return {
    userId: profile.userId,
    username: profile.username,
    displayName: shown.includes('display_name') ? profile.displayName : null,
    image: shown.includes('avatar_url') ? profile.image : null,
    bio: shown.includes('bio') ? profile.bio : null,
    location: shown.includes('location') ? profile.location : null,
    interests: shown.includes('interests') ? profile.interests : [],
    achievements: shown.includes('achievements') ? profile.achievements : [],
    posts: shown.includes('posts') ? profile.posts : [],
    photos: shown.includes('photos') ? profile.photos : [],
    skills: shown.includes('skills') ? profile.skills : [],
    projects: shown.includes('projects') ? profile.projects : [],
    sectionVisibility,
    isTwinEnabled: profile.isTwinEnabled,
    suggestedQuestions: profile.suggestedQuestions,
  }
}

export function listPassages(profile: PublicProfile): Passage[] {
  const passage = (sourceId: string, title: string, text: string | null): Passage[] =>
    text ? [{ kind: 'profile', sourceId, title, text }] : []
  return [
    ...toNamePassage(profile),
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

/** Fields that a twin can answer from. */
export function countFields(profile: PublicProfile): number {
  return new Set(listPassages(profile).map(({ sourceId }) => sourceId)).size
}

/** Empty if only the username is public. */
export function toNamePassage({ displayName }: PublicProfile): Passage[] {
  return displayName ? [{ kind: 'profile', sourceId: 'display_name', title: 'Name', text: displayName }] : []
}
