import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import {
  answered,
  character,
  checks,
  conversation,
  profile,
  viewer,
  questionIdeas,
  receipt,
  said,
  steps,
  toInbox,
  triedTwin,
} from '../../testing/myTwin.example.ts'
import { insight, quietInsight } from './visitors/insight.example.ts'
import { connection, mira, screens, screenStory } from '../../testing/screenStory.tsx'

const meta = { title: 'Screens/My Twin', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const of = (path: string, change: object = {}, isBuiltIn = false) =>
  screenStory({
    path,
    person: mira,
    answers: {
      MyTwinScreenQuery: { viewer: { ...viewer, ...change } },
      CharacterTabQuery: { viewer: { profile, twinCharacter: character, questionIdeas }, model: { isBuiltIn } },
      ConversationsTabQuery: { viewer: { twinConversations: connection([conversation]) } },
      InsightTabQuery: { viewer: 'insight' in change ? change.insight : insight },
      ConversationDialogQuery: {
        viewer: { twinConversation: { ...conversation, isTakenOver: false, isBlocked: false, steps, ...change } },
      },
      TryItQuery: { link: triedTwin, people: triedTwin, model: { isBuiltIn: false } },
      AnswerReceiptQuery: { viewer: { twinReceipt: receipt } },
      ChecksTabQuery: { viewer: { twinChecks: 'checks' in change ? change.checks : checks } },
    },
  })

export const Default = of('/twin')
export const Private = of('/twin', { profile: { ...profile, audience: 'PRIVATE', publicProfileUrl: null }, profileProposals: [] })
export const AnyoneWithTheLink = of('/twin', { profile: { ...profile, audience: 'LINK' }, profileProposals: [] })
export const Character = of('/twin?view=character')
export const CharacterWithoutModel = of('/twin?view=character', {}, true)
export const Inbox = of('/twin?view=inbox')
export const EmptyInbox = of('/twin?view=inbox', { inbox: toInbox([]), unreadInboxCount: 0 })
export const Corrections = of('/twin?view=checks')
export const NoCorrections = of('/twin?view=checks', { checks: [] })
export const Conversations = of('/twin?view=conversations')
export const TakenOver = of('/twin?conversation=visit-1', {
  isTakenOver: true,
  steps: connection([
    said,
    answered,
    { ...said, id: 'step-3', uuid: 'step-3', author: 'OWNER', text: 'Come by on Sunday, I’ll show you.' },
  ]),
})
export const BlockedVisitor = of('/twin?conversation=visit-1', { isBlocked: true })
export const Receipt: typeof Default = {
  ...Conversations,
  play: async (context) => {
    await Conversations.play(context)
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: /What are you building/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }))
    await screen.findByText('This text has been withdrawn since.')
  },
}
export const TryIt: typeof Default = {
  ...Default,
  play: async (context) => {
    await Default.play(context)
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Try it' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt' }))
    await screen.findByText('This text has been withdrawn since.')
  },
}
export const TryItPrivate: typeof Default = {
  ...Private,
  play: async (context) => {
    await Private.play(context)
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Try it' }))
    await screen.findByRole('heading', { name: 'Your profile is private' })
  },
}
export const Insights = of('/twin?view=insight')
export const NoVisitors = of('/twin?view=insight', { insight: quietInsight })
const answeredTopics = { ...insight.twinInsight, topics: insight.twinInsight.topics.slice(1) }
const answeredInsight = of('/twin?view=insight', { insight: { ...insight, twinInsight: answeredTopics } })
export const AnsweredTopics: typeof Default = {
  ...answeredInsight,
  play: async (context) => {
    await answeredInsight.play(context)
    const heading = await within(context.canvasElement).findByRole('heading', { name: 'Topics' }, { timeout: 10_000 })
    await expect(heading.offsetLeft).toBe(heading.parentElement?.offsetLeft)
  },
}
export const Unanswered = of('/twin?view=unanswered')
export const NothingUnanswered = of('/twin?view=unanswered', { twinUnanswered: [], profileProposals: [] })

const pressing = (name: string, story = Default): typeof Default => ({
  ...story,
  play: async (context) => {
    await story.play(context)
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name }))
    await screen.findByRole('dialog', { name })
  },
})

export const Settings = pressing('Profile Settings')
export const Editor = pressing('Edit profile')
export const Share = pressing('Share')
export const SharePrivate = pressing('Share', Private)

const openingInInbox = (button: string, role: 'textbox' | 'alertdialog', name: string): typeof Default => ({
  ...Inbox,
  play: async (context) => {
    await Inbox.play(context)
    const [first] = await within(context.canvasElement).findAllByRole('button', { name: button })
    if (!first) throw new Error(`There is no button “${button}”.`)
    await userEvent.click(first)
    await screen.findByRole(role, { name })
  },
})

export const Replying = openingInInbox('Reply', 'textbox', 'Your reply')
export const Publishing = openingInInbox('Make public', 'alertdialog', 'Make question and reply public?')
export const Deleting = openingInInbox('Delete', 'alertdialog', 'Delete from your inbox?')
