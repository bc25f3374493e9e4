import { z } from '@hono/zod-openapi'
import type { PicturesService } from '../../profile/pictures/pictures.service.ts'
import { kindNames } from '../../retrieval/knowledgeKinds.ts'
import { postBody, projectBody, sectionVisibilityBody } from '../../profile/bodies.ts'
import { accuracyBody } from '../accuracy/accuracyBodies.ts'
import type { PublicItem, PublicProfile } from './publicProfile.ts'

const text = z.string().nullable()
const texts = z.array(z.string())

export const publicPersonBody = z
  .object({
    username: z.string(),
    display_name: text,
    avatar_url: text,
    profile_picture_url: text,
    title: text,
    bio: text,
    interests: texts,
    location: text,
    achievements: texts,
    posts: z.array(postBody),
    photos: texts,
    skills: texts,
    projects: z.array(projectBody),
    twin_metadata: z.object({ section_visibility: sectionVisibilityBody }),
    suggested_questions: texts,
  })
  .openapi('PublicPerson')

export const publicProfileBody = publicPersonBody
  .extend({
    greeting: text.openapi({ description: 'Owner’s greeting to visitors; null without one.', example: 'Welcome to my lighthouse.' }),
    accuracy: z.union([accuracyBody, z.null()]).openapi({ description: 'Accuracy of the twin; null unless the owner shows it.' }),
    items: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(kindNames),
          title: z.string(),
          content: z.string(),
          updated_at: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'At most 20 stories, notes and documents, most recently changed first.' }),
  })
  .openapi('PublicProfile')

export const twinBody = publicProfileBody
  .extend({
    public: z.boolean().openapi({ description: 'Whether the owner’s profile is public; otherwise only the owner has access.' }),
    enabled: z.boolean().openapi({ description: 'Whether visitors can use the twin.' }),
    demo: z.boolean().openapi({ description: 'Whether this is Twain’s demo twin, which uses the built-in responder.' }),
    caller_signature: text.openapi({
      description: 'Caller’s username on messages; null for guests, owners and private profiles.',
    }),
    caller_is_remembered: z
      .boolean()
      .nullable()
      .openapi({ description: 'Whether conversations continue in later browser sessions; null for users and until chosen.' }),
    can_start_talk: z.boolean().openapi({ description: 'Whether the caller’s twin can talk with this twin.' }),
    thread_id: z.uuid().nullable().openapi({ description: 'Caller’s latest conversation with the twin; null if none.' }),
  })
  .openapi('Twin')

export function showPublicPerson(profile: PublicProfile, pictures: Pick<PicturesService, 'getUrl'>): z.infer<typeof publicPersonBody> {
  const picture = pictures.getUrl(profile.image)
  return {
    username: profile.username,
    display_name: profile.displayName,
    avatar_url: picture,
    profile_picture_url: picture,
    title: profile.title,
    bio: profile.bio,
    interests: profile.interests,
    location: profile.location,
    achievements: profile.achievements,
    posts: profile.posts,
    photos: profile.photos,
    skills: profile.skills,
    projects: profile.projects,
    twin_metadata: { section_visibility: profile.sectionVisibility },
    suggested_questions: profile.suggestedQuestions,
  }
}

export function showPublicItems(items: readonly PublicItem[]): Pick<z.infer<typeof publicProfileBody>, 'items'> {
  return {
    items: items.map(({ id, kind, title, content, updatedAt }) => ({ id, kind, title, content, updated_at: updatedAt.toISOString() })),
  }
}
