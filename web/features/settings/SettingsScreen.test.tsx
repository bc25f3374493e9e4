import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import settingsQuery from '../../__generated__/SettingsScreenQuery.graphql.ts'
import importConversations from '../../__generated__/useImportConversationsMutation.graphql.ts'
import undoImport from '../../__generated__/useImportConversationsUndoMutation.graphql.ts'
import stopSharing from '../../__generated__/useStopSharingMutation.graphql.ts'
import deletePrompt from '../../__generated__/PromptsSectionMutation.graphql.ts'
import updatePrompt from '../../__generated__/useSavePromptUpdateMutation.graphql.ts'
import endSession from '../../__generated__/SessionsSectionEndMutation.graphql.ts'
import sendVerification from '../../__generated__/EmailStatusMutation.graphql.ts'
import updateAccount from '../../__generated__/useUpdateAccountMutation.graphql.ts'
import { chosenTheme } from '../../lib/storage.ts'
import { Uploads } from '../../shared/uploads/uploads.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { builtIn, conversationImport, here, prompt, settings, there } from './settingsSample.ts'
import { openSettings, getSection } from '../../testing/openSettings.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // All 400 time zones would slow jsdom down.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Berlin', 'Europe/Lisbon'])
})
afterEach(() => vi.restoreAllMocks())

const arrived = { key: 1, name: 'export.zip', size: 1, type: '', progress: null, error: null, warnings: [] }
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('#import input[type=file], section input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  return input
}

test('links to every section', async () => {
  await openSettings()
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '')
    expect(target).toHaveAccessibleName(link.textContent)
  }
  expect(links).toHaveLength(document.querySelectorAll('main section').length)
})

test('lists shared conversations and stops sharing one', async () => {
  const { user, variablesOf, respond } = await openSettings()
  const shared = getSection('Shared conversations')
  expect(shared.getByRole('link', { name: 'Where hedgehogs sleep' })).toHaveAttribute('href', '/shared/AZrO2h4hcQmT')
  expect(shared.getByText('4 messages · Mar 4, 2026 · without your name')).toBeVisible()
  await user.click(shared.getByRole('button', { name: 'Stop sharing Where hedgehogs sleep' }))
  expect(await variablesOf(stopSharing)).toMatchObject({ input: { sharedConversationId: 'shared-1' } })
  await respond(stopSharing, { stopSharing: { __typename: 'StopSharingPayload', deletedSharedConversationId: 'shared-1' } })
  expect(await shared.findByText('No shared conversations yet.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Shared conversations' })).toHaveFocus())
})

