import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ConflictError, EmailNotVerifiedError, InputError } from '../platform/errors.ts'
import type { PictureSize } from './pictures/pictures.service.ts'
import type { Profile, ProfileChange } from './profile.service.ts'
import type { Post, Project } from './validation.ts'
import { AudienceEnum } from './audiences/audience.graph.ts'
import {
  FieldAudienceInput,
  FieldAudienceType,
  PhotoAudienceInput,
  PhotoAudienceType,
  PublishableFieldEnum,
} from './audiences/fieldAudiences.graph.ts'
import { publishableFields, type SectionVisibility } from './publishableFields.ts'
import { listShownFields } from './visibility.ts'

export const PictureSizeEnum = builder.enumType('PictureSize', {
  description: 'Size of a square profile picture.',
  values: {
    SMALL: { value: 64, description: '64 × 64 pixels.' },
    MEDIUM: { value: 256, description: '256 × 256 pixels.' },
    LARGE: { value: 1024, description: '1024 × 1024 pixels.' },
  } as const satisfies Record<string, { value: PictureSize; description: string }>,
})

export const PostType = builder.objectRef<Post>('Post').implement({
  description: 'Post on a profile.',
  fields: (t) => ({
    title: t.string({
      nullable: true,
      description: 'Title; null if only text.',
      resolve: (post) => (typeof post === 'string' ? null : post.title),
    }),
    content: t.string({ description: 'Text of the post.', resolve: (post) => (typeof post === 'string' ? post : post.content) }),
  }),
})

export const ProjectType = builder.objectRef<Project>('Project').implement({
  description: 'Project on a profile.',
  fields: (t) => ({
    title: t.string({
      description: 'Name of the project.',
      resolve: (project) => (typeof project === 'string' ? project : project.title),
    }),
    description: t.string({
      nullable: true,
      description: 'Description; null if none.',
      resolve: (project) => (typeof project === 'string' ? null : (project.description ?? null)),
    }),
  }),
})

export const SectionVisibilityType = builder.objectRef<SectionVisibility>('SectionVisibility').implement({
  description: 'Visibility of profile sections.',
  fields: (t) => ({
    achievements: t.exposeBoolean('achievements', { description: 'Whether achievements are shown.' }),
    posts: t.exposeBoolean('posts', { description: 'Whether posts are shown.' }),
    photos: t.exposeBoolean('photos', { description: 'Whether photos are shown.' }),
    skills: t.exposeBoolean('skills', { description: 'Whether skills are shown.' }),
    projects: t.exposeBoolean('projects', { description: 'Whether projects are shown.' }),
  }),
})

export const ProfileType = builder.objectRef<Profile>('Profile')

