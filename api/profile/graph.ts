import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import type { Audience } from '../platform/audiences.ts'
import { ConflictError, EmailNotVerifiedError, InputError } from '../platform/errors.ts'
import type { PictureSize } from './pictures/pictures.service.ts'
import type { Profile, ProfileChange } from './profile.service.ts'
import type { Post, Project } from './validation.ts'
import { AudienceEnum } from './audiences/audienceEnum.ts'
import { type PublishableField, listShownFields, publishableFields, type SectionVisibility } from './visibility.ts'

export const PictureSizeEnum = builder.enumType('PictureSize', {
  description: 'The size of a square profile picture.',
  values: {
    SMALL: { value: 64, description: '64 × 64 pixels, for lists.' },
    MEDIUM: { value: 256, description: '256 × 256 pixels, for headers.' },
    LARGE: { value: 1024, description: '1024 × 1024 pixels.' },
  } as const satisfies Record<string, { value: PictureSize; description: string }>,
})

export const PublishableFieldEnum = builder.enumType('PublishableField', {
  description: 'A profile field that can be public.',
  values: {
    DISPLAY_NAME: { value: 'display_name', description: 'Name shown to others.' },
    AVATAR_URL: { value: 'avatar_url', description: 'URL of the profile picture.' },
    TITLE: { value: 'title', description: 'The headline, such as a job title. Not public by default.' },
    BIO: { value: 'bio', description: 'Short biography of the owner.' },
    INTERESTS: { value: 'interests', description: 'Interests, in the owner’s order.' },
    LOCATION: { value: 'location', description: 'The location. Not public by default.' },
    ACHIEVEMENTS: { value: 'achievements', description: 'Achievements, in the owner’s order.' },
    POSTS: { value: 'posts', description: 'Posts, in the owner’s order.' },
    PHOTOS: { value: 'photos', description: 'Photos, in the owner’s order.' },
    SKILLS: { value: 'skills', description: 'Skills, in the owner’s order.' },
    PROJECTS: { value: 'projects', description: 'Projects, in the owner’s order.' },
  } as const satisfies Record<string, { value: PublishableField; description: string }>,
})

export const PostType = builder.objectRef<Post>('Post').implement({
  description: 'A post on a profile.',
  fields: (t) => ({
    title: t.string({
      nullable: true,
      description: 'The title; null if the post is only text.',
      resolve: (post) => (typeof post === 'string' ? null : post.title),
    }),
    content: t.string({ description: 'The text of the post.', resolve: (post) => (typeof post === 'string' ? post : post.content) }),
  }),
})

export const ProjectType = builder.objectRef<Project>('Project').implement({
  description: 'A project on a profile.',
  fields: (t) => ({
    title: t.string({
      description: 'The name of the project.',
      resolve: (project) => (typeof project === 'string' ? project : project.title),
    }),
    description: t.string({
      nullable: true,
      description: 'The description; null if the project has only a title.',
      resolve: (project) => (typeof project === 'string' ? null : (project.description ?? null)),
    }),
  }),
})

export const SectionVisibilityType = builder.objectRef<SectionVisibility>('SectionVisibility').implement({
  description: 'The visibility of profile sections.',
  fields: (t) => ({
    achievements: t.exposeBoolean('achievements', { description: 'Whether the achievements section is shown.' }),
    posts: t.exposeBoolean('posts', { description: 'Whether the posts section is shown.' }),
    photos: t.exposeBoolean('photos', { description: 'Whether the photos section is shown.' }),
    skills: t.exposeBoolean('skills', { description: 'Whether the skills section is shown.' }),
    projects: t.exposeBoolean('projects', { description: 'Whether the projects section is shown.' }),
  }),
})

const FieldAudienceType = builder.objectRef<{ field: PublishableField; audience: Audience }>('FieldAudience').implement({
  description: 'The audience of a profile field.',
  fields: (t) => ({
    field: t.expose('field', { type: PublishableFieldEnum, description: 'The profile field.' }),
    audience: t.expose('audience', { type: AudienceEnum, description: 'Its readers.' }),
  }),
})

const PhotoAudienceType = builder.objectRef<{ photo: string; audience: Audience }>('PhotoAudience').implement({
  description: 'The audience of a photo.',
  fields: (t) => ({
    photo: t.exposeString('photo', { description: 'The photo URL.' }),
    audience: t.expose('audience', { type: AudienceEnum, description: 'Its readers.' }),
  }),
})

export const ProfileType = builder.objectRef<Profile>('Profile')

