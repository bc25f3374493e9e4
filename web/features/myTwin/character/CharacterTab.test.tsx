import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import updateCharacter from '../../../__generated__/CharacterFormMutation.graphql.ts'
import characterQuery from '../../../__generated__/CharacterTabQuery.graphql.ts'
import { RequestError } from '../../../relay/requestError.ts'
import { stubLayout } from '../../../testing/layout.ts'
import { character, profile, questionIdeas } from '../../../testing/myTwin.example.ts'
import { openMyTwin } from '../../../testing/openMyTwin.tsx'

stubLayout()

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openCharacter(twinCharacter = character) {
  const app = await openMyTwin('/twin?view=character')
  await app.respond(characterQuery, { viewer: { profile, twinCharacter, questionIdeas }, model: { isBuiltIn: true } })
  return { ...app, greeting: await screen.findByRole('textbox', { name: 'Greeting' }) }
}

test('keeps unsaved changes when the tab changes and after a reload', async () => {
  const { user, greeting } = await openCharacter()
  await user.clear(greeting)
  await user.type(greeting, 'Ahoy.')
  await user.click(screen.getByRole('tab', { name: 'Conversations' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Greeting' })).toBeNull())
  await user.click(screen.getByRole('tab', { name: 'Character' }))
  expect(await screen.findByRole('textbox', { name: 'Greeting' })).toHaveValue('Ahoy.')

  cleanup()
  const reloaded = await openCharacter()
  expect(reloaded.greeting).toHaveValue('Ahoy.')
  await reloaded.user.click(screen.getByRole('button', { name: 'Save character' }))
  expect(await reloaded.variablesOf(updateCharacter)).toEqual({ input: { greeting: 'Ahoy.' } })
  await reloaded.respond(updateCharacter, {
    updateTwinCharacter: { __typename: 'UpdateTwinCharacterPayload', character: { ...character, greeting: 'Ahoy.' } },
  })
  expect(screen.queryByRole('button', { name: 'Save character' })).toBeNull()

  cleanup()
  expect((await openCharacter()).greeting).toHaveValue(character.greeting)
})

test('a kept draft and saving leave fields alone that changed elsewhere', async () => {
  const { user, greeting } = await openCharacter()
  await user.clear(greeting)
  await user.type(greeting, 'Ahoy.')
  cleanup()
  const elsewhere = { ...character, declineReply: 'Changed on the phone.' }
  const later = await openCharacter(elsewhere)
  expect(screen.getByRole('textbox', { name: /^Offer instead/ })).toHaveValue('Changed on the phone.')
  expect(later.greeting).toHaveValue('Ahoy.')
  await later.user.click(screen.getByRole('button', { name: 'Save character' }))
  expect(await later.variablesOf(updateCharacter)).toEqual({ input: { greeting: 'Ahoy.' } })
})

test('discards unsaved changes only when asked to', async () => {
  const { user, greeting } = await openCharacter()
  await user.type(greeting, ' Ahoy.')
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(greeting).toHaveValue(character.greeting)
  cleanup()
  expect((await openCharacter()).greeting).toHaveValue(character.greeting)
})

test('shows why saving failed beside the button, which stays in view', async () => {
  const { user, greeting, fail } = await openCharacter()
  await user.type(greeting, ' Ahoy.')
  await user.click(screen.getByRole('button', { name: 'Save character' }))
  await fail(updateCharacter, new RequestError('Failed to fetch', null))
  const actions = screen.getByRole('button', { name: 'Save character' }).parentElement
  expect(await within(actions as HTMLElement).findByRole('alert')).toHaveTextContent('Couldn’t save the character')
  expect(greeting).toHaveValue(`${character.greeting} Ahoy.`)
})
