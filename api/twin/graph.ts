import { ViewerType } from '../account/graph.ts'
import type { Passage } from './agent/twinKnowledge.ts'
import { SendMessagePayload } from '../chat/runs/runs.graph.ts'
import { TooManyRunsError } from '../chat/runs/runLimits.ts'
import { AlreadySendingError } from '../chat/runs/sends.ts'
import { CitationKindEnum } from '../chat/steps/steps.graph.ts'
import { ThreadNode } from '../chat/threads/threads.graph.ts'
import { TwinClosedError } from './gate/twinGate.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { defineMutation } from '../graphql/scopes.ts'
import { ErrorInterface } from '../graphql/errors/errors.ts'
import { graphLimits } from '../platform/limits/graphLimits.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../platform/errors.ts'
import { PictureSizeEnum, PostType, ProfileType, ProjectType, SectionVisibilityType } from '../profile/graph.ts'
import { KnowledgeItemNode, KnowledgeKindEnum } from '../knowledge/graph.ts'
import { toExcerpt } from '../knowledge/excerpts.ts'
import { toPreview, type PublicItem, type PublicProfile } from './profile/publicProfile.ts'
import { AudienceEnum } from '../profile/audiences/audience.graph.ts'
import { isOwner, mayTalkTo } from './gate/createTwinGate.ts'
import type { Twin } from './twin.service.ts'

// Prisma objects would be loaded with full permissions.

const PublicItemType = builder.objectRef<PublicItem>('PublicItem').implement({
  description: 'Story, note or document that the viewer can read.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by citations.' }),
    kind: t.expose('kind', { type: KnowledgeKindEnum, description: 'Type of the item.' }),
    title: t.exposeString('title', { description: 'Title of the item.' }),
    excerpt: t.string({
      description: 'Beginning of the text, up to 280 characters.',
      resolve: ({ content }) => toExcerpt(content),
    }),
    content: t.exposeString('content', { description: 'Full text in Markdown.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    item: t.field({
      type: KnowledgeItemNode,
      nullable: true,
      description: 'The knowledge item in `Profile.preview`; null for visitors.',
      resolve: ({ item }) => item ?? null,
    }),
  }),
})

export const PublicProfileType = builder.objectRef<PublicProfile>('PublicProfile')

