import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'
import { ConflictError, EmailNotVerifiedError, InputError } from '../platform/errors.ts'
import type { PictureSize } from './pictures/pictures.service.ts'
import type { Profile, ProfileChange } from './profile.service.ts'
import type { Post, Project } from './validation.ts'
import { type PublishableField, publicFieldsOf, type SectionVisibility } from './visibility.ts'

export const PictureSizeEnum = builder.enumType('PictureSize', {
  description: 'How large a picture of a person is drawn; it is a square.',
  values: {
    SMALL: { value: 64, description: '64 pixels, for lists.' },
    MEDIUM: { value: 256, description: '256 pixels, for headers.' },
    LARGE: { value: 1024, description: '1024 pixels.' },
  } as const satisfies Record<string, { value: PictureSize; description: string }>,
})

export const PublishableFieldEnum = builder.enumType('PublishableField', {
  description: 'A part of a profile that can be public.',
  values: {
    DISPLAY_NAME: { value: 'display_name', description: 'What they are called.' },
    AVATAR_URL: { value: 'avatar_url', description: 'Their picture.' },
    BIO: { value: 'bio', description: 'Who they are.' },
    INTERESTS: { value: 'interests', description: 'What they care about.' },
    LOCATION: { value: 'location', description: 'Where they are; not among the defaults.' },
    ACHIEVEMENTS: { value: 'achievements', description: 'What they are proud of.' },
    POSTS: { value: 'posts', description: 'What they published.' },
    PHOTOS: { value: 'photos', description: 'Their photos.' },
    SKILLS: { value: 'skills', description: 'What they can do.' },
    PROJECTS: { value: 'projects', description: 'What they work on.' },
  } as const satisfies Record<string, { value: PublishableField; description: string }>,
})

export const PostType = builder.objectRef<Post>('Post').implement({
  description: 'Something a person published on their profile.',
  fields: (t) => ({
    title: t.string({
      nullable: true,
      description: 'Null when it is text alone.',
      resolve: (post) => (typeof post === 'string' ? null : post.title),
    }),
    content: t.string({ description: 'The text.', resolve: (post) => (typeof post === 'string' ? post : post.content) }),
  }),
})

export const ProjectType = builder.objectRef<Project>('Project').implement({
  description: 'Something a person works on.',
  fields: (t) => ({
    title: t.string({ description: 'What it is called.', resolve: (project) => (typeof project === 'string' ? project : project.title) }),
    description: t.string({
      nullable: true,
      description: 'Null when it has a title alone.',
      resolve: (project) => (typeof project === 'string' ? null : (project.description ?? null)),
    }),
  }),
})

export const SectionVisibilityType = builder.objectRef<SectionVisibility>('SectionVisibility').implement({
  description: 'Which sections of a profile are shown.',
  fields: (t) => ({
    achievements: t.exposeBoolean('achievements', { description: 'Whether what they are proud of is shown.' }),
    posts: t.exposeBoolean('posts', { description: 'Whether what they published is shown.' }),
    photos: t.exposeBoolean('photos', { description: 'Whether their photos are shown.' }),
    skills: t.exposeBoolean('skills', { description: 'Whether what they can do is shown.' }),
    projects: t.exposeBoolean('projects', { description: 'Whether what they work on is shown.' }),
  }),
})

export const ProfileType = builder.objectRef<Profile>('Profile')

builder.node(ProfileType, {
  description: 'A person’s own profile, whole. Only they themselves can see it; others see a PublicProfile.',
  id: { resolve: ({ userId }) => userId, description: 'The global id.' },
  loadOne: (id, { services, viewer }) => (viewer?.userId === id ? services.profile.get(viewer) : null),
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Never public.' }),
    username: t.exposeString('username', { description: 'Unique; the public page is /{username}.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'Null when they are called by their username.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'The absolute address of the picture; null without one.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'How large.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.urlOf(image, size ?? 256),
    }),
    title: t.exposeString('title', { nullable: true, description: 'What they do, in a few words. Never public.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Who they are; null until they say so.' }),
    location: t.exposeString('location', { nullable: true, description: 'Where they are; public only when they list it.' }),
    interests: t.exposeStringList('interests', { description: 'What they care about.' }),
    achievements: t.exposeStringList('achievements', { description: 'What they are proud of.' }),
    skills: t.exposeStringList('skills', { description: 'What they can do.' }),
    posts: t.field({ type: [PostType], description: 'What they published, in their order.', resolve: ({ posts }) => posts }),
    projects: t.field({ type: [ProjectType], description: 'What they work on, in their order.', resolve: ({ projects }) => projects }),
    photos: t.exposeStringList('photos', { description: 'Addresses of pictures; the public page shows the first three.' }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether others can open it, and talk to the twin.' }),
    publicFields: t.field({
      type: [PublishableFieldEnum],
      description: 'What its owner lists as public; empty means the default, which is all but the location.',
      resolve: ({ publicFields }) => publicFields,
    }),
    shownFields: t.field({
      type: [PublishableFieldEnum],
      description: 'What others see of it as it is now; empty while it is private.',
      resolve: ({ twinMetadata, ...profile }) => publicFieldsOf({ ...profile, sectionVisibility: twinMetadata.section_visibility }),
    }),
    sectionVisibility: t.field({
      type: SectionVisibilityType,
      description: 'Which sections its public page shows; each is shown unless hidden.',
      resolve: ({ twinMetadata }) => twinMetadata.section_visibility,
    }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', {
      description: 'Whether visitors may talk to their twin while the profile is public; it is on until they turn it off.',
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', {
      description: 'What visitors are offered to ask the twin, in their order.',
    }),
    publicProfileUrl: t.exposeString('publicProfileUrl', {
      nullable: true,
      description: 'The absolute address to share; null while it is private.',
    }),
    metadata: t.field({ type: 'JSON', description: 'Whatever clients keep here. Never public.', resolve: ({ metadata }) => metadata }),
    twinMetadata: t.field({
      type: 'JSON',
      description: 'Whatever clients keep about the twin, and section_visibility, which alone of it is public.',
      resolve: ({ twinMetadata }) => twinMetadata,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first filled; until then, when they signed up.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When anything of it last changed.' }),
  }),
})

