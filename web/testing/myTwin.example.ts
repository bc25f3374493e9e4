import { accuracy, privacyCheck } from '../features/myTwin/visitors/insight.example.ts'
import { blankStep } from './blankStep.ts'
import { connection } from './screenStory.tsx'

const preview = {
  __typename: 'PublicProfile',
  id: 'public-mira',
  username: 'mira',
  displayName: 'Mira Holm',
  avatarUrl: null,
  title: 'Boatbuilder',
  bio: 'Builds boats and writes about them.',
  interests: ['Boats', 'Wood'],
  location: null,
  achievements: ['Launched the third one'],
  posts: [],
  photos: [],
  skills: ['Carpentry'],
  projects: [{ title: 'A dinghy', description: null }],
  items: [],
  suggestedQuestions: ['What are you building?'],
  isTwinEnabled: true,
  isOpenToTwins: true,
}

export const profile = {
  ...preview,
  __typename: 'Profile',
  id: 'profile-mira',
  title: 'Boatbuilder',
  audience: 'LISTED',
  publicFields: [],
  fieldAudiences: [
    { __typename: 'FieldAudience', field: 'TITLE', audience: 'PEOPLE' },
    { __typename: 'FieldAudience', field: 'BIO', audience: 'LISTED' },
    { __typename: 'FieldAudience', field: 'LOCATION', audience: 'LINK' },
    { __typename: 'FieldAudience', field: 'PHOTOS', audience: 'PRIVATE' },
  ],
  photoAudiences: [],
  sectionVisibility: { achievements: true, posts: true, photos: false, skills: true, projects: true },
  suggestedQuestions: ['What are you building?'],
  publicProfileUrl: 'https://twain.example/mira',
  embedOrigins: ['https://mira.example'],
  showsAccuracy: true,
  preview,
}

export const conversation = {
  __typename: 'TwinConversation',
  id: 'visit-1',
  uuid: 'visit-1',
  visitorKind: 'GUEST',
  visitorUsername: null,
  isTalk: false,
  isAnswering: false,
  firstQuestion: 'What are you building?',
  stepCount: 4,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:04:00.000Z',
}

const question = {
  __typename: 'TwinQuestion',
  id: 'question-1',
  text: 'Do you take orders?',
  count: 3,
  lastAskedAt: '2026-03-02T10:00:00.000Z',
  conversationUuid: 'visit-1',
}

const proposal = {
  __typename: 'ProfileProposal',
  id: 'proposal-1',
  field: 'interests',
  value: 'Sailing',
  evidence: 'I love sailing in the rain.',
  sourceItem: { __typename: 'KnowledgeItem', id: 'item-1', title: 'The wet summer' },
}

export const sentQuestion = {
  __typename: 'InboxEntry',
  id: 'entry-1',
  kind: 'QUESTION',
  text: 'Do you take apprentices?',
  count: 3,
  sentAt: '2026-03-03T10:00:00.000Z',
  isRead: false,
  reply: null,
  repliedAt: null,
  itemUuid: null,
  proposedAnswer: null,
  conversationUuid: 'visit-1',
  visitorUsername: null,
}

const inboxEntries = [
  {
    ...sentQuestion,
    id: 'entry-5',
    kind: 'APPROVAL',
    text: 'What does a dinghy cost?',
    count: 1,
    proposedAnswer: 'Between 9,000 and 12,000 euros, depending on the wood. [1]',
  },
  sentQuestion,
  {
    ...sentQuestion,
    id: 'entry-2',
    kind: 'LEAD',
    text: 'I’m in Lisbon in May. Coffee? grace@navy.example',
    count: 1,
    visitorUsername: 'grace',
    isRead: true,
  },
  { ...sentQuestion, id: 'entry-3', text: 'Which wood do you use?', count: 1, isRead: true, reply: 'Larch, and oak for the keel.' },
  {
    ...sentQuestion,
    id: 'entry-4',
    text: 'Where is your yard?',
    count: 1,
    isRead: true,
    reply: 'In the old harbor, behind the crane.',
    itemUuid: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
  },
]

export const toInbox = (entries: readonly object[]) => ({
  edges: entries.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})

