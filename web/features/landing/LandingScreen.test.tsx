import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import demoTwinQuery from '../../__generated__/DemoTwinQuery.graphql.ts'
import useSendTwinMessageMutation from '../../__generated__/useSendTwinMessageMutation.graphql.ts'
import { stubLayout } from '../../testing/layout.ts'
import { openApp } from '../../testing/openApp.tsx'

stubLayout()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const demo = {
  twin: { __typename: 'Twin', id: 'twin-twain', isPublic: true, isDemo: true, suggestedQuestions: [], conversation: null },
  model: { isBuiltIn: false },
}

test('asks the demo twin without leaving the landing page', async () => {
  const app = await openApp('/', null)
  await app.user.click(await screen.findByRole('button', { name: 'What is a twin?' }))
  await app.respond(demoTwinQuery, demo)
  const { input } = await app.variablesOf(useSendTwinMessageMutation)
  expect(input).toMatchObject({ username: 'twain', text: 'What is a twin?' })
  expect(app.router.state.location.pathname).toBe('/')
})

test('names the built-in responder in the demo, also with a connected model', async () => {
  const app = await openApp('/', null)
  expect(await screen.findByText(/^A demo: Twain’s own twin/)).toHaveTextContent('The built-in responder writes the answers')
  await app.user.click(screen.getByRole('button', { name: 'Ask your own question' }))
  await app.respond(demoTwinQuery, demo)
  expect(await screen.findByText('Built-in responder, not a language model.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Message Twain’s AI twin' })).toHaveAccessibleDescription(
    'A demo: don’t write anything private',
  )
})

test('handles a server without the demo', async () => {
  const app = await openApp('/', null)
  await app.user.click(await screen.findByRole('button', { name: 'Ask your own question' }))
  await app.respond(demoTwinQuery, { ...demo, twin: null })
  expect(await screen.findByText('The demo isn’t available on this server.')).toBeVisible()
})
