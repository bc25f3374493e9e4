import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ConflictError, EmailNotVerifiedError, InputError } from '../platform/errors.ts'
import type { PictureSize } from './pictures/pictures.service.ts'
import type { Profile, ProfileChange } from './profile.service.ts'
import type { Post, Project } from './validation.ts'
import { type PublishableField, listPublicFields, type SectionVisibility } from './visibility.ts'

export const PictureSizeEnum = builder.enumType('PictureSize', {
  description: 'Size of a square profile picture.',
  values: {
    SMALL: { value: 64, description: '64 × 64 pixels.' },
    MEDIUM: { value: 256, description: '256 × 256 pixels.' },
    LARGE: { value: 1024, description: '1024 × 1024 pixels.' },
  } as const satisfies Record<string, { value: PictureSize; description: string }>,
})

export const PublishableFieldEnum = builder.enumType('PublishableField', {
  description: 'Profile field that can be public.',
  values: {
    DISPLAY_NAME: { value: 'display_name', description: 'Name shown to others.' },
    AVATAR_URL: { value: 'avatar_url', description: 'URL of the profile picture.' },
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
      resolve: ({ image }, { size }, { services }) => services.pictures.urlOf(image, size ?? 256),
    }),
    title: t.exposeString('title', { nullable: true, description: 'Headline, such as a job title, never public.' }),
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
      description: 'Whether it and its twin are public.',
    }),
    publicFields: t.field({
      type: [PublishableFieldEnum],
      description: 'Public fields; empty for the default.',
      resolve: ({ publicFields }) => publicFields,
    }),
    shownFields: t.field({
      type: [PublishableFieldEnum],
      description: 'Fields visible to others; empty while private.',
      resolve: ({ twinMetadata, ...profile }) => listPublicFields({ ...profile, sectionVisibility: twinMetadata.section_visibility }),
    }),
    sectionVisibility: t.field({
      type: SectionVisibilityType,
      description: 'Visibility of sections, shown unless hidden.',
      resolve: ({ twinMetadata }) => twinMetadata.section_visibility,
    }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', {
      description: 'Whether visitors can use the twin.',
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', {
      description: 'Suggested questions in the owner’s order.',
    }),
    embedOrigins: t.exposeStringList('embedOrigins', { description: 'Origins of websites that may embed the twin.' }),
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first edited, otherwise when the user signed up.' }),
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
    displayName: t.string({ description: 'Display name, at most 80 characters; blank resets it.' }),
    title: t.string({ description: 'Headline, at most 120 characters; blank clears it.' }),
    bio: t.string({ description: 'Biography, at most 2,000 characters; blank clears it.' }),
    location: t.string({ description: 'Location, at most 120 characters; blank clears it.' }),
    interests: t.stringList({ description: 'At most 50 interests of 80 characters.' }),
    achievements: t.stringList({ description: 'At most 100 achievements of 500 characters.' }),
    skills: t.stringList({ description: 'At most 100 skills of 80 characters.' }),
    posts: t.field({ type: [PostInput], description: 'At most 100 posts.' }),
    projects: t.field({ type: [ProjectInput], description: 'At most 100 projects.' }),
    photos: t.stringList({ description: 'At most 50 HTTP or HTTPS photo URLs.' }),
    isPublic: t.boolean({ description: 'Whether it and its twin are public.' }),
    publicFields: t.field({ type: [PublishableFieldEnum], description: 'Public fields; empty for the default.' }),
    sectionVisibility: t.field({
      type: SectionVisibilityInput,
      description: 'Section visibility; omitted sections stay unchanged.',
    }),
    isTwinEnabled: t.boolean({
      description: 'Whether visitors can use the twin.',
    }),
    suggestedQuestions: t.stringList({ description: 'At most 5 questions of 120 characters.' }),
    embedOrigins: t.stringList({
      description: 'At most 20 HTTPS origins of websites that may embed the twin; HTTP only on localhost.',
    }),
    metadata: t.field({ type: 'JSON', description: 'Data, merged by key; null removes a key.' }),
    twinMetadata: t.field({ type: 'JSON', description: 'Twin data, merged by key; null removes a key.' }),
  }),
})

const UpdateProfilePayload = profilePayload('UpdateProfilePayload', 'The profile is updated.')
const RemoveProfilePicturePayload = profilePayload('RemoveProfilePicturePayload', 'The profile picture is deleted.')

builder.mutationFields((t) => ({
  updateProfile: t.withAuth({ signedIn: true }).field({
    type: UpdateProfilePayload,
    errors: { types: [InputError, ConflictError, EmailNotVerifiedError] },
    description: 'Changes the profile; all fields or none.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'Changed fields of the profile.' }) },
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

function profilePayload(name: string, description: string) {
  return builder.objectRef<Profile>(name).implement({
    description,
    fields: (t) => ({
      profile: t.field({ type: ProfileType, description: 'Profile after the update.', resolve: (profile) => profile }),
    }),
  })
}