test('edits and deletes a saved prompt', async () => {
  const { user, variablesOf, respond } = await openSettings()
  const prompts = getSection('Saved prompts')
  const choose = async (name: string) => {
    await user.click(prompts.getByRole('button', { name: 'Actions for Weekly review' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Edit')
  const text = await screen.findByRole('textbox', { name: 'Prompt' })
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write something first')).toBeVisible()
  await user.click(text)
  await user.paste('What happened?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const change = { title: 'Weekly review', text: 'What happened?' }
  expect(await variablesOf(updatePrompt)).toEqual({ input: { savedPromptId: 'prompt-1', ...change } })
  const savedPrompt = { __typename: 'SavedPrompt', id: 'prompt-1', ...change }
  await respond(updatePrompt, { updateSavedPrompt: { __typename: 'UpdateSavedPromptPayload', savedPrompt } })
  expect(await prompts.findByText('What happened?')).toBeVisible()

  await choose('Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await variablesOf(deletePrompt)).toMatchObject({ input: { savedPromptId: 'prompt-1' } })
  await respond(deletePrompt, { deleteSavedPrompt: { __typename: 'DeleteSavedPromptPayload', deletedSavedPromptId: 'prompt-1' } })
  expect(await prompts.findByText('No saved prompts yet.')).toBeVisible()
})

test('focuses the prompt below when one is deleted, and the button for a new one at the end', async () => {
  const edges = ['Plan', 'Review', 'Summary'].map((title) => ({ cursor: title, node: { ...prompt, id: title, title } }))
  const { user, respond } = await openSettings({ savedPrompts: { edges, pageInfo: { hasNextPage: false, endCursor: null } } })
  const remove = async (title: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${title}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await respond(deletePrompt, { deleteSavedPrompt: { __typename: 'DeleteSavedPromptPayload', deletedSavedPromptId: title } })
  }
  await remove('Review')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Summary' })).toHaveFocus())
  await remove('Summary')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Plan' })).toHaveFocus())
  await remove('Plan')
  await waitFor(() => expect(screen.getByRole('button', { name: 'New prompt' })).toHaveFocus())
})

test('retries a failed load of the settings', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { fail } = await openApp('/settings', ada)
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible()
  await fail(settingsQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText(/^Couldn’t load your settings/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('allows line breaks in long email addresses', async () => {
  await openSettings({ user: { ...settings.viewer.user, email: 'ada.king@engines.example' } })
  const email = await getSection('Account').findByText(
    (_, element) => element?.tagName === 'DD' && element.textContent === 'ada.king@engines.example',
  )
  expect(email.innerHTML).toBe('<bdi>ada.<wbr>king@<wbr>engines.<wbr>example</bdi>')
})

test('finds a time zone by part of its name and saves it', async () => {
  const { user, variablesOf, respond } = await openSettings({ user: { ...settings.viewer.user, timezone: null } })
  const account = getSection('Account')
  await user.click(account.getByRole('combobox'))
  await user.paste('lisb')
  await user.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }))
  await user.click(account.getByRole('button', { name: 'Save' }))
  const change = { timezone: 'Europe/Lisbon' }
  expect(await variablesOf(updateAccount)).toEqual({ input: change })
  await respond(updateAccount, {
    updateAccount: { __typename: 'UpdateAccountPayload', user: { ...settings.viewer.user, ...change } },
  })
  expect(await account.findByText('Saved')).toBeVisible()
})

test('saves instructions and marks those that need a language model', async () => {
  const { user, variablesOf, respond } = await openSettings({ model: builtIn })
  const instructions = getSection('Instructions')
  const choose = async (name: RegExp, option: string) => {
    await user.click(instructions.getByRole('button', { name }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  const marks = () => instructions.getAllByText('Needs a language model')
  await choose(/Answer length/, 'Short')
  await choose(/Answer language/, 'German')
  expect(marks()).toHaveLength(1)
  await choose(/^\S* ?Tone|Tone$/, 'Warm')
  expect(marks()).toHaveLength(2)
  await user.click(instructions.getByLabelText(/^About you/))
  await user.paste(' Keeps bees. ')
  await user.click(instructions.getByRole('button', { name: 'Save' }))
  const change = { answerTone: 'WARM', answerLength: 'SHORT', answerLanguage: 'de', about: 'Keeps bees.' }
  expect(await variablesOf(updateAccount)).toEqual({ input: change })
  await respond(updateAccount, {
    updateAccount: { __typename: 'UpdateAccountPayload', user: { ...settings.viewer.user, ...change } },
  })
  expect(await instructions.findByText('Saved')).toBeVisible()
})

test('changes the theme optimistically and reverts on failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, variablesOf, fail } = await openSettings()
  const theme = getSection('Theme')
  await user.click(theme.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(chosenTheme.get()).toBe('dark')
  expect(await variablesOf(updateAccount)).toEqual({ input: { theme: 'DARK' } })
  await fail(updateAccount, new RequestError('Failed to fetch', null))
  expect(await theme.findByRole('alert')).toHaveTextContent('Couldn’t save your choice')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
})

test('shows an import’s result and undoes it', async () => {
  const { user, variablesOf, respond } = await openSettings()
  const imports = getSection('Import data')
  expect(imports.getByText('212 conversations imported. 2 were already here.')).toBeVisible()
  await user.click(imports.getByRole('button', { name: 'Undo import' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^The 212 conversations it added will be deleted. Those you have written in since will be kept.$/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))
  expect(await variablesOf(undoImport)).toEqual({ input: { importId: 'import-1' } })
  const undone = { __typename: 'UndoConversationImportPayload', import: { ...conversationImport, status: 'UNDOING' } }
  await respond(undoImport, { undoConversationImport: undone })
  expect(await imports.findByText('Undoing import...')).toBeVisible()
  expect(imports.getByRole('button', { name: 'Choose a file' })).toBeDisabled()
})

test('shows what an account export added and what its undo keeps', async () => {
  const account = { ...conversationImport, origin: 'TWAIN', knownCount: 0, entryCount: 340, leftOutCount: 3, twinConversationCount: 4 }
  const { user } = await openSettings({ conversationImports: [account] })
  const imports = getSection('Import data')
  expect(
    imports.getByText(
      '212 conversations imported. 340 other items added. 3 items were skipped. 4 conversations with twins stay in the file.',
    ),
  ).toBeVisible()
  await user.click(imports.getByRole('button', { name: 'Undo import' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/What you’ve changed since, your profile and your settings are kept/)).toBeVisible()
})

test('imports an uploaded file, shows progress and explains failures', async () => {
  const uploaded = vi.spyOn(Uploads.prototype, 'add').mockImplementation(function (this: Uploads) {
    vi.spyOn(this, 'getItems').mockReturnValue([{ ...arrived, elementId: 'file-1' }])
  })
  const failed = { ...conversationImport, id: 'import-2', status: 'FAILED', problem: 'ENCRYPTED' }
  const { user, variablesOf, respond } = await openSettings({ conversationImports: [failed] })
  const imports = getSection('Import data')
  expect(imports.getByText('This ZIP file is password-protected. Unzip it and choose conversations.json.')).toBeVisible()
  await user.upload(fileInput(), new File(['x'], 'export.zip'))
  expect(uploaded).toHaveBeenCalled()
  expect(await variablesOf(importConversations)).toEqual({ input: { fileId: 'file-1' } })
  const begun = { ...conversationImport, status: 'PENDING', conversationsDone: 1, messagesDone: 780, id: 'import-3' }
  await respond(importConversations, { importConversations: { __typename: 'ImportConversationsPayload', import: begun } })
  expect(await imports.findByText('1 of 214 conversations, 780 of 3,120 messages')).toBeVisible()
  expect(imports.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
})

test.each([
  ['Send me a weekly digest by email', { receivesDigestEmails: true }],
  ['Send me visitors’ questions and messages by email', { receivesInboxEmails: false }],
])('changes “%s”', async (name, change) => {
  const { user, variablesOf, respond } = await openSettings()
  const isOn = Object.values(change).includes(true)
  const isChecked = () => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  expect(isChecked()).toBe(!isOn)
  await user.click(screen.getByRole('switch', { name }))
  expect(await variablesOf(updateAccount)).toEqual({ input: change })
  await respond(updateAccount, { updateAccount: { __typename: 'UpdateAccountPayload', user: { ...settings.viewer.user, ...change } } })
  expect(isChecked()).toBe(isOn)
})

test('explains an unconfirmed email and resends its link', async () => {
  const { user, respond } = await openSettings({ user: { ...settings.viewer.user, isEmailVerified: false, viewerCanVerifyEmail: true } })
  const account = getSection('Account')
  expect(account.getByText('Your email address isn’t confirmed.')).toBeVisible()
  await user.click(account.getByRole('button', { name: 'Send the link again' }))
  const sent = 'The link is on its way. It works for 24 hours.'
  await respond(sendVerification, { sendEmailVerification: { __typename: 'SendEmailVerificationPayload', sent } })
  expect(await account.findByText(sent)).toBeVisible()
  await user.click(account.getByRole('button', { name: 'Send the link again' }))
  const message = 'Too many attempts. Try again in 60 minutes.'
  await respond(sendVerification, { sendEmailVerification: { __typename: 'RateLimitError', message } })
  expect(await account.findByText(message)).toBeVisible()
})

test('reports an email that could not be sent', async () => {
  await openSettings({ user: { ...settings.viewer.user, emailFailedAt: '2026-11-24T10:00:00.000Z' } })
  expect(getSection('Account').getByText('The last email to this address couldn’t be sent. We’ll keep trying.')).toBeVisible()
})

test('explains that confirmation is optional when the server does not require it', async () => {
  await openSettings({ user: { ...settings.viewer.user, isEmailVerified: false } })
  expect(getSection('Account').getByText('This server doesn’t verify email addresses.')).toBeVisible()
})

test('ends another session, but offers no button for the current one', async () => {
  const { user, variablesOf, respond } = await openSettings()
  const sessions = getSection('Sessions')
  expect(sessions.getByText('This browser')).toBeVisible()
  expect(sessions.queryByRole('button', { name: 'End the session of Chrome on Linux' })).toBeNull()
  await user.click(sessions.getByRole('button', { name: 'End the session of Firefox on Windows' }))
  expect(await variablesOf(endSession)).toEqual({ input: { sessionId: there.id } })
  await respond(endSession, { endSession: { __typename: 'EndSessionPayload', viewer: { sessions: [here] } } })
  expect(sessions.queryByText('Firefox on Windows')).toBeNull()
  expect(sessions.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus())
})

test('summarizes what is public and links to My Twin', async () => {
  await openSettings()
  const visibility = getSection('Visibility')
  expect(visibility.getByText('Anyone can see your profile')).toBeVisible()
  expect(visibility.getByText(/Visible sections: Achievements, Posts, and Skills\./)).toBeVisible()
  expect(visibility.getByRole('link', { name: 'Change it in My Twin' })).toHaveAttribute('href', '/twin')
})

test('does not call a section visible that the public fields omit', async () => {
  const { profile } = settings.viewer
  await openSettings({ profile: { ...profile, publicFields: ['BIO', 'POSTS'] } })
  expect(getSection('Visibility').getByText(/Visible sections: Posts\./)).toBeVisible()
})
