import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import settingsQuery from '../../__generated__/SettingsScreenQuery.graphql.ts'
import importMemories from '../../__generated__/ImportMemoriesDialogMutation.graphql.ts'
import previewMemories from '../../__generated__/ImportMemoriesDialogPreviewMutation.graphql.ts'
import deleteMemoryRule from '../../__generated__/MemoriesSectionMutation.graphql.ts'
import updateAccount from '../../__generated__/useUpdateAccountMutation.graphql.ts'
import { ada, openApp } from '../../testing/openApp.tsx'
import { settings } from './settingsSample.ts'

async function openSettings() {
  const app = await openApp('/settings', ada)
  await app.respond(settingsQuery, settings)
  await screen.findByRole('heading', { name: 'Account' })
  return app
}

const section = (name: string) => within(screen.getByRole('region', { name }))

test('turns off remembering and removes a rule', async () => {
  const { user, variablesOf, respond } = await openSettings()
  const memories = section('Memories')
  await user.click(memories.getByRole('switch', { name: 'Remember things from conversations' }))
  expect(await variablesOf(updateAccount)).toEqual({ input: { remembersFromConversations: false } })
  await respond(updateAccount, {
    updateAccount: { __typename: 'UpdateAccountPayload', user: { ...settings.viewer.user, remembersFromConversations: false } },
  })
  expect(memories.getByRole('switch')).not.toBeChecked()
  await user.click(memories.getByRole('button', { name: 'Remove: paul, called, sunday' }))
  expect(await variablesOf(deleteMemoryRule)).toEqual({ input: { ruleId: 'rule-1' } })
  await respond(deleteMemoryRule, { deleteMemoryRule: { __typename: 'DeleteMemoryRulePayload', viewer: { memoryRules: [] } } })
  await waitFor(() => expect(memories.queryByText('Your private brain won’t remember things like:')).toBeNull())
})

test('imports the chosen memories of a pasted list', async () => {
  const { user, variablesOf, respond } = await openSettings()
  await user.click(section('Memories').getByRole('button', { name: 'Import memories' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import memories' }))
  await user.type(dialog.getByRole('textbox', { name: 'Memories' }), '- Likes tea')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await variablesOf(previewMemories)).toEqual({ input: { text: '- Likes tea' } })
  const candidate = (content: string, state: string) => ({
    __typename: 'MemoryCandidate',
    content,
    state,
    projectUuid: state === 'NEW' ? 'project-1' : null,
    projectName: state === 'NEW' ? 'Boats' : null,
    neverSentTo: state === 'NEW' ? ['gpt-5'] : [],
  })
  const candidates = [candidate('Likes tea', 'NEW'), candidate('Has a dog', 'NEW'), candidate('Sails', 'KNOWN')]
  await respond(previewMemories, { previewMemoryImport: { __typename: 'PreviewMemoryImportPayload', candidates } })
  expect(await dialog.findByRole('checkbox', { name: 'Sails Already remembered' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: 'Has a dog Only in Boats Never sent to gpt-5' }))
  await user.click(dialog.getByRole('button', { name: 'Add 1 memory' }))
  expect(await variablesOf(importMemories)).toEqual({
    input: { memories: [{ content: 'Likes tea', projectUuid: 'project-1', neverSentTo: ['gpt-5'] }] },
  })
  await respond(importMemories, { importMemories: { __typename: 'ImportMemoriesPayload', addedCount: 1, knownCount: 0 } })
  expect(await dialog.findByText(/^1 memory added\./)).toBeVisible()
})
