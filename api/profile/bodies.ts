import { z } from '@hono/zod-openapi'
import { describeFields } from '../platform/text/describeFields.ts'
import type { PicturesService } from './pictures/pictures.service.ts'
import type { Profile, ProfileChange } from './profile.service.ts'
import { proposalSources } from './proposals/proposalSources.ts'
import type { ProfileProposal } from './proposals/proposals.service.ts'
import { audienceBody, fieldAudienceBody, photoAudienceBody } from './audiences/audienceBodies.ts'
import { profileChange } from './validation.ts'
import { publishableFields, sections } from './publishableFields.ts'

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
    audience: audienceBody,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    public_profile_url: text,
    public_fields: z.array(z.enum(publishableFields)),
    field_audiences: z.array(fieldAudienceBody).openapi({ description: 'The audience of each field that can be shared.' }),
    photo_audiences: z.array(photoAudienceBody).openapi({ description: 'Audience of each photo, in order.' }),
    twin_enabled: z.boolean().openapi({ description: 'Whether visitors can talk to the twin of a public profile.' }),
    open_to_twins: z.boolean().openapi({ description: 'Whether other twins may talk with the twin.' }),
    suggested_questions: texts,
    embed_origins: texts.openapi({ description: 'Origins that may embed the twin.' }),
    shows_accuracy: z.boolean().openapi({ description: 'Whether visitors see the accuracy of the twin.' }),
    metadata: z.record(z.string(), z.unknown()),
    posts: z.array(postBody),
    photos: texts,
    skills: texts,
    projects: z.array(projectBody),
    location: text,
    twin_metadata: z.looseObject({ section_visibility: sectionVisibilityBody }),
  })
  .openapi('Profile')

const {
  displayName,
  isPublic,
  publicFields,
  fieldAudiences,
  photoAudiences,
  isTwinEnabled,
  isOpenToTwins,
  suggestedQuestions,
  embedOrigins,
  showsAccuracy,
  twinMetadata,
  ...sameName
} = profileChange.shape

export const profileChangeBody = z
  .object(
    describeFields(
      {
        ...sameName,
        display_name: displayName,
        public: isPublic,
        public_fields: publicFields,
        field_audiences: fieldAudiences,
        photo_audiences: photoAudiences,
        twin_enabled: isTwinEnabled,
        open_to_twins: isOpenToTwins,
        suggested_questions: suggestedQuestions,
        embed_origins: embedOrigins,
        shows_accuracy: showsAccuracy,
        twin_metadata: twinMetadata,
      },
      {
        username: [
          '3 to 20 lowercase letters, digits and hyphens; no hyphen at either end. The previous username stays reserved for its owner for a year, and its links redirect.',
          'ada',
        ],
        display_name: ['Display name, at most 80 characters; blank resets it.', 'Ada'],
        title: ['Headline on one line; null to clear it.', 'Keeper'],
        bio: ['Biography, at most 2,000 characters; null to clear it.', 'Keeps a lighthouse.'],
        location: ['Location; null to clear it.', 'Skagen'],
        interests: ['Interests, at most 50 of 80 characters.', ['sailing']],
        achievements: ['Achievements, at most 100 of 500 characters.', ['Kept the lamp lit for ten years']],
        skills: ['Skills, at most 100 of 80 characters.', ['welding']],
        posts: ['Posts, at most 100, as texts or objects with title and content.', [{ title: 'First', content: 'Hello.' }]],
        projects: [
          'Projects, at most 100, as names or objects with title and description.',
          [{ title: 'Lamp', description: 'Projects, as names or {title, description}.' }],
        ],
        photos: ['Photo URLs, at most 50. To upload a photo, use POST /profile/photos.', ['https://example.org/lamp.webp']],
        metadata: ['Custom data, merged by key; null removes a key.', { pronouns: 'she' }],
        public: ['Lists the profile or makes it private, if changed. Requires a confirmed email address.', true],
        audience: ['Readers of the profile and the twin; no field or item has more.', 'link'],
        field_audiences: ['Audiences to change, at most 50. Other fields keep theirs.', [{ field: 'bio', audience: 'people' }]],
        photo_audiences: [
          'Audiences to change, at most 50, by photo URL.',
          [{ photo: 'https://example.org/lamp.webp', audience: 'people' }],
        ],
        public_fields: ['Public fields; empty for the default.', ['bio', 'skills']],
        twin_enabled: ['Whether visitors can talk to the twin of a public profile.', true],
        open_to_twins: ['Whether other twins may talk with the twin.', true],
        suggested_questions: ['At most 5 questions of 120 characters.', ['What do you keep?']],
        embed_origins: ['At most 20 HTTPS origins that may embed the twin; HTTP only on localhost.', ['https://example.org']],
        shows_accuracy: ['Whether visitors see the accuracy of the twin.', true],
        twin_metadata: ['Twin data, merged by key; null removes a key.', { section_visibility: { photos: false } }],
      },
    ),
    'Send an object',
  )
  .openapi('ProfileChange')

export const proposalBody = z
  .object({
    id: z.uuid(),
    source: z.enum(Object.keys(proposalSources) as ProfileProposal['source'][]),
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
  field_audiences,
  photo_audiences,
  twin_enabled,
  open_to_twins,
  suggested_questions,
  embed_origins,
  shows_accuracy,
  twin_metadata,
  ...same
}: z.output<typeof profileChangeBody>): ProfileChange {
  return {
    ...same,
    displayName: display_name,
    isPublic,
    publicFields: public_fields,
    fieldAudiences: field_audiences,
    photoAudiences: photo_audiences,
    isTwinEnabled: twin_enabled,
    isOpenToTwins: open_to_twins,
    suggestedQuestions: suggested_questions,
    embedOrigins: embed_origins,
    showsAccuracy: shows_accuracy,
    twinMetadata: twin_metadata,
  }
}

export function showProfile(profile: Profile, pictures: Pick<PicturesService, 'getUrl'>): z.infer<typeof profileBody> {
  const { userId, displayName, image, isPublic, publicFields, publicProfileUrl, isTwinEnabled, suggestedQuestions, ...rest } = profile
  const {
    isOpenToTwins,
    embedOrigins,
    showsAccuracy,
    twinMetadata,
    fieldAudiences,
    photoAudiences,
    narrowedFields: _,
    createdAt,
    updatedAt,
    ...same
  } = rest
  return {
    ...same,
    id: userId,
    display_name: displayName,
    avatar_url: pictures.getUrl(image),
    profile_picture_url: pictures.getUrl(image),
    public: isPublic,
    public_fields: publicFields,
    field_audiences: publishableFields.map((field) => ({ field, audience: fieldAudiences[field] })),
    photo_audiences: Object.entries(photoAudiences).map(([photo, audience]) => ({ photo, audience })),
    public_profile_url: publicProfileUrl,
    twin_enabled: isTwinEnabled,
    open_to_twins: isOpenToTwins,
    suggested_questions: suggestedQuestions,
    embed_origins: embedOrigins,
    shows_accuracy: showsAccuracy,
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