export const viewer = {
  unreadInboxCount: 2,
  inbox: toInbox(inboxEntries),
  profile,
  chosenPeople: [{ __typename: 'ChosenPerson', id: 'person-1', username: 'bob', email: null }],
  invitationLink: { __typename: 'InvitationLink', url: 'https://twain.example/invitation/AZrO2h4hcQmT', visitorCount: 2 },
  profileProposals: [proposal],
  twinUnanswered: [question],
  twinPrivacyCheck: privacyCheck,
  twinAccuracy: accuracy,
}

export const character = {
  __typename: 'TwinCharacter',
  tone: 'WARM',
  length: 'MEDIUM',
  person: 'FIRST',
  greeting: 'Welcome to the yard. Ask me about boats.',
  languages: ['en', 'de'],
  instructions: 'Mention the open yard on the first Sunday of the month.',
  approvalSubjects: ['Salary'],
  approvesEveryAnswer: false,
  declinedSubjects: ['Politics', 'Prices'],
  declineReply: 'Write to me for an offer.',
  sourceRule: 'PUBLIC_SOURCES',
}

export const questionIdeas = ['What do you do?', 'What is A dinghy?', 'Which awards have you won?']

const check = {
  __typename: 'TwinCheck',
  id: 'check-1',
  uuid: 'check-1',
  question: 'How long does a dinghy take?',
  answer: 'About four months, depending on the wood.',
  state: 'PASSED',
  lastAnswer: '“About four months, depending on the wood.” [1]',
  checkedAt: '2026-03-04T10:00:00.000Z',
  itemUuid: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47',
}

export const checks = [
  {
    ...check,
    id: 'check-2',
    question: 'Do you take orders?',
    answer: 'Yes, for next spring.',
    state: 'FAILED',
    lastAnswer: '“I take no orders in 2026.” [2]',
  },
  check,
  {
    ...check,
    id: 'check-3',
    question: 'Where is your yard?',
    answer: 'In the old harbor.',
    state: 'PENDING',
    lastAnswer: null,
    checkedAt: null,
  },
]

export const said = {
  __typename: 'TwinConversationStep',
  id: 'step-1',
  uuid: 'step-1',
  position: 0,
  author: 'VISITOR',
  text: 'What are you building?',
  citations: [],
  isUnanswered: false,
  isError: false,
  approval: null,
}
const cited = { __typename: 'Citation', number: 2, kind: 'PROFILE', sourceId: 'projects', title: 'Project', ordinal: null, page: null }
const citations = [{ ...cited, excerpt: 'A dinghy' }]
export const answered = { ...said, id: 'step-2', uuid: 'step-2', author: 'TWIN', text: '“A dinghy” [2]', citations }
export const steps = connection([said, answered])

const triedStep = { ...blankStep, ...said, __typename: 'Step', status: 'COMPLETED' }
const tried = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  stepCount: 2,
  activeRun: null,
  steps: connection(
    [
      { id: 'step-1', stepType: 'USER_MESSAGE', input: 'What are you building?' },
      { id: 'step-2', uuid: 'step-2', position: 1, stepType: 'ASSISTANT_MESSAGE', output: 'A dinghy. [2]', citations },
    ].map((more) => ({ ...triedStep, ...more })),
  ),
}

export const triedTwin = {
  __typename: 'Twin',
  id: 'twin-mira',
  isPublic: true,
  suggestedQuestions: ['What are you building?'],
  profile: preview,
  conversation: tried,
}

const passage = { __typename: 'TwinReceiptPassage', kind: 'PROFILE', ordinal: null, page: null, rule: 'PUBLIC_FIELD' }
export const receipt = {
  __typename: 'TwinReceipt',
  model: 'gpt-5',
  sourceRule: 'PUBLIC_SOURCES',
  sentAt: '2026-03-01T10:00:02.000Z',
  durationMs: 1840,
  promptTokens: 1200,
  completionTokens: 34,
  passages: [
    { ...passage, number: 1, sourceId: 'display_name', title: 'Name', text: 'Mira Holm' },
    { ...passage, number: 2, sourceId: 'projects', title: 'Project', text: 'A dinghy' },
    { ...passage, number: 3, kind: 'ITEM', sourceId: 'item-2', title: 'The keel', rule: 'PUBLIC_NOTE', text: null },
  ],
  withheld: [
    { __typename: 'TwinReceiptWithheld', rule: 'HIDDEN_ITEM', count: 3 },
    { __typename: 'TwinReceiptWithheld', rule: 'HIDDEN_FIELD', count: 1 },
  ],
}
