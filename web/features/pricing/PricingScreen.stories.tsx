import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../testing/screenStory.tsx'

const limits = {
  messagesPerDay: 200,
  twinMessagesPerDay: 500,
  uploadsPerDay: 50,
  uploadMegabytesPerDay: null,
  filesPerUpload: 10,
  fileMegabytes: 25,
}
const free = { key: 'free', name: 'Free', description: 'For one person.', price: null, contactUrl: null, isDefault: true, limits }
const team = {
  ...free,
  key: 'team',
  name: 'Team',
  description: 'For ten.',
  price: 'On request',
  contactUrl: 'mailto:us@example.org',
  isDefault: false,
}
const planUse = { messages: 46, twinMessages: 12, uploads: 3, uploadMegabytes: 8.4, resetsAt: '2026-02-11T00:00:00.000Z' }

const meta = { title: 'Screens/Pricing', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

export const Visitor = screenStory({ path: '/pricing', answers: { PricingScreenQuery: { plans: [free], viewer: null } } })
export const Member = screenStory({
  path: '/pricing',
  person: mira,
  answers: { PricingScreenQuery: { plans: [free, team], viewer: { plan: { key: 'free', limits }, planUse } } },
})
export const Loading = screenStory({ path: '/pricing', isLoading: true })
