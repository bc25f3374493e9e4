import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'

const meta = { title: 'Screens/Change email', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = screenStory({
  path: '/change-email?token=t0k',
  person: mira,
  answers: {
    ChangeEmailScreenMutation: {
      confirmEmailChange: {
        __typename: 'ConfirmEmailChangePayload',
        user: { ...mira, email: 'mira@new.example', isEmailVerified: true, emailFailedAt: null },
      },
    },
  },
})

export const Default = story
export const NarrowGerman = { ...story, globals: { language: 'de', theme: 'dark', viewport: { value: 'phone' } } }
export const Changed = {
  ...story,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change email' }))
    await expect(await screen.findByText(/mira@new\.example/)).toBeVisible()
  },
}
