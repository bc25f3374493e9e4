import { ViewerType } from '../account/graph.ts'
import type { Passage } from './agent/twinKnowledge.ts'
import { SendMessagePayload } from '../chat/runs/runs.graph.ts'
import { TooManyRunsError } from '../chat/runs/runLimits.ts'
import { AlreadySendingError } from '../chat/runs/sends.ts'
import { CitationKindEnum } from '../chat/steps/steps.graph.ts'
import { ThreadNode } from '../chat/threads/threads.graph.ts'
import { TwinClosedError } from './gate/twinGate.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { ErrorInterface } from '../graphql/errors/errors.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { PictureSizeEnum, PostType, ProfileType, ProjectType, SectionVisibilityType } from '../profile/graph.ts'
import { KnowledgeKindEnum } from '../knowledge/graph.ts'
import { toExcerpt } from '../knowledge/excerpts.ts'
import { toPreview, type PublicItem, type PublicProfile } from './profile/publicProfile.ts'
import { isOwner, mayTalkTo } from './gate/createTwinGate.ts'
import type { Twin } from './twin.service.ts'

// Not Prisma objects: those are loaded with full database permissions, while these contain only data from the reader.

const PublicItemType = builder.objectRef<PublicItem>('PublicItem').implement({
  description: 'A public story or note.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The ID used by citations.' }),
    kind: t.expose('kind', { type: KnowledgeKindEnum, description: 'The type of the item.' }),
    title: t.exposeString('title', { description: 'The title of the item.' }),
    excerpt: t.string({
      description: 'Beginning of the text on one line, at most 280 characters.',
      resolve: ({ content }) => toExcerpt(content),
    }),
    content: t.exposeString('content', { description: 'The full text in Markdown.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the item was last changed.' }),
  }),
})

export const PublicProfileType = builder.objectRef<PublicProfile>('PublicProfile')

builder.node(PublicProfileType, {
  description: 'A user’s public profile; hidden sections are null or empty.',
  id: { resolve: ({ username }) => username, description: globalIdDescription },
  loadOne: (username, { services }) => services.twin.publicProfile({ username }),
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The username, the path of the public page.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'Display name; null if hidden.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'URL of the square profile picture; null if none.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'The required picture size.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.urlOf(image, size ?? 256),
    }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography; null if hidden.' }),
    location: t.exposeString('location', { nullable: true, description: 'Location; null if hidden.' }),
    interests: t.exposeStringList('interests', { description: 'Interests of the user.' }),
    achievements: t.exposeStringList('achievements', { description: 'Achievements of the user.' }),
    posts: t.field({ type: [PostType], description: 'Posts by the user.', resolve: ({ posts }) => posts }),
    photos: t.exposeStringList('photos', { description: 'URLs of the photos; pages show three.' }),
    skills: t.exposeStringList('skills', { description: 'Skills of the user.' }),
    projects: t.field({ type: [ProjectType], description: 'Projects of the user.', resolve: ({ projects }) => projects }),
    sectionVisibility: t.expose('sectionVisibility', { type: SectionVisibilityType, description: 'The sections that are visible.' }),
    items: t.field({
      type: [PublicItemType],
      complexity: 20,
      description: 'Public stories and notes, most recently changed first, at most 20.',
      resolve: (profile, _args, { services, viewer }) => services.twin.publicItems(viewer, profile),
    }),
    greeting: t.string({
      nullable: true,
      description: 'The owner’s greeting to visitors; null without one.',
      resolve: (profile, _args, { services, viewer }) => services.twin.greeting(viewer, profile),
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'The owner’s suggested questions for the twin.' }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', { description: 'Whether visitors can talk to the twin.' }),
    viewerCanChat: t.boolean({
      description: 'Whether the viewer can use `sendTwinMessage`; always true for the owner.',
      resolve: (profile, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerSignature: t.string({
      nullable: true,
      description:
        'The viewer’s username on messages they leave; null if anonymous: for guests, on their own profile, and with a private profile.',
      resolve: (profile, _args, { services, viewer }) => services.twin.signatureOf(viewer, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether this is the viewer’s own profile.',
      resolve: ({ userId }, _args, { viewer }) => isOwner(viewer, userId),
    }),
  }),
})

builder.objectField(ProfileType, 'preview', (t) =>
  t.field({
    type: PublicProfileType,
    description: 'The viewer’s profile as others see it, or would if public.',
    resolve: toPreview,
  }),
)

builder.objectField(ThreadNode, 'twinProfile', (t) =>
  t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'Public profile of the twin’s owner; null without a twin, or if private or deleted.',
    resolve: (thread, _args, { services }) => services.twin.profileIn(thread),
  }),
)

