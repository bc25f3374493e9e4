import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useRef, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import { getDataID } from '../../relay/getDataID.ts'
import { PromptCompletion } from './PromptCompletion.tsx'

const review = { __typename: 'SavedPrompt', id: 'prompt-1', title: 'Weekly review', text: 'Compare {{this}} with {{that}}.' }
const letter = { __typename: 'SavedPrompt', id: 'prompt-2', title: 'Letter', text: 'Write a letter.' }

function Field() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <textarea ref={field} aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      <Suspense>
        <PromptCompletion field={field} text={text} onChange={setText} />
      </Suspense>
      <button type="button">Send</button>
    </>
  )
}

function show(prompts: object[]) {
  const environment = createMockEnvironment({ getDataID })
  const edges = prompts.map((node, index) => ({ cursor: String(index), node: { ...node } }))
  const pageInfo = { hasNextPage: false, endCursor: null }
  environment.mock.queueOperationResolver(() => ({ data: { viewer: { savedPrompts: { edges, pageInfo } } } }))
  render(
    <I18nProvider i18n={i18n}>
      <RelayEnvironmentProvider environment={environment}>
        <Field />
      </RelayEnvironmentProvider>
    </I18nProvider>,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message')
  const selected = () => field.value.slice(field.selectionStart, field.selectionEnd)
  return { user: userEvent.setup(), environment, field, selected }
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('inserts a prompt with the keyboard, and Tab selects its fields', async () => {
  const { user, field, selected } = show([review, letter])
  await user.type(field, 'Please /')
  expect(field).toHaveRole('combobox')
  expect(options()).toHaveLength(2)
  await user.keyboard('{ArrowUp}')
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^Letter/ }).id)
  await user.keyboard('week')
  expect(options()).toEqual(['Weekly reviewCompare {{this}} with {{that}}.'])
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Please Compare {{this}} with {{that}}.')
  expect(field).toHaveRole('textbox')
  expect(selected()).toBe('{{this}}')
  await user.keyboard('March{Tab}')
  expect(selected()).toBe('{{that}}')
  await user.keyboard('April')
  expect(field).toHaveValue('Please Compare March with April.')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('closes on Escape until the next slash, and without matches', async () => {
  const { user, field } = show([letter])
  await user.type(field, '/l')
  expect(options()).toHaveLength(1)
  await user.keyboard('{Escape}e')
  expect(options()).toEqual([])
  await user.clear(field)
  await user.type(field, '/x')
  expect(options()).toEqual([])
  await user.clear(field)
  await user.type(field, 'and/l')
  expect(options()).toEqual([])
  await user.clear(field)
  await user.type(field, 'and /l')
  await user.click(screen.getByRole('option'))
  expect(field).toHaveValue('and Write a letter.')
  expect(field).toHaveFocus()
})

test('offers a new prompt if there is none, and inserts it', async () => {
  const { user, environment, field, selected } = show([])
  await user.type(field, '/')
  expect(options()).toEqual(['New prompt'])
  await user.click(screen.getByRole('option'))
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Letter')
  await user.click(screen.getByRole('textbox', { name: 'Prompt' }))
  await user.paste('Write to {{name}}.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const operation = await act(async () => environment.mock.getMostRecentOperation())
  expect(operation.request.variables['input']).toEqual({ title: 'Letter', text: 'Write to {{name}}.' })
  const node = { ...letter, text: 'Write to {{name}}.' }
  const savedPromptEdge = { __typename: 'SavedPromptEdge', cursor: '0', node }
  await act(async () =>
    environment.mock.resolve(operation, { data: { createSavedPrompt: { __typename: 'CreateSavedPromptPayload', savedPromptEdge } } }),
  )
  expect(field).toHaveValue('Write to {{name}}.')
  expect(selected()).toBe('{{name}}')
})