builder.node(ProfileType, {
  description: 'The complete profile, visible only to its user; others see PublicProfile.',
  id: { resolve: ({ userId }) => userId, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => (viewer?.userId === id ? services.profile.get(viewer) : null),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The email address; never public.' }),
    username: t.exposeString('username', { description: 'The unique username, the path of the public page.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'The display name; null for the username.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'The absolute URL of the profile picture; null if none.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'Size variant of the picture.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.urlOf(image, size ?? 256),
    }),
    title: t.exposeString('title', { nullable: true, description: 'The headline, such as a job title; not public by default.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'The biography; null if empty.' }),
    location: t.exposeString('location', {
      nullable: true,
      description: 'The location; public only if in `publicFields`.',
    }),
    interests: t.exposeStringList('interests', { description: 'Interests, in the owner’s order.' }),
    achievements: t.exposeStringList('achievements', { description: 'Achievements, in the owner’s order.' }),
    skills: t.exposeStringList('skills', { description: 'Skills, in the owner’s order.' }),
    posts: t.field({ type: [PostType], description: 'The posts in the owner’s order.', resolve: ({ posts }) => posts }),
    projects: t.field({ type: [ProjectType], description: 'The projects in the owner’s order.', resolve: ({ projects }) => projects }),
    photos: t.exposeStringList('photos', { description: 'The photo URLs; the public page shows three.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether anyone with the link can see the profile and talk to the twin.',
    }),
    audience: t.expose('audience', {
      type: AudienceEnum,
      description: 'The readers of the profile and the twin, and the most that any field or item can have.',
    }),
    fieldAudiences: t.field({
      type: [FieldAudienceType],
      description: 'The audience of each field that can be shared.',
      resolve: ({ fieldAudiences }) => publishableFields.map((field) => ({ field, audience: fieldAudiences[field] })),
    }),
    photoAudiences: t.field({
      type: [PhotoAudienceType],
      description: 'The audience of each photo, in the order of the photos.',
      resolve: ({ photoAudiences }) => Object.entries(photoAudiences).map(([photo, audience]) => ({ photo, audience })),
    }),
    publicFields: t.field({
      type: [PublishableFieldEnum],
      description: 'The chosen public fields; empty for all except headline and location.',
      resolve: ({ publicFields }) => publicFields,
    }),
    shownFields: t.field({
      type: [PublishableFieldEnum],
      description: 'The fields that anyone with the link sees; empty unless public.',
      resolve: ({ twinMetadata, ...profile }) =>
        listShownFields({ ...profile, sectionVisibility: twinMetadata.section_visibility }, 'link'),
    }),
    sectionVisibility: t.field({
      type: SectionVisibilityType,
      description: 'The visibility of sections, shown unless hidden.',
      resolve: ({ twinMetadata }) => twinMetadata.section_visibility,
    }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', {
      description: 'Whether visitors can talk to the twin of a public profile; on by default.',
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', {
      description: 'The twin’s suggested questions, in the owner’s order.',
    }),
    publicProfileUrl: t.exposeString('publicProfileUrl', {
      nullable: true,
      description: 'The public page’s absolute URL; null while private.',
    }),
    metadata: t.field({ type: 'JSON', description: 'Custom data from clients; never public.', resolve: ({ metadata }) => metadata }),
    twinMetadata: t.field({
      type: 'JSON',
      description: 'Custom data about the twin; only `section_visibility` is public.',
      resolve: ({ twinMetadata }) => twinMetadata,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the profile was first edited, or sign-up.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the profile was last changed.' }),
  }),
})

builder.objectField(ViewerType, 'profile', (t) =>
  t.field({
    type: ProfileType,
    description: 'The viewer’s profile; empty fields have default values.',
    resolve: (viewer, _args, { services }) => services.profile.get(viewer),
  }),
)

const PostInput = builder.inputType('PostInput', {
  description: 'Input for a post.',
  fields: (t) => ({
    title: t.string({ description: 'The title, at most 200 characters, optional.' }),
    content: t.string({ required: true, description: 'The text, 1 to 10,000 characters.' }),
  }),
})

const ProjectInput = builder.inputType('ProjectInput', {
  description: 'Input for a project.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'The name, 1 to 200 characters.' }),
    description: t.string({ description: 'The description, at most 5,000 characters, optional.' }),
  }),
})

const SectionVisibilityInput = builder.inputType('SectionVisibilityInput', {
  description: 'Input for section visibility. Omitted sections stay unchanged.',
  fields: (t) => ({
    achievements: t.boolean({ description: 'Whether the achievements section is shown.' }),
    posts: t.boolean({ description: 'Whether the posts section is shown.' }),
    photos: t.boolean({ description: 'Whether the photos section is shown.' }),
    skills: t.boolean({ description: 'Whether the skills section is shown.' }),
    projects: t.boolean({ description: 'Whether the projects section is shown.' }),
  }),
})

const FieldAudienceInput = builder.inputType('FieldAudienceInput', {
  description: 'Input for the audience of a profile field.',
  fields: (t) => ({
    field: t.field({ type: PublishableFieldEnum, required: true, description: 'The profile field.' }),
    audience: t.field({ type: AudienceEnum, required: true, description: 'Its readers.' }),
  }),
})

