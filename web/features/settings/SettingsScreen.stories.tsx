import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'
import { builtIn, conversationImport, settings } from './settingsSample.ts'

const meta = { title: 'Screens/Settings', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: Record<string, unknown> | Error) =>
  screenStory({ path: '/settings', person: mira, answers: { SettingsScreenQuery: answer } })

export const Default = story(settings)
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const FirstVisit = story({
  viewer: {
    ...settings.viewer,
    sessions: settings.viewer.sessions.slice(0, 1),
    accessTokens: [],
    webhooks: [],
    model: builtIn,
    models: [],
  },
})
export const AddressNotConfirmed = story({
  ...settings,
  viewer: { ...settings.viewer, user: { ...settings.viewer.user, isEmailVerified: false, viewerCanVerifyEmail: true } },
})
/** Headless browsers refuse the permission. */
const allowed = () => {
  const permission = Object.getOwnPropertyDescriptor(Notification, 'permission')
  Object.defineProperty(Notification, 'permission', { configurable: true, value: 'granted' })
  return () => void (permission && Object.defineProperty(Notification, 'permission', permission))
}
export const PushNotifications = {
  ...story({ viewer: { ...settings.viewer, pushSubscription: { __typename: 'PushSubscription', kinds: ['ANSWERS', 'TWIN'] } } }),
  beforeEach: allowed,
}
export const Failed = story(new Error('Failed to fetch'))
export const Loading = screenStory({ path: '/settings', person: mira, isLoading: true })

const accountImport = {
  ...conversationImport,
  fileName: 'twain-export.zip',
  origin: 'TWAIN',
  addedCount: 86,
  knownCount: 12,
  entryCount: 140,
  leftOutCount: 3,
  twinConversationCount: 4,
}
const importing = { ...accountImport, id: 'import-2', status: 'PENDING', messageCount: 0 }
const tooNew = { ...accountImport, id: 'import-3', status: 'FAILED', problem: 'NEWER_VERSION' }
const imports = (...conversationImports: object[]) =>
  screenStory({
    path: '/settings#import',
    person: mira,
    answers: { SettingsScreenQuery: { ...settings, viewer: { ...settings.viewer, conversationImports } } },
  })
export const AccountImports = imports(importing, accountImport, tooNew)
export const UndoingAccountImport = {
  ...imports(accountImport),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Undo import' }))
    await body.findByText(/^This deletes what the import added/)
  },
}

const candidate = (content: string, state: string, more = {}) => ({
  __typename: 'MemoryCandidate',
  content,
  state,
  projectUuid: null,
  projectName: null,
  neverSentTo: [],
  ...more,
})
const candidates = [
  candidate('I take my tea without sugar', 'KNOWN'),
  candidate('My boat is called Freya', 'NEW', { projectUuid: 'project-1', projectName: 'Boats', neverSentTo: ['gpt-5'] }),
  candidate('My password is on the fridge: Sommer2024', 'SECRET'),
  candidate('I restore old sailing boats in Porto with my sister, mostly on weekends', 'NEW'),
]
export const ImportingMemories = {
  ...screenStory({
    path: '/settings',
    person: mira,
    answers: {
      SettingsScreenQuery: settings,
      ImportMemoriesDialogPreviewMutation: { previewMemoryImport: { __typename: 'PreviewMemoryImportPayload', candidates } },
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Import memories' }))
    await userEvent.type(await body.findByRole('textbox', { name: 'Memories' }), '- My boat is called Freya')
    await userEvent.click(body.getByRole('button', { name: 'Continue' }))
    await body.findByRole('button', { name: 'Add 2 memories' })
  },
}
