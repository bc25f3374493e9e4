import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { mira, screens, screenStory } from '../../../../testing/screenStory.tsx'
import { passkey, settings } from '../../settingsSample.ts'

const meta = { title: 'Screens/Settings/Passkeys', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const key = { ...passkey, id: 'passkey-2', name: 'Blue key on my keyring', lastUsedAt: '2026-03-04T09:20:00.000Z' }
const viewer = { ...settings.viewer, passkeys: [key, passkey] }
const needsConfirmation = { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED', message: 'Confirm that it’s you first.', params: {} }

export const Default = screenStory({ path: '/settings#passkeys', person: mira, answers: { SettingsScreenQuery: { viewer } } })
export const NarrowGerman = { ...Default, globals: { language: 'de', theme: 'dark', viewport: { value: 'phone' } } }

export const Confirmation = {
  ...screenStory({
    path: '/settings#passkeys',
    person: mira,
    answers: {
      SettingsScreenQuery: { viewer },
      useAddPasskeyStartMutation: { startPasskeyCreation: needsConfirmation },
      ConfirmIdentityDialogQuery: { viewer: { ...viewer, user: { ...settings.viewer.user, isTwoFactorEnabled: true } } },
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add passkey' }))
    await expect(await screen.findByLabelText('Your password')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeVisible())
  },
}