const PhotoAudienceInput = builder.inputType('PhotoAudienceInput', {
  description: 'Input for the audience of a photo.',
  fields: (t) => ({
    photo: t.string({ required: true, description: 'The photo URL.' }),
    audience: t.field({ type: AudienceEnum, required: true, description: 'Its readers.' }),
  }),
})

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Input for changing the profile. Omitted fields stay unchanged; lists are replaced.',
  fields: (t) => ({
    username: t.string({
      description: 'The username, as at sign-up. The previous one stays reserved for a year and redirects.',
    }),
    displayName: t.string({ description: 'The display name, at most 80 characters; blank for the username.' }),
    title: t.string({ description: 'The headline, at most 120 characters; blank to clear it.' }),
    bio: t.string({ description: 'The biography, at most 2,000 characters; blank to clear it.' }),
    location: t.string({ description: 'The location, at most 120 characters; blank to clear it.' }),
    interests: t.stringList({ description: 'The interests, at most 50 of 80 characters.' }),
    achievements: t.stringList({ description: 'The achievements, at most 100 of 500 characters.' }),
    skills: t.stringList({ description: 'The skills, at most 100 of 80 characters.' }),
    posts: t.field({ type: [PostInput], description: 'The posts, at most 100.' }),
    projects: t.field({ type: [ProjectInput], description: 'The projects, at most 100.' }),
    photos: t.stringList({ description: 'The photos, at most 50 HTTP or HTTPS URLs.' }),
    isPublic: t.boolean({ description: 'Lists the profile or makes it private. The present value changes nothing.' }),
    audience: t.field({ type: AudienceEnum, description: 'The readers of the profile, and the most that any part of it can have.' }),
    fieldAudiences: t.field({
      type: [FieldAudienceInput],
      description: 'Audiences to change, at most 50. Other fields keep theirs.',
    }),
    photoAudiences: t.field({ type: [PhotoAudienceInput], description: 'Audiences of photos to change, at most 50.' }),
    publicFields: t.field({ type: [PublishableFieldEnum], description: 'The public fields. Empty for the default.' }),
    sectionVisibility: t.field({
      type: SectionVisibilityInput,
      description: 'The section visibility. Omitted sections stay unchanged.',
    }),
    isTwinEnabled: t.boolean({
      description: 'Whether visitors can talk to the twin. False leaves the profile public.',
    }),
    suggestedQuestions: t.stringList({ description: 'The suggested questions, at most 5 of 120 characters.' }),
    metadata: t.field({ type: 'JSON', description: 'Custom data, merged by key; null removes a key.' }),
    twinMetadata: t.field({ type: 'JSON', description: 'Custom data about the twin, merged by key; null removes a key.' }),
  }),
})

const UpdateProfilePayload = profilePayload('UpdateProfilePayload', 'The profile is updated.')
const RemoveProfilePicturePayload = profilePayload('RemoveProfilePicturePayload', 'The profile picture is deleted.')

builder.mutationFields((t) => ({
  updateProfile: t.withAuth({ signedIn: true }).field({
    type: UpdateProfilePayload,
    errors: { types: [InputError, ConflictError, EmailNotVerifiedError] },
    description: 'Changes the viewer’s profile, or nothing if a field is invalid.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The fields to change.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.profile.update(viewer, toChange(input)),
  }),
  removeProfilePicture: t.withAuth({ signedIn: true }).field({
    type: RemoveProfilePicturePayload,
    description: 'Deletes the profile picture. Upload one with POST /api/v1/profile/upload-picture.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.pictures.remove(viewer)
      return services.profile.get(viewer)
    },
  }),
}))

function toChange({ posts, projects, sectionVisibility, twinMetadata, ...input }: typeof UpdateProfileInput.$inferInput): ProfileChange {
  const { displayName, title, bio, location, ...rest } = input
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  const visibility = sectionVisibility && Object.fromEntries(Object.entries(sectionVisibility).filter(([, shown]) => shown !== null))
  return {
    ...given,
    displayName,
    title,
    bio,
    location,
    posts: posts?.map(({ title, content }) => (title ? { title, content } : content)),
    projects: projects?.map(({ title, description }) => (description ? { title, description } : title)),
    twinMetadata: visibility ? withVisibility(twinMetadata, visibility) : ((twinMetadata as ProfileChange['twinMetadata']) ?? undefined),
  }
}

function withVisibility(twinMetadata: unknown, visibility: Partial<SectionVisibility>): ProfileChange['twinMetadata'] {
  return { ...(twinMetadata as ProfileChange['twinMetadata']), section_visibility: visibility }
}

function profilePayload(name: string, description: string) {
  return builder.objectRef<Profile>(name).implement({
    description,
    fields: (t) => ({
      profile: t.field({ type: ProfileType, description: 'The profile after the update.', resolve: (profile) => profile }),
    }),
  })
}
