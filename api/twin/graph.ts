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
import { excerptOf } from '../knowledge/excerpts.ts'
import { previewOf, type PublicItem, type PublicProfile } from './profile/publicProfile.ts'
import { isOwner, mayTalkTo } from './gate/createTwinGate.ts'
import type { Twin } from './twin.service.ts'

// Nothing here is a Prisma object: those load through a client with every right, and these hold what the reader answered.

const PublicItemType = builder.objectRef<PublicItem>('PublicItem').implement({
  description: 'A story or note that anybody may read.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'The id that citations use.' }),
    kind: t.expose('kind', { type: KnowledgeKindEnum, description: 'What it is.' }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    excerpt: t.string({
      description: 'How the text begins, on one line: at most 280 characters.',
      resolve: ({ content }) => excerptOf(content),
    }),
    content: t.exposeString('content', { description: 'The whole text, as it was written: Markdown.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

export const PublicProfileType = builder.objectRef<PublicProfile>('PublicProfile')

builder.node(PublicProfileType, {
  description: 'A person as anybody may see them. What they do not show is null or empty.',
  id: { resolve: ({ username }) => username, description: 'The global id.' },
  loadOne: (username, { services }) => services.twin.publicProfile({ username }),
  fields: (t) => ({
    username: t.exposeString('username', { description: 'Their public page is /{username}.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'What they are called; null when they do not show it.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'Their picture, as a square; null without one.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'How large it is needed.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.urlOf(image, size ?? 256),
    }),
    bio: t.exposeString('bio', { nullable: true, description: 'Who they are.' }),
    location: t.exposeString('location', { nullable: true, description: 'Where they are.' }),
    interests: t.exposeStringList('interests', { description: 'What they care about.' }),
    achievements: t.exposeStringList('achievements', { description: 'What they are proud of.' }),
    posts: t.field({ type: [PostType], description: 'What they published.', resolve: ({ posts }) => posts }),
    photos: t.exposeStringList('photos', { description: 'Addresses of pictures; pages show the first three.' }),
    skills: t.exposeStringList('skills', { description: 'What they can do.' }),
    projects: t.field({ type: [ProjectType], description: 'What they work on.', resolve: ({ projects }) => projects }),
    sectionVisibility: t.expose('sectionVisibility', { type: SectionVisibilityType, description: 'Which sections they show.' }),
    items: t.field({
      type: [PublicItemType],
      complexity: 20,
      description: 'Stories and notes that they made public, at most 20: what changed last first.',
      resolve: (profile, _args, { services, viewer }) => services.twin.publicItems(viewer, profile),
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'What they suggest to ask their twin.' }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', { description: 'Whether visitors can talk to their twin.' }),
    viewerCanChat: t.boolean({
      description: 'Whether sendTwinMessage takes a message from the caller; owners can always talk to their own twin.',
      resolve: (profile, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerSignature: t.string({
      nullable: true,
      description:
        'The viewer’s username if messages that they leave with this person’s twin carry it. Null while the viewer’s own profile is private, for guests, and on the viewer’s own profile: then the person is not told who left a message.',
      resolve: (profile, _args, { services, viewer }) => services.twin.signatureOf(viewer, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether it is the viewer’s own, which updateProfile changes.',
      resolve: ({ userId }, _args, { viewer }) => isOwner(viewer, userId),
    }),
  }),
})

builder.objectField(ProfileType, 'preview', (t) =>
  t.field({
    type: PublicProfileType,
    description: 'It as others see it, or would see it if it were public.',
    resolve: previewOf,
  }),
)

builder.objectField(ThreadNode, 'twinProfile', (t) =>
  t.field({
    type: PublicProfileType,
    nullable: true,
    description:
      'Whose twin answers here, as anybody may see them now; null where no twin does, and when their profile is private or gone.',
    resolve: (thread, _args, { services }) => services.twin.profileIn(thread),
  }),
)

const TwinType = builder.objectRef<Twin>('Twin')

builder.node(TwinType, {
  description:
    'A person’s AI twin, which speaks for them from what they made public. The person can read what is said to it, without the names of those who have no public profile.',
  id: { resolve: ({ profile }) => profile.username, description: 'The global id.' },
  loadOne: (username, { services, viewer }) => services.twin.find(viewer, { username }),
  fields: (t) => ({
    profile: t.expose('profile', { type: PublicProfileType, description: 'Whose twin it is.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'False only for its owner, whose profile is private: others find no twin then, and it knows nothing.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether visitors can talk to it.' }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'What its owner suggests to ask.' }),
    isDemo: t.exposeBoolean('isDemo', {
      description:
        'Whether it is Twain’s own twin, a demo: the built-in responder answers whatever model the server uses, and it passes on no messages.',
    }),
    viewerCanChat: t.boolean({
      description: 'Whether sendTwinMessage takes a message from the caller; owners can always talk to their own twin.',
      resolve: ({ profile }, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether it is the viewer’s own, whose profile and suggested questions they change.',
      resolve: ({ profile }, _args, { viewer }) => isOwner(viewer, profile.userId),
    }),
    conversation: t.field({
      type: ThreadNode,
      nullable: true,
      description: 'The caller’s latest conversation with it, which goes on with their next message; null before the first one.',
      resolve: (twin, _args, { services, participant }) => services.twin.conversation(participant, twin),
    }),
  }),
})

builder.queryFields((t) => ({
  publicProfile: t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'The public profile of a user. Null if there is no such user, and if their profile is private.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'The username, case-insensitive. A former one finds the profile under its current username for a year.',
      }),
    },
    resolve: (_root, { username }, { services }) => services.twin.publicProfile({ username }),
  }),
  twin: t.field({
    type: TwinType,
    nullable: true,
    description: 'The twin of a user. Null if there is no such user, and if their profile is private and the viewer is not its owner.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'The username, case-insensitive. A former one finds the twin under its current username for a year.',
      }),
    },
    resolve: (_root, { username }, { services, viewer }) => services.twin.find(viewer, { username }),
  }),
}))

const TwinPassageType = builder.objectRef<Passage>('TwinPassage').implement({
  description: 'Something public that a twin would be given to answer from.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CitationKindEnum, description: 'Where it comes from.' }),
    sourceId: t.exposeString('sourceId', { description: 'The UUID of the item, or the name of the profile’s field.' }),
    title: t.exposeString('title', { description: 'What the source is called.' }),
    text: t.exposeString('text', { description: 'Word for word; of a long text the sentences that say most of what is asked.' }),
  }),
})

builder.objectField(ViewerType, 'twinPreview', (t) =>
  t.field({
    type: [TwinPassageType],
    nullable: true,
    description:
      'What their twin would be given for a visitor’s question: what speaks of it, then who the person is. It is read as for a visitor, so it is empty while the profile is private, and nothing is sent to a model.',
    args: { question: t.arg.string({ required: true, description: 'In a visitor’s words, at most 400 characters.' }) },
    resolve: (viewer, { question }, { services }) => services.twin.preview(viewer, { question }),
  }),
)

builder.objectType(TwinClosedError, {
  name: 'TwinClosedError',
  description: 'Its owner lets nobody talk to this twin for now.',
  interfaces: [ErrorInterface],
})

const SendTwinMessageInput = builder.inputType('SendTwinMessageInput', {
  description: 'A message to somebody’s twin.',
  fields: (t) => ({
    username: t.string({ required: true, description: 'The username of the twin’s owner, current or former.' }),
    text: t.string({ required: true, description: 'At most 200,000 characters, not only blanks.' }),
    clientMessageId: t.string({
      required: true,
      description: 'Made by the client, at most 64 characters; the same one again answers with the same run.',
    }),
  }),
})

builder.mutationField('sendTwinMessage', (t) =>
  t.field({
    type: SendMessagePayload,
    errors: { types: [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError] },
    description:
      'Goes on with the caller’s latest conversation with this twin, or begins one. Nobody needs an account for it: the answer sets a cookie that names the guest.',
    args: { input: t.arg({ type: SendTwinMessageInput, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.twin.send({ viewer, client }, input),
  }),
)
