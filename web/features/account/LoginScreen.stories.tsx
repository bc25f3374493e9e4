import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { screens, screenStory } from '../../testing/screenStory.tsx'
import { toRules } from './registrationSample.ts'

const meta = { title: 'Screens/Login', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const LoginScreenQuery = toRules()
const sso = { ssoLabel: 'Acme University' }

export const Default = screenStory({ path: '/accounts/login', answers: { LoginScreenQuery } })
export const Dark = { ...Default, globals: { theme: 'dark' } }

export const FromDiscover = screenStory({ path: '/discover', answers: { LoginScreenQuery } })
export const AllWays = screenStory({ path: '/accounts/login', answers: { LoginScreenQuery: toRules({ ...sso, hasSignInLinks: true }) } })
export const AllWaysNarrowGerman = { ...AllWays, globals: { language: 'de', theme: 'dark', viewport: { value: 'phone' } } }
export const SingleSignOn = screenStory({ path: '/accounts/login', answers: { LoginScreenQuery: toRules(sso) } })
export const SingleSignOnOnly = screenStory({
  path: '/accounts/login',
  answers: { LoginScreenQuery: toRules({ ...sso, isSsoOnly: true }) },
})
export const SingleSignOnRefused = screenStory({
  path: '/accounts/login?error=sso_account_unverified',
  answers: { LoginScreenQuery: toRules(sso) },
})
export const SingleSignOnRefusedGerman = { ...SingleSignOnRefused, globals: { language: 'de', theme: 'dark' } }
export const WithCode = {
  ...screenStory({
    path: '/accounts/login',
    answers: {
      LoginScreenQuery,
      LoginScreenMutation: { signIn: { __typename: 'InputError', code: 'TWO_FACTOR_REQUIRED', message: '', field: 'code' } },
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email'), 'mira@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByLabelText('Code')).toHaveFocus()
  },
}
export const WrongCredentials = {
  ...screenStory({
    path: '/accounts/login',
    answers: {
      LoginScreenQuery,
      LoginScreenMutation: { signIn: { __typename: 'InputError', message: 'Invalid email or password', field: null } },
    },
  }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email'), 'mira@example.org')
    await userEvent.type(canvas.getByLabelText('Password'), 'not-this-one')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Invalid email or password')).toBeVisible()
  },
}