const TwinType = builder.objectRef<Twin>('Twin')

builder.node(TwinType, {
  description:
    'A user’s AI twin, which answers from their public content. The owner can read its conversations; visitors without a public profile are anonymous.',
  id: { resolve: ({ profile }) => profile.username, description: globalIdDescription },
  loadOne: (username, { services, viewer }) => services.twin.find(viewer, { username }),
  fields: (t) => ({
    profile: t.expose('profile', { type: PublicProfileType, description: 'Public profile of the twin’s owner.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether the owner’s profile is public; otherwise only the owner has access, and the twin knows nothing.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether visitors can talk to the twin.' }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'The owner’s suggested questions for the twin.' }),
    isDemo: t.exposeBoolean('isDemo', {
      description: 'Whether this is Twain’s demo twin, which uses the built-in responder and takes no messages.',
    }),
    viewerCanChat: t.boolean({
      description: 'Whether the viewer can use `sendTwinMessage`; always true for the owner.',
      resolve: ({ profile }, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether this is the viewer’s own twin.',
      resolve: ({ profile }, _args, { viewer }) => isOwner(viewer, profile.userId),
    }),
    conversation: t.field({
      type: ThreadNode,
      nullable: true,
      description: 'The viewer’s latest conversation with the twin, which continues; null before the first message.',
      resolve: (twin, _args, { services, participant }) => services.twin.conversation(participant, twin),
    }),
  }),
})

builder.queryFields((t) => ({
  publicProfile: t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'A public profile; null if missing or private.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'The username, case-insensitive, or a former one within a year.',
      }),
    },
    resolve: (_root, { username }, { services }) => services.twin.publicProfile({ username }),
  }),
  twin: t.field({
    type: TwinType,
    nullable: true,
    description: 'A user’s twin; null if missing, or private to another user.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'The username, case-insensitive, or a former one within a year.',
      }),
    },
    resolve: (_root, { username }, { services, viewer }) => services.twin.find(viewer, { username }),
  }),
}))

const TwinPassageType = builder.objectRef<Passage>('TwinPassage').implement({
  description: 'A passage of public content for a twin’s answer.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CitationKindEnum, description: 'The type of the source.' }),
    sourceId: t.exposeString('sourceId', { description: 'UUID of the item, or the profile field’s name.' }),
    title: t.exposeString('title', { description: 'The title of the source.' }),
    text: t.exposeString('text', {
      description: 'The passage verbatim; long texts are reduced to relevant sentences.',
    }),
  }),
})

builder.objectField(ViewerType, 'twinPreview', (t) =>
  t.field({
    type: [TwinPassageType],
    nullable: true,
    description:
      'The passages that the viewer’s twin would get for a question, most relevant first, then who the owner is. Empty while the profile is private. Calls no model.',
    args: { question: t.arg.string({ required: true, description: 'The visitor’s question, at most 400 characters.' }) },
    resolve: (viewer, { question }, { services }) => services.twin.preview(viewer, { question }),
  }),
)

builder.objectType(TwinClosedError, {
  name: 'TwinClosedError',
  description: 'The owner has closed the twin to visitors.',
  interfaces: [ErrorInterface],
})

const SendTwinMessageInput = builder.inputType('SendTwinMessageInput', {
  description: 'Input for sending a message to a twin.',
  fields: (t) => ({
    username: t.string({ required: true, description: 'Username of the twin’s owner, current or former.' }),
    text: t.string({ required: true, description: 'The text, 1 to 200,000 characters, not blank.' }),
    clientMessageId: t.string({
      required: true,
      description: 'Idempotency key of the client, at most 64 characters. Repeating it returns the same run.',
    }),
  }),
})

builder.mutationField('sendTwinMessage', (t) =>
  t.field({
    type: SendMessagePayload,
    errors: { types: [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError] },
    description: 'Sends a message to a twin, in the caller’s latest conversation or a new one. Guests get a cookie.',
    args: { input: t.arg({ type: SendTwinMessageInput, required: true, description: 'The message to send.' }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.twin.send({ viewer, client }, input),
  }),
)