builder.node(PublicProfileType, {
  description: 'Public profile; hidden sections are null or empty.',
  // A preview differs from the profile, so caches must keep them apart.
  id: {
    resolve: ({ username, previewedFor }) => (previewedFor ? `${username}~${previewedFor}` : username),
    description: globalIdDescription,
  },
  loadOne: (id, { services, participant }) => (id.includes('~') ? null : services.twin.findProfile(participant, { username: id })),
  fields: (t) => ({
    username: t.exposeString('username', { description: 'Username, path of the public page.' }),
    displayName: t.exposeString('displayName', { nullable: true, description: 'Display name; null if hidden.' }),
    avatarUrl: t.string({
      nullable: true,
      description: 'Square picture’s URL; null if none.',
      args: { size: t.arg({ type: PictureSizeEnum, defaultValue: 256, description: 'Required size of the picture.' }) },
      resolve: ({ image }, { size }, { services }) => services.pictures.getUrl(image, size ?? 256),
    }),
    title: t.exposeString('title', { nullable: true, description: 'Headline, such as a job title; null if hidden.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'Biography; null if hidden.' }),
    location: t.exposeString('location', { nullable: true, description: 'Location; null if hidden.' }),
    interests: t.exposeStringList('interests', { description: 'Interests of the user.' }),
    achievements: t.exposeStringList('achievements', { description: 'Achievements of the user.' }),
    posts: t.field({ type: [PostType], description: 'Posts by the user.', resolve: ({ posts }) => posts }),
    photos: t.exposeStringList('photos', { description: 'Photo URLs; pages show three.' }),
    skills: t.exposeStringList('skills', { description: 'Skills of the user.' }),
    projects: t.field({ type: [ProjectType], description: 'Projects of the user.', resolve: ({ projects }) => projects }),
    sectionVisibility: t.expose('sectionVisibility', { type: SectionVisibilityType, description: 'Visibility of the sections.' }),
    items: t.field({
      type: [PublicItemType],
      complexity: 20,
      description: 'At most 20 stories, notes and documents, most recently changed first.',
      resolve: (profile, _args, { services, participant }) => services.twin.publicItems(participant, profile),
    }),
    greeting: t.string({
      nullable: true,
      description: 'Owner’s greeting to visitors; null without one.',
      resolve: (profile, _args, { services, participant }) => services.twin.getGreeting(participant, profile),
    }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'Owner’s suggested questions for the twin.' }),
    isTwinEnabled: t.exposeBoolean('isTwinEnabled', { description: 'Whether visitors can talk to the twin.' }),
    viewerCanChat: t.boolean({
      description: 'Whether the viewer can use `sendTwinMessage`.',
      resolve: (profile, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerSignature: t.string({
      nullable: true,
      description: 'Viewer’s username on messages; null for guests, owners and private profiles.',
      resolve: (profile, _args, { services, viewer }) => services.twin.getSignature(viewer, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the profile is the viewer’s own.',
      resolve: ({ userId }, _args, { viewer }) => isOwner(viewer, userId),
    }),
  }),
})

builder.objectField(ProfileType, 'preview', (t) =>
  t.field({
    type: PublicProfileType,
    description: 'Profile as a reader of an audience sees it.',
    args: {
      audience: t.arg({
        type: AudienceEnum,
        defaultValue: 'link',
        description: 'Audience that the reader belongs to: `PEOPLE`, `LINK`, or `LISTED` for search engines.',
      }),
    },
    resolve: (profile, { audience }) => toPreview(profile, audience && audience !== 'private' ? audience : 'link'),
  }),
)

builder.objectField(ThreadNode, 'twinProfile', (t) =>
  t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'Public profile of the twin’s owner; null if private or deleted.',
    resolve: (thread, _args, { services, participant }) => services.twin.findProfileOfThread(participant, thread),
  }),
)

const readerDescription = 'Audience that the viewer’s own twin answers: `PEOPLE` for chosen people, else anyone with the link.'

export const TwinType = builder.objectRef<Twin>('Twin')

builder.node(TwinType, {
  description: 'Twin answering from public content. Owners can read its conversations.',
  id: { resolve: ({ profile }) => profile.username, description: globalIdDescription },
  loadOne: (username, { services, participant }) => services.twin.find(participant, { username }),
  fields: (t) => ({
    profile: t.expose('profile', { type: PublicProfileType, description: 'Public profile of the owner.' }),
    isPublic: t.exposeBoolean('isPublic', {
      description: 'Whether the profile is public; otherwise only its owner has access.',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether visitors can use the twin.' }),
    suggestedQuestions: t.exposeStringList('suggestedQuestions', { description: 'Suggested questions for the twin.' }),
    isDemo: t.exposeBoolean('isDemo', {
      description: 'Whether it is the read-only demo twin.',
    }),
    viewerCanChat: t.boolean({
      description: 'Whether the viewer can use `sendTwinMessage`.',
      resolve: ({ profile }, _args, { participant }) => mayTalkTo(participant, profile),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether the twin is the viewer’s own.',
      resolve: ({ profile }, _args, { viewer }) => isOwner(viewer, profile.userId),
    }),
    isViewerRemembered: t.boolean({
      nullable: true,
      description: 'Whether conversations continue in later browser sessions; null for users and until chosen.',
      resolve: (_twin, _args, { services, participant }) => services.guests.isRemembered(participant),
    }),
    conversation: t.field({
      type: ThreadNode,
      nullable: true,
      description: 'Viewer’s latest conversation; null if none.',
      args: { audience: t.arg({ type: AudienceEnum, description: readerDescription }) },
      resolve: (twin, { audience }, { services, participant }) => services.twin.conversation(participant, twin, audience),
    }),
  }),
})

builder.queryFields((t) => ({
  publicProfile: t.field({
    type: PublicProfileType,
    nullable: true,
    description: 'Public profile; null if missing or private.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'Username, case-insensitive, or a former one.',
      }),
    },
    resolve: (_root, { username }, { services, participant }) => services.twin.findProfile(participant, { username }),
  }),
  twin: t.field({
    type: TwinType,
    nullable: true,
    description: 'Twin; null if missing or private.',
    args: {
      username: t.arg.string({
        required: true,
        description: 'Username, case-insensitive, or a former one.',
      }),
    },
    resolve: (_root, { username }, { services, participant }) => services.twin.find(participant, { username }),
  }),
}))

const TwinPassageType = builder.objectRef<Passage>('TwinPassage').implement({
  description: 'Public passage for a twin’s answer.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CitationKindEnum, description: 'Type of the source.' }),
    sourceId: t.exposeString('sourceId', { description: 'UUID of the item, or field name.' }),
    title: t.exposeString('title', { description: 'Title of the source.' }),
    text: t.exposeString('text', {
      description: 'Verbatim passage, or its relevant sentences.',
    }),
  }),
})

builder.objectField(ViewerType, 'twinPreview', (t) =>
  t.field({
    type: [TwinPassageType],
    nullable: true,
    complexity: { field: graphLimits.search, multiplier: 10 },
    description: 'Passages for a question, most relevant first; empty while private.',
    args: { question: t.arg.string({ required: true, description: 'Visitor’s question, at most 400 characters.' }) },
    resolve: (viewer, { question }, { services }) => services.twin.findPassages(viewer, { question }),
  }),
)

builder.objectType(TwinClosedError, {
  name: 'TwinClosedError',
  description: 'The owner turned off the twin.',
  interfaces: [ErrorInterface],
})

const SendTwinMessageInput = builder.inputType('SendTwinMessageInput', {
  description: 'Message to a twin.',
  fields: (t) => ({
    username: t.string({ required: true, description: 'Owner’s current or former username.' }),
    text: t.string({ required: true, description: 'Text, 1 to 200,000 characters.' }),
    clientMessageId: t.string({
      required: true,
      description: 'Idempotency key of at most 64 characters.',
    }),
    audience: t.field({ type: AudienceEnum, description: readerDescription }),
  }),
})

defineMutation('twin', 'sendTwinMessage', (t) =>
  t.field({
    type: SendMessagePayload,
    errors: { types: [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError] },
    description: 'Sends a message to a twin; guests get a cookie.',
    args: { input: t.arg({ type: SendTwinMessageInput, required: true }) },
    resolve: (_root, { input }, { services, viewer, client }) => services.twin.send({ viewer, client }, input),
  }),
)
