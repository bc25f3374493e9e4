import { i18n } from '@lingui/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import demoTwinQuery from '../../__generated__/DemoTwinQuery.graphql.ts'
import useSendTwinMessageMutation from '../../__generated__/useSendTwinMessageMutation.graphql.ts'
import { languages } from '../../i18n/locale.ts'
import { stubLayout } from '../../testing/layout.ts'
import { openApp } from '../../testing/openApp.tsx'

stubLayout()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
  // Missing in jsdom.
  HTMLElement.prototype.setPointerCapture = vi.fn()
  HTMLElement.prototype.hasPointerCapture = () => true
})

const demo = {
  twin: {
    __typename: 'Twin',
    id: 'twin-twain',
    isPublic: true,
    isDemo: true,
    profile: { id: 'profile-twain', greeting: null },
    suggestedQuestions: [],
    conversation: null,
  },
  model: { isBuiltIn: false },
}

async function openExample() {
  const app = await openApp('/', null)
  const example = await screen.findByRole('region', { name: 'One question, two answers' })
  const [own, visitors] = within(example).getAllByRole('status')
  if (!own || !visitors) throw new Error('There are not two answers.')
  return { app, own, visitors, note: (title: string) => within(example).getByRole('switch', { name: `Share “${title}”` }) }
}

test('answers the owner from every note and a visitor from shared notes', async () => {
  const { own, visitors } = await openExample()
  expect(own).toHaveTextContent('You promised Ana a draft by Friday')
  expect(within(own).getAllByRole('button', { name: /^Source/ })).toHaveLength(2)
  expect(visitors).toHaveTextContent('A book about the coast from Rye to the Severn')
  expect(visitors).not.toHaveTextContent('Ana')
})

test('answers a visitor once the note is shared, and stops when it is private again', async () => {
  const { app, own, visitors, note } = await openExample()
  await app.user.click(screen.getByRole('radio', { name: 'When does she read next?' }))
  expect(own).toHaveTextContent('On Thursday at seven')
  expect(visitors).toHaveTextContent('I don’t share that.')

  expect(note('Reading in Rye')).toHaveAccessibleDescription(/Only you$/)
  await app.user.click(note('Reading in Rye'))
  expect(visitors).toHaveTextContent('On Thursday at seven')
  expect(note('Reading in Rye')).toHaveAccessibleDescription(/Anyone$/)
  expect(note('Reading in Rye')).toBeChecked()

  await app.user.keyboard(' ')
  expect(visitors).toHaveTextContent('I don’t share that.')
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('moves a note with arrow keys, %s', async (direction, across, back) => {
  document.documentElement.style.direction = direction
  const { app, visitors, note } = await openExample()
  note('Plan for March').focus()
  await app.user.keyboard(back)
  expect(note('Plan for March')).not.toBeChecked()
  await app.user.keyboard(across)
  await app.user.keyboard(across)
  expect(visitors).toHaveTextContent('the storm of 1953 is the hard part')
  await app.user.keyboard(back)
  expect(visitors).not.toHaveTextContent('1953')
})

test('shares a note dragged past the middle, and keeps the click of the drag from moving it back', async () => {
  const { visitors, note } = await openExample()
  const card = note('Plan for March')
  vi.spyOn(card.parentElement as HTMLElement, 'clientWidth', 'get').mockReturnValue(700)
  vi.spyOn(card, 'offsetWidth', 'get').mockReturnValue(300)
  const pointer = { pointerId: 1, button: 0 }
  fireEvent.pointerDown(card, { ...pointer, clientX: 100 })
  fireEvent.pointerMove(card, { ...pointer, clientX: 290 })
  expect(visitors).not.toHaveTextContent('1953')
  fireEvent.pointerMove(card, { ...pointer, clientX: 310 })
  expect(visitors).toHaveTextContent('1953')
  fireEvent.pointerUp(card, { ...pointer, clientX: 310 })
  fireEvent.click(card, { detail: 1 })
  expect(card).toBeChecked()
})

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

test('shows how to run the server and both of its APIs', async () => {
  await openApp('/', null)
  expect(await screen.findByText(/npm ci/)).toHaveTextContent('npm start')
  expect(screen.getByText(new RegExp(`curl ${window.location.origin}/api/v1/`))).toBeVisible()
  expect(screen.getByText(new RegExp(`curl ${window.location.origin}/graphql`))).toBeVisible()
})

test.each(Object.keys(languages))('shows screenshots in the reader’s language, %s', async (locale) => {
  i18n.loadAndActivate({ locale, messages: i18n.messages })
  onTestFinished(() => i18n.activate('en'))
  await openApp('/', null)
  await screen.findByRole('heading', { name: 'It stays yours' })
  const files = [...document.querySelectorAll('picture')].flatMap((picture) => [
    picture.querySelector('source')?.getAttribute('srcset'),
    picture.querySelector('img')?.getAttribute('src'),
  ])
  expect(files).toHaveLength(12)
  for (const file of files) expect(file).toContain(`-${locale}-`)
})
