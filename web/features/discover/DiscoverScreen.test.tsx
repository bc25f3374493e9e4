import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import discoverQuery from '../../__generated__/DiscoverScreenQuery.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

const person = (username: string, displayName: string | null, interests: string[] = []) => ({
  __typename: 'PublicProfile',
  id: `public-${username}`,
  username,
  displayName,
  avatarUrl: null,
  bio: null,
  interests,
})
const ines = person('ines', 'Ines Duarte', ['Sailing', 'Maps', 'Rivers', 'Kayaks', 'Tea'])
const eva = person('eva', null)

const found = (people: object[], interests = [{ name: 'Sailing', count: 2 }]) => ({
  discoverInterests: interests,
  discover: {
    edges: people.map((node) => ({ __typename: 'PublicProfileEdge', cursor: 'cursor', node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
})

async function openDiscover(data = found([ines, eva]), path = '/discover') {
  const app = await openApp(path, ada)
  await app.respond(discoverQuery, data)
  return app
}

test('lists people with links to their pages, by username without a display name', async () => {
  await openDiscover()
  const people = within(await screen.findByRole('list', { name: 'People' }))
  expect(people.getByRole('link', { name: 'Ines Duarte' })).toHaveAttribute('href', '/ines')
  expect(people.getByRole('link', { name: 'eva' })).toHaveAttribute('href', '/eva')
  expect(people.getByText('Kayaks')).toBeVisible()
  expect(people.queryByText('Tea')).toBeNull()
})

test('searches while typing and keeps the query in the URL', async () => {
  const { user, router, respond, variablesOf } = await openDiscover()
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), ' river ')
  expect(await variablesOf(discoverQuery)).toEqual({ query: 'river', interest: null })
  await respond(discoverQuery, found([ines]))
  await waitFor(() => expect(router.state.location.search).toBe('?q=river'))
  expect(await screen.findByText('1 person shown')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'eva' })).toBeNull()
})

test('toggles an interest together with the query', async () => {
  const { user, router, respond, variablesOf } = await openDiscover(found([ines]), '/discover?q=river')
  expect(await screen.findByRole('searchbox', { name: 'Search people' })).toHaveValue('river')
  await user.click(screen.getByRole('button', { name: /^Sailing/ }))
  expect(await variablesOf(discoverQuery)).toEqual({ query: 'river', interest: 'Sailing' })
  await respond(discoverQuery, found([ines]))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Sailing/ })).toHaveAttribute('aria-pressed', 'true'))
  await user.click(screen.getByRole('button', { name: /^Sailing/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=river'))
})

test('keeps a rare interest in the list while it is chosen', async () => {
  await openDiscover(found([ines]), '/discover?interest=tide%20tables')
  const interests = within(await screen.findByRole('group', { name: 'Interests' }))
  expect(interests.getByRole('button', { name: 'tide tables' })).toHaveAttribute('aria-pressed', 'true')
  expect(interests.getByRole('button', { name: /^Sailing/ })).toHaveAttribute('aria-pressed', 'false')
})

test('offers a reset when the search finds no profiles', async () => {
  const { user, router, respond } = await openDiscover(found([]), '/discover?q=lighthouses')
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show everyone' }))
  await respond(discoverQuery, found([ines]))
  expect(await screen.findByRole('link', { name: 'Ines Duarte' })).toBeVisible()
  expect(router.state.location.search).toBe('')
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('')
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveFocus()
})

test('explains an empty screen', async () => {
  await openDiscover(found([], []))
  expect(await screen.findByRole('heading', { name: 'People will appear here' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open My Twin' })).toHaveAttribute('href', '/twin')
  expect(screen.queryByRole('group', { name: 'Interests' })).toBeNull()
})

test('retries a failed search with the same query', async () => {
  const { user, fail, respond } = await openApp('/discover?q=river', ada)
  await fail(discoverQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText(/^Couldn’t search for people/)).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search people' })).toHaveValue('river')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await respond(discoverQuery, found([ines]))
  expect(await screen.findByRole('link', { name: 'Ines Duarte' })).toBeVisible()
})

test('retries a failed search when back online', async () => {
  const { fail, respond } = await openApp('/discover?q=river', ada)
  await fail(discoverQuery, new RequestError('Failed to fetch', null))
  expect(await screen.findByText(/^Couldn’t search for people/)).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await respond(discoverQuery, found([ines]))
  expect(await screen.findByRole('link', { name: 'Ines Duarte' })).toBeVisible()
})
