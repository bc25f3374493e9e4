import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import insightQuery from '../../../__generated__/InsightTabQuery.graphql.ts'
import { openMyTwin } from '../../../testing/openMyTwin.tsx'

const total = { twinVisitors: 3, twinMessages: 5, twinUnanswered: 1, twinGoodRatings: 2, twinBadRatings: 1 }
const zero = { twinVisitors: 0, twinMessages: 0, twinUnanswered: 0, twinGoodRatings: 0, twinBadRatings: 0 }
const topic = {
  words: ['honey', 'price'],
  questionCount: 4,
  unansweredCount: 1,
  goodCount: 2,
  badCount: 0,
  lastAskedAt: '2026-03-02T10:00:00.000Z',
  questions: [{ text: 'What does the honey cost?', conversationUuid: 'visit-1' }],
}
const referrers = [
  { __typename: 'ReferringHost', host: 'news.example.org', isEmbedded: false, views: 7 },
  { __typename: 'ReferringHost', host: 'ada.example', isEmbedded: true, views: 1 },
]
const answer = (figures: object, twinInsight: object) => ({ viewer: { usage: { total: figures }, twinInsight } })

test('shows what visitors asked and where they came from', async () => {
  const { user, respond, router } = await openMyTwin('/twin?view=insight')
  await respond(insightQuery, answer(total, { topics: [topic], referrers }))
  const topics = within(await screen.findByRole('list', { name: 'Topics' }))
  expect(topics.getByText('honey, price')).toBeVisible()
  expect(topics.getByText('1 unanswered')).toBeVisible()
  expect(topics.getByText(/4 questions · Mar 2, 2026 · 2 rated good/)).toBeVisible()
  expect(screen.getByText('news.example.org').closest('div')).toHaveTextContent('7 views')
  expect(screen.getByText('ada.example (embedded)').closest('div')).toHaveTextContent('1 view')
  expect(screen.queryByRole('link', { name: /example/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Answer open questions' }))
  expect(router.state.location.search).toBe('?view=unanswered')
  await user.click(screen.getByRole('tab', { name: 'Insights' }))
  await user.click(await screen.findByRole('button', { name: '“What does the honey cost?”' }))
  expect(router.state.location.search).toBe('?view=insight&conversation=visit-1')
})

test('shows a question without a common topic once', async () => {
  const { user, respond, router } = await openMyTwin('/twin?view=insight')
  await respond(insightQuery, answer(total, { topics: [{ ...topic, words: [], questionCount: 1 }], referrers }))
  const topics = within(await screen.findByRole('list', { name: 'Topics' }))
  expect(topics.getAllByText(/What does the honey cost/)).toHaveLength(1)
  await user.click(topics.getByRole('button', { name: '“What does the honey cost?”' }))
  expect(router.state.location.search).toBe('?view=insight&conversation=visit-1')
})

test('asks for today, and says what will appear', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] })
  try {
    const { user, respond, variablesOf } = await openMyTwin('/twin?view=insight')
    expect(await variablesOf(insightQuery)).toMatchObject({ from: '2026-03-04' })
    await respond(insightQuery, answer(zero, { topics: [], referrers: [] }))
    expect(await screen.findByText('No visitors in this period')).toBeVisible()
    expect(screen.getByText(/^Visitors’ questions and referring websites/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Today' }))
    expect(await variablesOf(insightQuery)).toMatchObject({ from: '2026-03-10' })
    await respond(insightQuery, answer(total, { topics: [], referrers: [] }))
    expect(await screen.findByText(/^Visitors’ questions appear here/)).toBeVisible()
    expect(screen.getByText(/^Websites that link to your page/)).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})
