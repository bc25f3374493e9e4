import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import providerListQuery from '../../../__generated__/ProviderListQuery.graphql.ts'
import modelsQuery from '../../../__generated__/ModelsScreenQuery.graphql.ts'
import createConnection from '../../../__generated__/ConnectDialogMutation.graphql.ts'
import testConnection from '../../../__generated__/TestOutcomeMutation.graphql.ts'
import updateConnection from '../../../__generated__/useChangeModelsUpdateMutation.graphql.ts'
import updateModel from '../../../__generated__/useChangeModelsUpdateModelMutation.graphql.ts'
import { ada, openApp } from '../../../testing/openApp.tsx'
import { answered, detectedOllama, environmentModel, model, ollama, openAi, otherModel, toDetected, toOperator } from './modelsSample.ts'

beforeEach(() => localStorage.clear())

async function openModels(operator: ReturnType<typeof toOperator>, detected = toDetected([])) {
  const app = await openApp('/settings/models', ada)
  await app.respond(modelsQuery, operator)
  await app.respond(providerListQuery, detected)
  return app
}

test('connects a detected server after a test', async () => {
  const { user, variablesOf, respond } = await openModels(toOperator([]), toDetected([detectedOllama]))
  await user.click(await screen.findByRole('button', { name: 'Connect Ollama' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Ollama' }))
  await user.click(dialog.getByRole('button', { name: 'Test' }))
  const input = { preset: 'OLLAMA', baseUrl: 'http://localhost:11434/v1', apiKey: null, model: 'llama3.2' }
  expect(await variablesOf(testConnection)).toEqual({ input })
  await respond(testConnection, { testModelConnection: { __typename: 'TestModelConnectionPayload', test: answered } })
  expect(dialog.getByText('“Hello! How can I help you today?”')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Connect' }))
  expect(await variablesOf(createConnection)).toEqual({ input })
  await respond(createConnection, { createModelConnection: { __typename: 'CreateModelConnectionPayload', ...toOperator([ollama]) } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(screen.getByRole('article', { name: 'Ollama' })).getByText('Default')).toBeVisible()
  expect(screen.queryByText('Found on this machine')).toBeNull()
})

test('shows the error of a rejected key at its field and keeps the input', async () => {
  const { user, respond } = await openModels(toOperator([]))
  await user.click(await screen.findByRole('button', { name: 'Connect OpenAI' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect OpenAI' }))
  await user.type(dialog.getByLabelText('API key'), 'sk-wrong')
  await user.click(dialog.getByRole('button', { name: 'Connect' }))
  await respond(createConnection, {
    createModelConnection: {
      __typename: 'InputError',
      message: 'The server rejected the API key.',
      code: 'PROVIDER_KEY_REJECTED',
      params: {},
      field: 'apiKey',
    },
  })
  expect(await dialog.findByText('The server rejected the API key.')).toBeVisible()
  expect(dialog.getByLabelText('API key')).toHaveValue('sk-wrong')
})

test('an empty key field keeps the stored key, of which only the end is shown', async () => {
  const { user, variablesOf } = await openModels(toOperator([openAi]))
  expect(await screen.findByText(/API key ends in x7Qf/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Actions for OpenAI' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit OpenAI' }))
  expect(dialog.getByLabelText('API key')).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(updateConnection)).toEqual({
    input: { connectionId: 'connection-2', baseUrl: 'https://api.openai.com/v1', apiKey: null },
  })
})

test('edits what a model can do', async () => {
  const { user, variablesOf, respond } = await openModels(toOperator([ollama]))
  await user.click(await screen.findByRole('button', { name: 'Actions for llama3.2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit capabilities' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What llama3.2 can do' }))
  await user.clear(dialog.getByLabelText('Context window in tokens'))
  await user.type(dialog.getByLabelText('Context window in tokens'), '32000')
  await user.click(dialog.getByRole('checkbox', { name: 'Accepts images' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await variablesOf(updateModel)).toEqual({
    input: { modelId: 'model-1', contextTokens: 32_000, acceptsImages: true, callsTools: true, reasons: false },
  })
  const changed = { ...model, contextTokens: 32_000, acceptsImages: true }
  await respond(updateModel, {
    updateConnectedModel: { __typename: 'UpdateConnectedModelPayload', ...toOperator([{ ...ollama, models: [changed, otherModel] }]) },
  })
  expect(await screen.findByText('32,000 tokens · images · tools')).toBeVisible()
})

test('shows a model of the environment as fixed', async () => {
  const { user } = await openModels(toOperator([ollama], environmentModel))
  expect(await screen.findByText('The default model is set by environment variables')).toBeVisible()
  expect(screen.queryByText('Default')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Actions for llama3.2' }))
  expect(await screen.findByRole('menuitem', { name: 'Make default' })).toHaveAttribute('aria-disabled', 'true')
})

test('is not found by others', async () => {
  const app = await openApp('/settings/models', ada)
  await app.respond(modelsQuery, { viewer: { __typename: 'Viewer', operator: null } })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
