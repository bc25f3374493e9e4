import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { invitation, toRegistration, used } from './registrationSample.ts'

const meta = { title: 'Screens/Registration', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toRegistration>) =>
  screenStory({ path: '/operator/registration', person: mira, answers: { RegistrationScreenQuery: answer } })

export const Default = story(toRegistration({}, [invitation, used]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Closed = story(toRegistration({ mode: 'CLOSED' }))
export const Emailed = story(toRegistration({ mode: 'INVITATION', sendsInvitations: true }, [invitation]))
export const Fixed = story(toRegistration({ isFixed: true }))
