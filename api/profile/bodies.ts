import { z } from '@hono/zod-openapi'
import type { PicturesService } from './pictures/pictures.service.ts'
import type { Profile, ProfileChange } from './profile.service.ts'
import type { ProfileProposal } from './proposals/proposals.service.ts'
import { profileChange } from './validation.ts'
import { publishableFields, sections } from './visibility.ts'

const text = z.string().nullable()
const texts = z.array(z.string())
export const sectionVisibilityBody = z.object(
  Object.fromEntries(sections.map((section) => [section, z.boolean()])) as Record<(typeof sections)[number], z.ZodBoolean>,
)

export const postBody = z.union([z.string(), z.object({ title: z.string(), content: z.string() })])
export const projectBody = z.union([z.string(), z.object({ title: z.string(), description: z.string().optional() })])

export const profileBody = z
  .object({
    id: z.uuid(),
    email: z.string(),
    username: z.string(),
    display_name: text,
    title: text,
    bio: text,
    interests: texts,
    achievements: texts,
    avatar_url: text,
    profile_picture_url: text,
    public: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    public_profile_url: text,
    public_fields: z.array(z.enum(publishableFields)),
    twin_enabled: z.boolean().openapi({ description: 'Whether visitors may talk to the twin while the profile is public.' }),
    suggested_questions: texts,
    metadata: z.record(z.string(), z.unknown()),
    posts: z.array(postBody),
    photos: texts,
    skills: texts,
    projects: z.array(projectBody),
    location: text,
    twin_metadata: z.looseObject({ section_visibility: sectionVisibilityBody }),
  })
  .openapi('Profile')

const { displayName, isPublic, publicFields, isTwinEnabled, suggestedQuestions, twinMetadata, ...sameName } = profileChange.shape

export const profileChangeBody = z
  .strictObject(
    {
      ...sameName,
      display_name: displayName,
      public: isPublic,
      public_fields: publicFields,
      twin_enabled: isTwinEnabled,
      suggested_questions: suggestedQuestions,
      twin_metadata: twinMetadata,
    },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? `“${issue.keys[0]}” cannot be changed here` : 'Send an object') },
  )
  .openapi('ProfileChange')

export const proposalBody = z
  .object({
    id: z.uuid(),
    source: z.enum(['stories', 'profile_pal', 'private_brain', 'testing']),
    field: z.string(),
    value: z.string(),
    evidence: text,
    source_item_id: z.uuid().nullable(),
    status: z.enum(['pending', 'accepted', 'rejected']),
    created_at: z.iso.datetime(),
  })
  .openapi('ProfileProposal')

export function toChange({
  display_name,
  public: isPublic,
  public_fields,
  twin_enabled,
  suggested_questions,
  twin_metadata,
  ...same
}: z.output<typeof profileChangeBody>): ProfileChange {
  return {
    ...same,
    displayName: display_name,
    isPublic,
    publicFields: public_fields,
    isTwinEnabled: twin_enabled,
    suggestedQuestions: suggested_questions,
    twinMetadata: twin_metadata,
  }
}

export function showProfile(profile: Profile, pictures: Pick<PicturesService, 'urlOf'>): z.infer<typeof profileBody> {
  const { userId, displayName, image, isPublic, publicFields, publicProfileUrl, isTwinEnabled, suggestedQuestions, ...rest } = profile
  const { twinMetadata, createdAt, updatedAt, ...same } = rest
  return {
    ...same,
    id: userId,
    display_name: displayName,
    avatar_url: pictures.urlOf(image),
    profile_picture_url: pictures.urlOf(image),
    public: isPublic,
    public_fields: publicFields,
    public_profile_url: publicProfileUrl,
    twin_enabled: isTwinEnabled,
    suggested_questions: suggestedQuestions,
    twin_metadata: twinMetadata,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

export function showProposal({
  id,
  source,
  field,
  value,
  evidence,
  sourceItemId,
  status,
  createdAt,
}: ProfileProposal): z.infer<typeof proposalBody> {
  return { id, source, field, value: value as string, evidence, source_item_id: sourceItemId, status, created_at: createdAt.toISOString() }
}
