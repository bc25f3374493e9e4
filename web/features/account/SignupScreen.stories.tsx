import type { Meta } from '@storybook/react-vite'
import { screens, screenStory } from '../../testing/screenStory.tsx'
import { toRules } from './registrationSample.ts'

const meta = { title: 'Screens/Signup', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (rules: ReturnType<typeof toRules>, path = '/accounts/signup') => screenStory({ path, answers: { SignupScreenQuery: rules } })

export const Default = story(toRules())
export const German = { ...Default, globals: { language: 'de', theme: 'dark' } }
export const Invited = story(
  toRules({ mode: 'INVITATION', isInvited: true, invitedEmail: 'ada@example.org' }),
  '/accounts/signup?invitation=x',
)
export const InvitationOnly = story(toRules({ mode: 'INVITATION' }))
export const Closed = story(toRules({ mode: 'CLOSED' }))
export const SingleSignOn = story(toRules({ ssoLabel: 'Acme University' }))
export const SingleSignOnOnly = story(toRules({ ssoLabel: 'Acme University', isSsoOnly: true }))
