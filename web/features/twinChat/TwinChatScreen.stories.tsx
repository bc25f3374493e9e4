import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { blankStep } from '../../testing/blankStep.ts'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/Twin chat', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const step = (position: number, more: Record<string, unknown>) => ({ ...blankStep, id: `step-${position}`, position, ...more })

const lookedUp = {
  __typename: 'ToolCall',
  id: 'call-1',
  callId: 'call-1',
  textOffset: 0,
  name: 'search_public_knowledge',
  displayName: 'Searched public content',
  status: 'COMPLETED',
  isError: false,
  inputParams: { query: 'honey' },
  outputResult: { passages: 1 },
  durationMs: 60,
}

const conversation = {
  __typename: 'Thread',
  id: 'thread-1',
  uuid: '0198b5a6-7c1e-7e9b-8b63-2f2f0a1b2c3d',
  markdownUrl: 'http://localhost/export?format=markdown',
  jsonUrl: 'http://localhost/export?format=json',
  stepCount: 2,
  activeRun: null,
  steps: connection([
    step(0, { stepType: 'USER_MESSAGE', status: 'SENT', input: 'When is the honey sold?' }),
    step(1, {
      stepType: 'ASSISTANT_MESSAGE',
      status: 'COMPLETED',
      output: 'The first honey of the year is sold in May [1].',
      citations: [
        {
          __typename: 'Citation',
          kind: 'ITEM',
          sourceId: 'item-1',
          number: 1,
          title: 'Honey',
          excerpt: 'The first honey of the year is sold in May, at the market on Sundays.',
        },
      ],
      toolCallSession: { __typename: 'ToolCallSession', toolCalls: [lookedUp] },
    }),
  ]),
}

function twin(more: Record<string, unknown> = {}, username = 'grace') {
  const profile = {
    __typename: 'PublicProfile',
    id: 'profile-1',
    username,
    displayName: 'Grace Hopper',
    avatarUrl: null,
    viewerSignature: null,
    viewerCanStartTalk: false,
  }
  const suggestedQuestions = ['What do you keep?', 'When is the honey sold, and where could I buy a jar?']
  const whole = {
    __typename: 'Twin',
    id: 'twin-1',
    profile,
    isPublic: true,
    isEnabled: true,
    isDemo: false,
    suggestedQuestions,
    isViewerRemembered: null,
    conversation: null,
  }
  return { TwinChatScreenQuery: { twin: { ...whole, ...more }, model: { isBuiltIn: false } } }
}

const path = '/twin/grace/chat'

const unanswered = {
  ...conversation,
  steps: connection([
    step(0, { stepType: 'USER_MESSAGE', status: 'SENT', input: 'Do you take apprentices?' }),
    step(1, {
      stepType: 'ASSISTANT_MESSAGE',
      status: 'COMPLETED',
      output: 'I don’t know that. Nothing public says so.',
      isUnanswered: true,
    }),
  ]),
}

const sentQuestion = {
  __typename: 'VisitorMessage',
  id: 'message-1',
  kind: 'QUESTION',
  text: 'Do you take apprentices?',
  position: 1,
  reply: null,
  repliedAt: null,
  emailedTo: null,
  secret: 'Zm9yIHRoZSBzdG9yeSBvbmx5LCBub3QgYSByZWFsIHNlY3JldA',
}
const sentMessage = {
  ...sentQuestion,
  id: 'message-2',
  kind: 'MESSAGE',
  text: 'I’m in Lisbon in May: joan@example.org',
  emailedTo: 'joan@example.org',
}
const reply = { reply: 'Yes, one each year, from March on.', repliedAt: '2026-03-04T12:00:00.000Z' }

const afterSending = (...visitorMessages: object[]) =>
  screenStory({
    path,
    answers: {
      ...twin({ conversation: unanswered }),
      useVisitorMessagesQuery: { node: { __typename: 'Thread', id: 'thread-1', visitorMessages } },
    },
  })

export const Unanswered = afterSending()
export const QuestionSent = afterSending(sentQuestion)
export const QuestionReplied = afterSending({ ...sentQuestion, ...reply }, sentMessage)
export const Guest = screenStory({ path, answers: twin() })
export const GuestInConversation = screenStory({ path, answers: twin({ conversation }) })
export const GuestRemembered = screenStory({ path, answers: twin({ conversation, isViewerRemembered: true }) })
export const GuestNotRemembered = screenStory({ path, answers: twin({ conversation, isViewerRemembered: false }) })
export const Embedded = screenStory({ path: '/embed/grace', answers: twin({ conversation }) })
export const EmbeddedRemembered = screenStory({ path: '/embed/grace', answers: twin({ conversation, isViewerRemembered: true }) })
export const Visitor = screenStory({ path, person: mira, answers: twin({ conversation }) })
const taken = [
  step(2, { stepType: 'USER_MESSAGE', status: 'SENT', input: 'Can I come by?' }),
  step(3, { stepType: 'ASSISTANT_MESSAGE', status: 'COMPLETED', isByOwner: true, output: 'On Sunday after ten.' }),
]
export const TakenOver = screenStory({
  path,
  answers: twin({
    conversation: {
      ...conversation,
      stepCount: 4,
      isTakenOver: true,
      steps: connection([...conversation.steps.edges.map(({ node }) => node), ...taken]),
    },
  }),
})
const held = {
  stepType: 'ASSISTANT_MESSAGE',
  status: 'COMPLETED',
  approval: 'WAITING',
  output: 'The owner reviews answers first. This one appears here once it is approved.',
}
export const ApprovalWaiting = screenStory({
  path,
  answers: twin({
    conversation: {
      ...conversation,
      steps: connection([step(0, { stepType: 'USER_MESSAGE', status: 'SENT', input: 'What do you earn?' }), step(1, held)]),
    },
  }),
})
const refusal = 'The owner of this twin has blocked you.'
export const Blocked: typeof Guest = {
  ...screenStory({
    path,
    answers: {
      ...twin({ conversation }),
      useSendMessageMutation: {
        sendMessage: {
          __typename: 'ConflictError',
          __isUserError: 'ConflictError',
          message: refusal,
          code: 'BLOCKED_BY_OWNER',
          params: null,
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), 'Hello?{Enter}')
    await canvas.findByText(/blocked/i)
  },
}
export const Closed = screenStory({ path, answers: twin({ isEnabled: false }) })
export const ClosedInConversation = screenStory({ path, answers: twin({ isEnabled: false, conversation }) })
export const Own = screenStory({ path: '/twin/mira/chat', person: mira, answers: twin({}, 'mira') })
export const OwnAndPrivate = screenStory({
  path: '/twin/mira/chat',
  person: mira,
  answers: twin({ isPublic: false, isEnabled: false, suggestedQuestions: [] }, 'mira'),
})
export const Demo = screenStory({ path: '/twin/twain/chat', answers: twin({ isDemo: true }, 'twain') })
export const NotThere = screenStory({ path, answers: { TwinChatScreenQuery: { twin: null, model: { isBuiltIn: false } } } })
export const Failed = screenStory({ path, answers: { TwinChatScreenQuery: new Error('Failed to fetch') } })
export const Loading = screenStory({ path, isLoading: true })
