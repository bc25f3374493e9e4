export const figures = {
  messages: 44,
  answers: 41,
  failures: 1,
  interruptions: 2,
  promptTokens: 18_240,
  completionTokens: 9_120,
  firstTokenMedianMs: 420,
  firstTokenP95Ms: 1_400,
  toolCalls: 23,
  toolFailures: 1,
  twinVisitors: 5,
  twinConversations: 6,
  twinMessages: 31,
  twinUnanswered: 2,
  goodRatings: 9,
  badRatings: 1,
  twinGoodRatings: 7,
  twinBadRatings: 2,
}

const days = Array.from({ length: 28 }, (_, index) => {
  const share = (total: number) => Math.round((total / 28) * (1 + Math.sin(index / 2)))
  return {
    date: `2026-02-${String(index + 1).padStart(2, '0')}`,
    figures: {
      ...figures,
      messages: share(44),
      failures: index === 12 ? 1 : 0,
      interruptions: index % 11 === 3 ? 1 : 0,
      promptTokens: share(18_240),
      completionTokens: share(9_120),
      firstTokenMedianMs: 380 + share(120) * 8,
      firstTokenP95Ms: 900 + share(300) * 10,
      toolCalls: share(23),
      twinVisitors: share(5),
      twinMessages: share(31),
    },
  }
})

export const usage = {
  embeddings: null,
  total: figures,
  days,
  tools: [
    { name: 'search_knowledge', displayName: 'Searched what you know', calls: 17, failures: 0, medianMs: 35 },
    { name: 'remember', displayName: 'Remembered', calls: 6, failures: 1, medianMs: 12 },
  ],
}
