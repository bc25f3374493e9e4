import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'

const meta = { title: 'Screens/Confirm address', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const found = { __typename: 'EmailVerification', username: 'mira', email: 'mira@example.org' }
const message = 'This link has expired or has already been used. Request a new one.'
const story = (answer: Record<string, unknown> | Error, person?: typeof mira) =>
  screenStory({ path: '/verify-email?token=t0k', person, answers: { VerifyEmailScreenQuery: answer } })

export const Default = story({ emailVerification: found })
export const German = { ...Default, globals: { language: 'de', theme: 'dark' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const BadLink = story({ emailVerification: { __typename: 'InputError', message, __isUserError: 'InputError' } })
export const BadLinkSignedIn = story({ emailVerification: { __typename: 'InputError', message, __isUserError: 'InputError' } }, mira)
export const Failed = story(new Error('Failed to fetch'))
export const Loading = screenStory({ path: '/verify-email?token=t0k', isLoading: true })
