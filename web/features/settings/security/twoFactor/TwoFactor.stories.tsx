import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mira, screens, screenStory } from '../../../../testing/screenStory.tsx'
import { settings } from '../../settingsSample.ts'
import { recoveryCodes, setupUri } from './twoFactorSample.ts'

const meta = { title: 'Screens/Settings/Two-factor authentication', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const needsConfirmation = { __typename: 'InputError', code: 'CONFIRMATION_REQUIRED', message: 'Confirm that it’s you first.', params: {} }

function story(isTwoFactorEnabled: boolean, hasPassword = true) {
  const user = { ...settings.viewer.user, isTwoFactorEnabled, hasPassword }
  return screenStory({
    path: '/settings#two-factor',
    person: mira,
    answers: {
      SettingsScreenQuery: { viewer: { ...settings.viewer, user } },
      ConfirmIdentityDialogQuery: { viewer: { ...settings.viewer, user } },
      TurnOffDialogMutation: { turnOffTwoFactor: needsConfirmation },
      SetUpDialogMutation: { setUpTwoFactor: { __typename: 'SetUpTwoFactorPayload', uri: setupUri } },
      ReplaceCodesDialogMutation: { replaceRecoveryCodes: { __typename: 'ReplaceRecoveryCodesPayload', recoveryCodes } },
    },
  })
}

async function givePassword(opener: string, button: string) {
  await userEvent.click(await screen.findByRole('button', { name: opener }))
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: button }))
}

export const On = story(true)

export const SetUp = {
  ...story(false),
  play: async () => {
    await givePassword('Set up', 'Continue')
    await expect(await screen.findByLabelText('Code from the app')).toHaveFocus()
  },
}

export const RecoveryCodes = {
  ...story(true),
  play: async () => {
    await givePassword('New recovery codes', 'Create codes')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toBeVisible())
  },
}

export const WithoutPassword = {
  ...story(true, false),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }))
    await expect(await screen.findByLabelText('Code from the app')).toHaveFocus()
    await expect(screen.queryByRole('button', { name: 'Use your password' })).toBeNull()
  },
}

export const Required = screenStory({ path: '/chat', person: { ...mira, needsTwoFactorSetup: true } })