builder.objectField(ViewerType, 'profile', (t) =>
  t.field({
    type: ProfileType,
    description: 'Their own profile, with defaults where they filled in nothing.',
    resolve: (viewer, _args, { services }) => services.profile.get(viewer),
  }),
)

const PostInput = builder.inputType('PostInput', {
  description: 'Something to publish on the profile.',
  fields: (t) => ({
    title: t.string({ description: 'At most 200 characters; none when left out.' }),
    content: t.string({ required: true, description: '1 to 10,000 characters.' }),
  }),
})

const ProjectInput = builder.inputType('ProjectInput', {
  description: 'Something that its owner works on.',
  fields: (t) => ({
    title: t.string({ required: true, description: '1 to 200 characters.' }),
    description: t.string({ description: 'At most 5,000 characters; none when left out.' }),
  }),
})

const SectionVisibilityInput = builder.inputType('SectionVisibilityInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    achievements: t.boolean({ description: 'Whether what they are proud of is shown.' }),
    posts: t.boolean({ description: 'Whether what they published is shown.' }),
    photos: t.boolean({ description: 'Whether their photos are shown.' }),
    skills: t.boolean({ description: 'Whether what they can do is shown.' }),
    projects: t.boolean({ description: 'Whether what they work on is shown.' }),
  }),
})

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'A change of the profile; what is left out stays as it is. Lists are replaced whole.',
  fields: (t) => ({
    username: t.string({
      description: 'Follows the rules of sign-up. The previous username stays reserved for its owner for a year, and its links redirect.',
    }),
    displayName: t.string({ description: 'At most 80 characters; null or blank: be called by the username.' }),
    title: t.string({ description: 'At most 120 characters; null or blank clears it.' }),
    bio: t.string({ description: 'At most 2,000 characters; null or blank clears it.' }),
    location: t.string({ description: 'At most 120 characters; null or blank clears it.' }),
    interests: t.stringList({ description: 'At most 50 of 80 characters.' }),
    achievements: t.stringList({ description: 'At most 100 of 500 characters.' }),
    skills: t.stringList({ description: 'At most 100 of 80 characters.' }),
    posts: t.field({ type: [PostInput], description: 'At most 100.' }),
    projects: t.field({ type: [ProjectInput], description: 'At most 100.' }),
    photos: t.stringList({ description: 'At most 50 addresses that begin with http:// or https://.' }),
    isPublic: t.boolean({ description: 'Whether others can open it, and talk to the twin.' }),
    publicFields: t.field({ type: [PublishableFieldEnum], description: 'The fields to show; empty means the default.' }),
    sectionVisibility: t.field({ type: SectionVisibilityInput, description: 'Which sections to show; others stay as they are.' }),
    isTwinEnabled: t.boolean({
      description: 'Whether visitors may talk to the twin. Off, the profile stays public, and conversations take no more messages.',
    }),
    suggestedQuestions: t.stringList({ description: 'At most 5 of 120 characters.' }),
    metadata: t.field({ type: 'JSON', description: 'An object that is merged by key; a key that is null is removed.' }),
    twinMetadata: t.field({ type: 'JSON', description: 'An object that is merged by key; a key that is null is removed.' }),
  }),
})

const UpdateProfilePayload = profilePayload('UpdateProfilePayload', 'The profile is changed.')
const RemoveProfilePicturePayload = profilePayload('RemoveProfilePicturePayload', 'There is no picture any more.')

builder.mutationFields((t) => ({
  updateProfile: t.withAuth({ signedIn: true }).field({
    type: UpdateProfilePayload,
    errors: { types: [InputError, ConflictError, EmailNotVerifiedError] },
    description: 'Changes everything that is given, or nothing when a rule is broken.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'What is new.' }) },
    resolve: (_root, { input }, { services, viewer }) => services.profile.update(viewer, toChange(input)),
  }),
  removeProfilePicture: t.withAuth({ signedIn: true }).field({
    type: RemoveProfilePicturePayload,
    description: 'Deletes the picture; initials stand in. A picture is chosen over REST, POST /api/v1/profile/upload-picture.',
    resolve: async (_root, _args, { services, viewer }) => {
      await services.pictures.remove(viewer)
      return services.profile.get(viewer)
    },
  }),
}))

/** Null clears a text; of anything else it says no more than leaving it out. */
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
    fields: (t) => ({ profile: t.field({ type: ProfileType, description: 'The profile as it is now.', resolve: (profile) => profile }) }),
  })
}
