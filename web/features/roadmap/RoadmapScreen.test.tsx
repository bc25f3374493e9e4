import { i18n } from '@lingui/core'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import roadmap from '../../__generated__/RoadmapScreenQuery.graphql.ts'
import suggest from '../../__generated__/SuggestionFormMutation.graphql.ts'
import vote from '../../__generated__/useRoadmapVoteMutation.graphql.ts'
import { RequestError } from '../../relay/requestError.ts'
import de from '../../i18n/__generated__/de.json' with { type: 'json' }
import { ada, openApp } from '../../testing/openApp.tsx'

const boats = {
  __typename: 'RoadmapItem',
  id: 'item-1',
  title: 'Boats',
  description: 'Boats that sail',
  status: 'PLANNED',
  reply: null,
  voteCount: 4,
  viewerHasVoted: false,
  viewerCanVote: true,
}

async function openRoadmap() {
  const app = await openApp('/roadmap', ada)
  const pageInfo = { endCursor: null, hasNextPage: false }
  await app.respond(roadmap, { roadmap: { edges: [{ cursor: 'a', node: boats }], pageInfo } })
  await screen.findByText('Boats that sail')
  return app
}

const voteButton = () => screen.getByRole('button', { name: /vote for Boats/ })

test('counts a vote optimistically', async () => {
  const { user, variablesOf } = await openRoadmap()
  await user.click(voteButton())
  expect(voteButton()).toHaveTextContent('5')
  expect(voteButton()).toHaveAttribute('aria-pressed', 'true')
  expect(await variablesOf(vote)).toEqual({ input: { itemId: 'item-1' } })
})

test('reverts a failed vote and reports it', async () => {
  const { user, fail } = await openRoadmap()
  await user.click(voteButton())
  await fail(vote, new RequestError('Failed to fetch', null))
  expect(await screen.findByText('Couldn’t save your vote. Try again.')).toBeVisible()
  expect(voteButton()).toHaveTextContent('4')
})

test('lists a suggestion under its author’s and keeps the text of a refused one', async () => {
  const { user, respond } = await openRoadmap()
  await user.type(screen.getByLabelText('What is it?'), 'Tides')
  await user.type(screen.getByLabelText('What would you do with it?'), 'Plan trips')
  await user.click(screen.getByRole('button', { name: 'Send suggestion' }))
  await respond(suggest, { suggestRoadmapItem: { __typename: 'RateLimitError', message: 'Try again tomorrow.' } })
  expect(await screen.findByText('Try again tomorrow.')).toBeVisible()
  expect(screen.getByLabelText('What is it?')).toHaveValue('Tides')

  await user.click(screen.getByRole('button', { name: 'Send suggestion' }))
  const node = { ...boats, id: 'item-2', title: 'Tides', description: 'Plan trips', status: 'SUGGESTED', viewerCanVote: false }
  const itemEdge = { __typename: 'RoadmapItemEdge', cursor: 'b', node }
  await respond(suggest, { suggestRoadmapItem: { __typename: 'SuggestRoadmapItemPayload', itemEdge } })
  const own = await screen.findByRole('heading', { name: 'Your suggestions' })
  expect(within(own.parentElement ?? own).getByText('Plan trips')).toBeVisible()
  expect(screen.getByLabelText('What is it?')).toHaveValue('')
})

test('translates roadmap items into German', async () => {
  const english = i18n.messages
  i18n.loadAndActivate({ locale: 'de', messages: de.messages as unknown as typeof english })
  try {
    const app = await openApp('/roadmap', ada)
    const node = { ...boats, title: 'Mobile app', description: 'Sign in with a passkey, or add a second factor to your password.' }
    await app.respond(roadmap, { roadmap: { edges: [{ cursor: 'a', node }], pageInfo: { endCursor: null, hasNextPage: false } } })
    expect(await screen.findByRole('heading', { name: 'App fürs Handy' })).toBeVisible()
    expect(screen.getByText(/^Melde dich mit einem Passkey an/)).toBeVisible()
    expect(screen.getByRole('button', { name: /App fürs Handy stimmen$/ })).toBeVisible()
  } finally {
    i18n.loadAndActivate({ locale: 'en', messages: english })
  }
})
