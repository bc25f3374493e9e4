import type { Meta } from '@storybook/react-vite'
import { screens, screenStory } from '../../../testing/screenStory.tsx'

const meta = { title: 'Screens/Sign-in link', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const message = 'This link has expired or has already been used. Request a new one.'
const story = (signInLink: object) => screenStory({ path: '/sign-in?token=t0k', answers: { SignInLinkScreenQuery: { signInLink } } })

export const Request = screenStory({ path: '/sign-in', answers: { SignInLinkScreenQuery: {} } })
export const Default = story({ __typename: 'SignInLink', username: 'mira' })
export const NarrowGerman = { ...Default, globals: { language: 'de', theme: 'dark', viewport: { value: 'phone' } } }
export const Expired = story({ __typename: 'InputError', __isUserError: 'InputError', code: 'LINK_EXPIRED', params: {}, message })