builder.node(ProfileType, {
  description: 'Profile of its user; others see PublicProfile.',
  id: { resolve: ({ userId }) => userId, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => (viewer?.userId === id ? services.profile.get(viewer) : null),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address, never public.' }),
    username: t.exposeString('username', { description: 'Unique username, path of the public page.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'Display name; null for the username.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'Profile picture’s absolute URL; null if none.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'Size of the picture.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.getUrl(image, size ?? 256),
    }),
    title: t.exposeString('title', { nullable: true, description: 'Headline, such as a job title; not public by default.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography; null if empty.' }),
    location: t.exposeString('location', {
      nullable: true,
      description: 'Location, private unless in `publicFields`.',
    }),
    interests: t.exposeStringList('interests', { description: 'Interests in the owner’s order.' }),
    achievements: t.exposeStringList('achievements', { description: 'Achievements in the owner’s order.' }),
    skills: t.exposeStringList('skills', { description: 'Skills in the owner’s order.' }),
    posts: t.field({ type: [PostType], description: 'Posts in the owner’s order.', resolve: ({ posts }) => posts }),
    projects: t.field({ type: [ProjectType], description: 'Projects in the owner’s order.', resolve: ({ projects }) => projects }),
    photos: t.exposeStringList('photos', { description: 'Photo URLs; three are shown publicly.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether anyone with the link can see profile and twin.',
    }),
    audience: t.expose('audience', {
      type: AudienceEnum,
      description: 'Readers of the profile and the twin; no field or item has more.',
    }),
    fieldAudiences: t.field({
      type: [FieldAudienceType],
      description: 'The audience of each field that can be shared.',
      resolve: ({ fieldAudiences }) => publishableFields.map((field) => ({ field, audience: fieldAudiences[field] })),
    }),
    photoAudiences: t.field({
      type: [PhotoAudienceType],
      description: 'Audience of each photo, in order.',
      resolve: ({ photoAudiences }) => Object.entries(photoAudiences).map(([photo, audience]) => ({ photo, audience })),
    }),
    publicFields: t.field({
      type: [PublishableFieldEnum],
      description: 'Chosen public fields; empty for all except headline and location.',
      resolve: ({ publicFields }) => publicFields,
    }),
    shownFields: t.field({
      type: [PublishableFieldEnum],
      description: 'Fields that anyone with the link sees; empty unless public.',
      resolve: ({ twinMetadata, ...profile }) =>
        listShownFields({ ...profile, sectionVisibility: twinMetadata.section_visibility }, 'link'),
    }),
    sectionVisibility: t.field({
      type: SectionVisibilityType,
      description: 'Visibility of sections, shown unless hidden.',
      resolve: ({ twinMetadata }) => twinMetadata.section_visibility,
    }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', {
      description: 'Whether visitors can use the twin.',
    }),
    isOpenToTwins: t.exposeBoolean('isOpenToTwins', { description: 'Whether other twins may talk with the twin.' }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', {
      description: 'Suggested questions in the owner’s order.',
    }),
    embedOrigins: t.exposeStringList('embedOrigins', { description: 'Origins that may embed the twin.' }),
    showsAccuracy: t.exposeBoolean('showsAccuracy', { description: 'Whether visitors see the accuracy of the twin.' }),
    publicProfileUrl: t.exposeString('publicProfileUrl', {
      nullable: true,
      description: 'Public page’s absolute URL; null while private.',
    }),
    metadata: t.field({ type: 'JSON', description: 'Custom data from clients, never public.', resolve: ({ metadata }) => metadata }),
    twinMetadata: t.field({
      type: 'JSON',
      description: 'Custom twin data; only `section_visibility` is public.',
      resolve: ({ twinMetadata }) => twinMetadata,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was first edited; until then, when the account was created.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
})

builder.objectField(ViewerType, 'profile', (t) =>
  t.field({
    type: ProfileType,
    description: 'Profile; empty fields have default values.',
    resolve: (viewer, _args, { services }) => services.profile.get(viewer),
  }),
)

const PostInput = builder.inputType('PostInput', {
  description: 'Post on a profile.',
  fields: (t) => ({
    title: t.string({ description: 'Title, at most 200 characters.' }),
    content: t.string({ required: true, description: 'Text, 1 to 10,000 characters.' }),
  }),
})

const ProjectInput = builder.inputType('ProjectInput', {
  description: 'Project on a profile.',
  fields: (t) => ({
    title: t.string({ required: true, description: 'Name, 1 to 200 characters.' }),
    description: t.string({ description: 'Description, at most 5,000 characters.' }),
  }),
})

const SectionVisibilityInput = builder.inputType('SectionVisibilityInput', {
  description: 'Section visibility; omitted sections stay unchanged.',
  fields: (t) => ({
    achievements: t.boolean({ description: 'Whether achievements are shown.' }),
    posts: t.boolean({ description: 'Whether posts are shown.' }),
    photos: t.boolean({ description: 'Whether photos are shown.' }),
    skills: t.boolean({ description: 'Whether skills are shown.' }),
    projects: t.boolean({ description: 'Whether projects are shown.' }),
  }),
})

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Changed profile fields; lists are replaced.',
  fields: (t) => ({
    username: t.string({
      description: 'Username; the former one redirects for a year.',
    }),
    displayName: t.string({ description: 'Display name, at most 80 characters; blank for the username.' }),
    title: t.string({ description: 'Headline, at most 120 characters; blank to clear it.' }),
    bio: t.string({ description: 'Biography, at most 2,000 characters; blank to clear it.' }),
    location: t.string({ description: 'Location, at most 120 characters; blank to clear it.' }),
    interests: t.stringList({ description: 'Interests, at most 50 of 80 characters.' }),
    achievements: t.stringList({ description: 'Achievements, at most 100 of 500 characters.' }),
    skills: t.stringList({ description: 'Skills, at most 100 of 80 characters.' }),
    posts: t.field({ type: [PostInput], description: 'Posts, at most 100.' }),
    projects: t.field({ type: [ProjectInput], description: 'Projects, at most 100.' }),
    photos: t.stringList({ description: 'Photos, at most 50 HTTP or HTTPS URLs.' }),
    isPublic: t.boolean({ description: 'Lists the profile or makes it private, if changed.' }),
    audience: t.field({ type: AudienceEnum, description: 'Readers of the profile and the twin; no field or item has more.' }),
    fieldAudiences: t.field({
      type: [FieldAudienceInput],
      description: 'Audiences to change, at most 50. Other fields keep theirs.',
    }),
    photoAudiences: t.field({ type: [PhotoAudienceInput], description: 'Audiences of photos to change, at most 50.' }),
    publicFields: t.field({ type: [PublishableFieldEnum], description: 'Public fields; empty for the default.' }),
    sectionVisibility: t.field({
      type: SectionVisibilityInput,
      description: 'Section visibility; omitted sections stay unchanged.',
    }),
    isTwinEnabled: t.boolean({
      description: 'Whether visitors can use the twin.',
    }),
    isOpenToTwins: t.boolean({ description: 'Whether other twins may talk with the twin.' }),
    suggestedQuestions: t.stringList({ description: 'At most 5 questions of 120 characters.' }),
    embedOrigins: t.stringList({
      description: 'At most 20 HTTPS origins that may embed the twin; HTTP only on localhost.',
    }),
    showsAccuracy: t.boolean({ description: 'Whether visitors see the accuracy of the twin.' }),
    metadata: t.field({ type: 'JSON', description: 'Data, merged by key; null removes a key.' }),
    twinMetadata: t.field({ type: 'JSON', description: 'Twin data, merged by key; null removes a key.' }),
  }),
})

const UpdateProfilePayload = defineProfilePayload('UpdateProfilePayload', 'The profile is updated.')
const RemoveProfilePicturePayload = defineProfilePayload('RemoveProfilePicturePayload', 'The profile picture is deleted.')

builder.mutationFields((t) => ({
  updateProfile: t.withAuth({ signedIn: true }).field({
    type: UpdateProfilePayload,
    errors: { types: [InputError, ConflictError, EmailNotVerifiedError] },
    description: 'Changes the profile; all fields or none.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.profile.update(viewer, toChange(input)),
  }),
  removeProfilePicture: t.withAuth({ signedIn: true }).field({
    type: RemoveProfilePicturePayload,
    description: 'Deletes the profile picture; upload with POST /api/v1/profile/upload-picture.',
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

function defineProfilePayload(name: string, description: string) {
  return builder.objectRef<Profile>(name).implement({
    description,
    fields: (t) => ({
      profile: t.field({ type: ProfileType, description: 'Profile after the update.', resolve: (profile) => profile }),
    }),
  })
}
