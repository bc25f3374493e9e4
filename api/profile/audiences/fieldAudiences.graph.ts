import { builder } from '../../graphql/builder.ts'
import type { Audience } from '../../platform/audiences.ts'
import type { PublishableField } from '../publishableFields.ts'
import { AudienceEnum } from './audience.graph.ts'

export const PublishableFieldEnum = builder.enumType('PublishableField', {
  description: 'Profile field that can be public.',
  values: {
    DISPLAY_NAME: { value: 'display_name', description: 'Name shown to others.' },
    AVATAR_URL: { value: 'avatar_url', description: 'URL of the profile picture.' },
    TITLE: { value: 'title', description: 'Headline, such as a job title. Not public by default.' },
    BIO: { value: 'bio', description: 'Short biography of the owner.' },
    INTERESTS: { value: 'interests', description: 'Interests in the owner’s order.' },
    LOCATION: { value: 'location', description: 'Location, not public by default.' },
    ACHIEVEMENTS: { value: 'achievements', description: 'Achievements in the owner’s order.' },
    POSTS: { value: 'posts', description: 'Posts in the owner’s order.' },
    PHOTOS: { value: 'photos', description: 'Photos in the owner’s order.' },
    SKILLS: { value: 'skills', description: 'Skills in the owner’s order.' },
    PROJECTS: { value: 'projects', description: 'Projects in the owner’s order.' },
  } as const satisfies Record<string, { value: PublishableField; description: string }>,
})

export const FieldAudienceType = builder.objectRef<{ field: PublishableField; audience: Audience }>('FieldAudience').implement({
  description: 'Audience of a profile field.',
  fields: (t) => ({
    field: t.expose('field', { type: PublishableFieldEnum, description: 'Name of the profile field.' }),
    audience: t.expose('audience', { type: AudienceEnum, description: 'Audience of the field.' }),
  }),
})

export const PhotoAudienceType = builder.objectRef<{ photo: string; audience: Audience }>('PhotoAudience').implement({
  description: 'Audience of a photo.',
  fields: (t) => ({
    photo: t.exposeString('photo', { description: 'URL of the photo.' }),
    audience: t.expose('audience', { type: AudienceEnum, description: 'Audience of the photo.' }),
  }),
})

export const FieldAudienceInput = builder.inputType('FieldAudienceInput', {
  description: 'Input for the audience of a profile field.',
  fields: (t) => ({
    field: t.field({ type: PublishableFieldEnum, required: true, description: 'Name of the profile field.' }),
    audience: t.field({ type: AudienceEnum, required: true, description: 'New audience of the field.' }),
  }),
})

export const PhotoAudienceInput = builder.inputType('PhotoAudienceInput', {
  description: 'Input for the audience of a photo.',
  fields: (t) => ({
    photo: t.string({ required: true, description: 'URL of the photo.' }),
    audience: t.field({ type: AudienceEnum, required: true, description: 'New audience of the photo.' }),
  }),
})
