export const privacyCheck = {
  __typename: 'TwinPrivacyCheck',
  checkedAt: '2026-03-02T10:00:00.000Z',
  factCount: 42,
  reachedCount: 0,
  answerCount: 40,
  tracedCount: 40,
}

export const accuracy = {
  __typename: 'TwinAccuracy',
  measuredAt: '2026-03-02T10:00:00.000Z',
  checkCount: 12,
  passedCount: 11,
  unsourcedCount: 8,
  refusedCount: 8,
  answerCount: 40,
  tracedCount: 40,
}

const asked = (text: string) => ({ __typename: 'AskedQuestion', text, conversationUuid: 'visit-1' })
const topic = { __typename: 'TwinTopic', unansweredCount: 0, goodCount: 0, badCount: 0, lastAskedAt: '2026-03-02T10:00:00.000Z' }
const topics = [
  {
    ...topic,
    words: ['orders'],
    questionCount: 3,
    unansweredCount: 2,
    badCount: 1,
    questions: [asked('Do you take orders for next spring?'), asked('Can I order a dinghy?'), asked('Do you take orders?')],
  },
  { ...topic, words: ['wood', 'keel'], questionCount: 8, goodCount: 3, questions: [asked('Which wood do you use for the keel?')] },
]
const referrers = [
  { __typename: 'ReferringHost', host: 'forum.woodenboats.example', isEmbedded: false, views: 41 },
  { __typename: 'ReferringHost', host: 'mira.example', isEmbedded: true, views: 12 },
]
export const insight = {
  usage: { total: { twinVisitors: 17, twinMessages: 31, twinUnanswered: 2, twinGoodRatings: 3, twinBadRatings: 1 } },
  twinInsight: { __typename: 'TwinInsight', topics, referrers },
}
export const quietInsight = {
  usage: { total: { twinVisitors: 0, twinMessages: 0, twinUnanswered: 0, twinGoodRatings: 0, twinBadRatings: 0 } },
  twinInsight: { __typename: 'TwinInsight', topics: [], referrers: [] },
}
