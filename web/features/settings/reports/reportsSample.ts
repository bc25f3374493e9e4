export const report = {
  __typename: 'AnswerReport',
  id: 'report-1',
  reason: 'WRONG_ABOUT_PERSON',
  note: 'I never lived in the lighthouse.' as string | null,
  question: 'Where does Grace live?',
  answer: 'Grace lives in the old lighthouse [1].',
  twinUsername: 'ada',
  createdAt: '2026-03-01T10:00:00.000Z',
  handledAt: null as string | null,
}

export const handledReport = { ...report, id: 'report-2', reason: 'HARMFUL', note: null, handledAt: '2026-03-02T10:00:00.000Z' }

export const toReports = (reports: (typeof report)[]) => ({
  viewer: {
    __typename: 'Viewer',
    operator: {
      __typename: 'Operator',
      answerReports: {
        edges: reports.map((node) => ({ __typename: 'AnswerReportEdge', cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  },
})
