import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import storyQuery from '../../__generated__/StoryScreenQuery.graphql.ts'
import acceptProposal from '../../__generated__/useDecideProposalAcceptMutation.graphql.ts'
import rejectProposal from '../../__generated__/useDecideProposalRejectMutation.graphql.ts'
import updateProfile from '../../__generated__/ProfileFromStoriesMutation.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import { ada, openApp } from '../../testing/openApp.tsx'

const proposal = (field: string, value: string, more: object = {}) => ({
  __typename: 'ProfileProposal',
  id: `proposal-${value}`,
  uuid: `uuid-${value}`,
  field,
  value,
  evidence: null,
  sourceItem: null,
  ...more,
})
const location = proposal('location', 'Marstrand', {
  evidence: 'I live in Marstrand.',
  sourceItem: { __typename: 'KnowledgeItem', id: 'item-1', title: 'The leaking boat' },
})
const tea = proposal('interests', 'Tea')

const story = {
  __typename: 'KnowledgeItem',
  id: 'item-1',
  uuid: 'uuid-1',
  title: 'The leaking boat',
  excerpt: '',
  audience: 'PRIVATE',
  updatedAt: '2026-05-01T10:00:00.000Z',
}
const stories = {
  edges: [{ __typename: 'KnowledgeItemEdge', cursor: 'cursor', node: story }],
  pageInfo: { hasNextPage: false, endCursor: null },
}
const viewer = (...profileProposals: object[]) => ({ profileProposals })

async function openProposals(...proposals: object[]) {
  const app = await openApp('/story', ada)
  await app.respond(storyQuery, { viewer: { profile: { id: 'profile-1', audience: 'PRIVATE' }, stories, ...viewer(...proposals) } })
  return { ...app, card: within(await screen.findByRole('region', { name: 'Your profile' })) }
}

test('shows a proposed change with the sentence it is based on', async () => {
  const { card } = await openProposals(location, tea)
  expect(card.getByText('Marstrand')).toBeVisible()
  expect(card.getByText('I live in Marstrand.')).toBeVisible()
  expect(card.getByText('From “The leaking boat”')).toBeVisible()
  expect(card.getAllByRole('listitem')).toHaveLength(2)
})

test('removes an accepted proposal', async () => {
  const { card, user, respond, variablesOf } = await openProposals(location, tea)
  await user.click(card.getByRole('button', { name: 'Accept: Location, Marstrand' }))
  expect(await variablesOf(acceptProposal)).toEqual({ input: { proposalId: location.id } })
  expect(card.getByRole('button', { name: 'Not now: Location, Marstrand' })).toBeDisabled()
  await respond(acceptProposal, { acceptProposal: { __typename: 'AcceptProposalPayload', profile: null, viewer: viewer(tea) } })
  await waitFor(() => expect(card.queryByText('Marstrand')).toBeNull())
  expect(card.getByText('Tea')).toBeVisible()
})

test('hides the section after the last decision', async () => {
  const { card, user, respond } = await openProposals(tea)
  await user.click(card.getByRole('button', { name: 'Not now: Interests, Tea' }))
  await respond(rejectProposal, { rejectProposal: { __typename: 'RejectProposalPayload', viewer: viewer() } })
  await waitFor(() => expect(screen.queryByText('Proposed for your profile')).toBeNull())
})

test('keeps a proposal with the error when its decision fails', async () => {
  const { card, user, respond, fail } = await openProposals(location)
  await user.click(card.getByRole('button', { name: 'Accept: Location, Marstrand' }))
  await respond(acceptProposal, {
    acceptProposal: { __typename: 'InputError', __isUserError: 'InputError', message: 'A location cannot be more than 100 characters' },
  })
  expect(await card.findByText('A location cannot be more than 100 characters')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Not now: Location, Marstrand' }))
  await fail(rejectProposal, new RequestError('Failed to fetch', null))
  expect(await card.findByText(/^Failed to update profile/)).toBeVisible()
  expect(card.getByText('Marstrand')).toBeVisible()
})

test('shows when to retry after a rate limit', async () => {
  const { card, user, respond } = await openProposals(tea)
  await user.click(card.getByRole('button', { name: 'Update my profile from my stories' }))
  const message = 'Your stories were read a moment ago. Try again in a few minutes.'
  await respond(updateProfile, { updateProfileFromStories: { __typename: 'RateLimitError', message } })
  expect(await card.findByText(message)).toBeVisible()
  expect(card.getByText('Tea')).toBeVisible()
})
