import { ViewerType } from '../account/graph.ts'
import type { Passage } from './agent/twinKnowledge.ts'
import { SendMessagePayload } from '../chat/runs/runs.graph.ts'
import { TooManyRunsError } from '../chat/runs/runLimits.ts'
import { AlreadySendingError } from '../chat/runs/sends.ts'
import { CitationKindEnum } from '../chat/steps/steps.graph.ts'
import { ThreadNode } from '../chat/threads/threads.graph.ts'
import { TwinClosedError } from './gate/twinGate.ts'
import { builder } from '../graphql/builder.ts'
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
      description: 'Beginning of the text, on one line, at most 280 characters.',
      resolve: ({ content }) => toExcerpt(content),
    }),
    content: t.exposeString('content', { description: 'The full text in Markdown.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the item was last changed.' }),
  }),
})

export const PublicProfileType = builder.objectRef<PublicProfile>('PublicProfile')

builder.node(PublicProfileType, {
  description: 'A user’s public profile. Sections that the user hides are null or empty.',
  id: { resolve: ({ username }) => username, description: 'Global ID, unique across all types.' },
  loadOne: (username, { services }) => services.twin.publicProfile({ username }),
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The username. The public page is at `/{username}`.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'Display name; null if hidden.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'URL of the square profile picture; null if there is none.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'The required picture size.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.urlOf(image, size ?? 256),
    }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography; null if hidden.' }),
    location: t.exposeString('location', { nullable: true, description: 'Location; null if hidden.' }),
    interests: t.exposeStringList('interests', { description: 'Interests of the user.' }),
    achievements: t.exposeStringList('achievements', { description: 'Achievements of the user.' }),
    posts: t.field({ type: [PostType], description: 'Posts by the user.', resolve: ({ posts }) => posts }),
    photos: t.exposeStringList('photos', { description: 'URLs of the profile’s photos. Pages show the first three.' }),
    skills: t.exposeStringList('skills', { description: 'Skills of the user.' }),
    projects: t.field({ type: [ProjectType], description: 'Projects of the user.', resolve: ({ projects }) => projects }),
    sectionVisibility: t.expose('sectionVisibility', { type: SectionVisibilityType, description: 'The sections that are visible.' }),
    items: t.field({
      type: [PublicItemType],
      complexity: 20,
      description: 'Public stories and notes, most recently changed first, at most 20.',
      resolve: (profile, _args, { services, viewer }) => services.twin.publicItems(viewer, profile),
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'Questions that the owner suggests asking the twin.' }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', { description: 'Whether visitors can talk to the twin.' }),
    viewerCanChat: t.boolean({
      description: 'Whether the viewer can send messages with `sendTwinMessage`. Always true for the owner of the twin.',
      resolve: (profile, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerSignature: t.string({
      nullable: true,
      description:
        'The viewer’s username if it is attached to messages that they leave with this twin. Null for guests, on the viewer’s own profile, and while the viewer’s profile is private: such messages are anonymous.',
      resolve: (profile, _args, { services, viewer }) => services.twin.signatureOf(viewer, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether this is the viewer’s own profile, which `updateProfile` changes.',
      resolve: ({ userId }, _args, { viewer }) => isOwner(viewer, userId),
    }),
  }),
})

builder.objectField(ProfileType, 'preview', (t) =>
  t.field({
    type: PublicProfileType,
    description: 'The viewer’s profile as others see it, or would see it if it were public.',
    resolve: toPreview,
  }),
)

builder.objectField(ThreadNode, 'twinProfile', (t) =>
  t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'Public profile of the twin’s owner. Null if no twin answers here, or if the profile is private or was deleted.',
    resolve: (thread, _args, { services }) => services.twin.profileIn(thread),
  }),
)

const TwinType = builder.objectRef<Twin>('Twin')

builder.node(TwinType, {
  description:
    'A user’s AI twin, which answers from their public content. The owner can read all conversations with it, but does not see the names of visitors without a public profile.',
  id: { resolve: ({ profile }) => profile.username, description: 'Global ID, unique across all types.' },
  loadOne: (username, { services, viewer }) => services.twin.find(viewer, { username }),
  fields: (t) => ({
    profile: t.expose('profile', { type: PublicProfileType, description: 'Public profile of the twin’s owner.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether the owner’s profile is public. If false, only the owner can access the twin, and it knows nothing.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether visitors can talk to the twin.' }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'Questions that the owner suggests asking the twin.' }),
    isDemo: t.exposeBoolean('isDemo', {
      description: 'Whether this is Twain’s demo twin. The built-in responder always answers for it, and it does not take messages.',
    }),
    viewerCanChat: t.boolean({
      description: 'Whether the viewer can send messages with `sendTwinMessage`. Always true for the owner of the twin.',
      resolve: ({ profile }, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether this is the viewer’s own twin, whose profile and suggested questions they can change.',
      resolve: ({ profile }, _args, { viewer }) => isOwner(viewer, profile.userId),
    }),
    conversation: t.field({
      type: ThreadNode,
      nullable: true,
      description: 'The viewer’s latest conversation with the twin, which their next message continues; null before the first message.',
      resolve: (twin, _args, { services, participant }) => services.twin.conversation(participant, twin),
    }),
  }),
})

builder.queryFields((t) => ({
  publicProfile: t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'The public profile of a user. Null if the user does not exist or the profile is private.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'The username, case-insensitive. A former username works for a year.',
      }),
    },
    resolve: (_root, { username }, { services }) => services.twin.publicProfile({ username }),
  }),
  twin: t.field({
    type: TwinType,
    nullable: true,
    description: 'The twin of a user. Null if the user does not exist, or if the profile is private and the viewer is not its owner.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'The username, case-insensitive. A former username works for a year.',
      }),
    },
    resolve: (_root, { username }, { services, viewer }) => services.twin.find(viewer, { username }),
  }),
}))

const TwinPassageType = builder.objectRef<Passage>('TwinPassage').implement({
  description: 'A passage of public content that a twin can use to answer.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CitationKindEnum, description: 'The type of the source.' }),
    sourceId: t.exposeString('sourceId', { description: 'UUID of the item, or name of the profile field.' }),
    title: t.exposeString('title', { description: 'The title of the source.' }),
    text: t.exposeString('text', {
      description: 'The verbatim text of the passage. Long texts are reduced to the most relevant sentences.',
    }),
  }),
})

builder.objectField(ViewerType, 'twinPreview', (t) =>
  t.field({
    type: [TwinPassageType],
    nullable: true,
    description:
      'The passages that the viewer’s twin would receive for a visitor’s question, most relevant first, followed by who the owner is. Uses visitor permissions, so the result is empty while the profile is private. No model is called.',
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
    text: t.string({ required: true, description: 'The message text, 1 to 200,000 characters. Must not be blank.' }),
    clientMessageId: t.string({
      required: true,
      description: 'Idempotency key generated by the client, at most 64 characters. Repeating a key returns the same run.',
    }),
  }),
})

builder.mutationField('sendTwinMessage', (t) =>
  t.field({
    type: SendMessagePayload,
    errors: { types: [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError] },
    description:
      'Sends a message to a twin, continuing the caller’s latest conversation with it or starting one. Does not require an account: the response sets a cookie that identifies the guest.',
    args: { input: t.arg({ type: SendTwinMessageInput, required: true, description: 'The message to send.' }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.twin.send({ viewer, client }, input),
  }),
)
