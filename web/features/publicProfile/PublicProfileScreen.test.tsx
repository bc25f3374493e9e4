import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import publicProfileQuery from '../../__generated__/PublicProfileScreenQuery.graphql.ts'
import changesSubscription from '../../__generated__/PublicProfileScreenChangesSubscription.graphql.ts'
import readerQuery from '../../__generated__/PublicProfileScreenReaderQuery.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { takePendingMessage } from '../../shared/conversation/composer/handToComposer.ts'
import { openApp } from '../../testing/openApp.tsx'
import { emptyPublicProfile } from '../../testing/publicProfileSample.ts'

const ines = {
  ...emptyPublicProfile,
  id: 'public-ines',
  username: 'ines',
  displayName: 'Ines',
  suggestedQuestions: ['What is a tidal river?'],
  items: [
    {
      uuid: 'story-1',
      kind: 'STORY',
      title: 'The last ferry',
      excerpt: 'It was the last ferry. · We rowed.',
      content: 'It was the last ferry.\n\nWe **rowed**.',
      updatedAt: '2026-03-01T10:00:00.000Z',
    },
    {
      uuid: 'note-1',
      kind: 'NOTE',
      title: 'Spring tide',
      excerpt: 'In March.',
      content: 'In March.',
      updatedAt: '2026-03-01T10:00:00.000Z',
    },
  ],
}

async function open(publicProfile: object | null) {
  const app = await openApp('/ines', null)
  await app.respond(publicProfileQuery, { publicProfile })
  return app
}

test('shows public stories and notes and expands long ones', async () => {
  const { user } = await open(ines)
  expect(await screen.findByRole('heading', { level: 2, name: 'Stories' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Notes' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Spring tide/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Read more of “The last ferry”' }))
  expect(await screen.findByText('rowed', { selector: 'strong' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show less of “The last ferry”' }))
  expect(screen.queryByText('rowed', { selector: 'strong' })).toBeNull()
})

test('shows chosen people what others cannot see', async () => {
  const { respond } = await open(null)
  await respond(readerQuery, { twin: { id: 'twin-ines', profile: { ...ines, bio: 'For friends.' } } })
  expect(await screen.findByText('For friends.')).toBeVisible()
})

test('an open page follows what the owner withdraws', async () => {
  const { emit } = await open(ines)
  expect(await screen.findByText('In March.')).toBeVisible()
  const [story] = ines.items
  await emit(changesSubscription, { twinChanges: { twin: { id: 'twin-ines', profile: { ...ines, items: [story] } } } })
  expect(screen.queryByText('In March.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Read more of “The last ferry”' })).toBeVisible()
  await emit(changesSubscription, { twinChanges: { twin: null } })
  expect(await screen.findByRole('heading', { name: 'This profile isn’t available' })).toBeVisible()
  expect(screen.queryByText('Page Not Found')).toBeNull()
  await emit(changesSubscription, { twinChanges: { twin: { id: 'twin-ines', profile: ines } } })
  expect(await screen.findByText('In March.')).toBeVisible()
})

test('redirects a former username', async () => {
  const { router } = await open({ ...ines, username: 'ines-marie' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/ines-marie'))
})

test('opens the twin chat with a suggested question', async () => {
  await open(ines)
  const question = await screen.findByRole('link', { name: 'What is a tidal river?' })
  expect(question).toHaveAttribute('href', '/twin/ines/chat?ask=What+is+a+tidal+river%3F')
})

test('sends a written question in the twin chat', async () => {
  const { user, router } = await open(ines)
  await user.type(await screen.findByRole('textbox', { name: 'Ask Ines’s AI twin' }), 'Do you sail?{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/twin/ines/chat'))
  expect(takePendingMessage()).toEqual({ text: 'Do you sail?', files: [], isReady: true })
})

test('suggests nothing when the twin is closed, and hides empty sections', async () => {
  await open({ ...ines, isTwinEnabled: false, items: [] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'What is a tidal river?' })).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('heading', { name: /Stories|Notes/ })).toBeNull()
})

test('shows the accuracy of a twin whose owner shows it', async () => {
  const accuracy = { measuredAt: '2026-03-02T10:00:00.000Z', checkCount: 0, passedCount: 0, unsourcedCount: 9, refusedCount: 8 }
  await open({ ...ines, accuracy: { ...accuracy, answerCount: 40, tracedCount: 39 } })
  const section = (await screen.findByRole('heading', { name: 'Accuracy of the AI twin' })).closest('section')
  expect(section).toHaveTextContent('Unanswerable questions declined8 of 9')
  expect(section).toHaveTextContent('Answers with valid citations39 of 40')
  expect(section).not.toHaveTextContent('Corrections')
  expect(section).toHaveTextContent('Measured Mar 2, 2026')
})

test('shows no accuracy without figures', async () => {
  const none = { checkCount: 0, passedCount: 0, unsourcedCount: 0, refusedCount: 0, answerCount: 0, tracedCount: 0 }
  await open({ ...ines, accuracy: { measuredAt: '2026-03-02T10:00:00.000Z', ...none } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Ines' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Accuracy of the AI twin' })).toBeNull()
})

test('shows at most three photos, skills and projects, and a loading state', async () => {
  const app = await openApp('/ines', null)
  expect(await screen.findByText('Loading profile...')).toBeVisible()
  const photos = [1, 2, 3, 4].map((number) => `https://elsewhere.example/${number}.jpg`)
  const projects = [
    { title: null, description: 'Tides in sentences.' },
    { title: 'Sound map', description: null },
  ]
  const posts = [{ title: null, content: 'Plain words.' }]
  const told = { location: 'Porto', interests: ['Sailing', 'Maps'], posts, photos, projects, skills: ['Kayaking'] }
  await app.respond(publicProfileQuery, { publicProfile: { ...ines, ...told } })
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent)
  expect(headings).toEqual(expect.arrayContaining(['Latest Posts', 'Photos', 'Skills & Expertise', 'Projects', 'Ready to Chat?']))
  expect(headings).not.toContain('Recent Achievements')
  expect(screen.getAllByText(/^Snapshot/).map((label) => label.textContent?.slice(0, 10))).toEqual([
    'Snapshot 1',
    'Snapshot 2',
    'Snapshot 3',
  ])
  for (const words of ['@ines', 'Porto', 'Sailing, Maps', 'Plain words.', 'Kayaking', 'Project', 'Tides in sentences.', 'Sound map'])
    expect(screen.getByText(words, { exact: true })).toBeVisible()
  expect(screen.getByText('Sound map')).toHaveAttribute('dir', 'auto')
  expect(screen.getByText("Start a conversation with Ines's AI twin")).toBeVisible()
})

test.each([
  ['gets no answer', new RequestError('Failed to fetch', null), /^Failed to fetch public profile/],
  [
    'waits too long',
    new RequestError('Request timeout - unable to fetch public profile', 408),
    /^Request timeout - unable to fetch public/,
  ],
])('handles a public page that %s', async (_, error, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { fail } = await openApp('/ines', null)
  await fail(publicProfileQuery, error)
  expect(await screen.findByText(words)).toHaveClass('error')
})

test('shows not found for an unknown username', async () => {
  const { respond } = await open(null)
  expect(screen.queryByRole('heading', { name: 'Page Not Found' })).toBeNull()
  await respond(readerQuery, { twin: null })
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
