import { type Call, globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'
import { belowAnswer } from './inbox.ts'
import { denied } from './models.ts'

const fields = `id: uuid reason note question answer twin_username: twinUsername created_at: createdAt handled_at: handledAt`
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'

const aboutNewest =
  (call: Call): Call =>
  async (client, { world, ...input }) => {
    const { body } = await (world as World).owner.client.rest<{ reports: { id: string }[] }>('GET', '/api/v1/operator/reports')
    return call(client, { id: body.reports[0]?.id, ...input })
  }

const ofWorld =
  (more: Input = {}) =>
  (world: World): Input => ({ world, ...more })

export const reportOperations: Operation[] = [
  {
    call: 'PUT /api/v1/chat/steps/{id}/report',
    rest: belowAnswer(
      rest(
        ({ stepId, reason, note }) => ['PUT', `/chat/steps/${String(stepId)}/report`, { reason, note }],
        () => true,
      ),
    ),
    graph: belowAnswer(
      mutation(
        'reportAnswer',
        'step { id }',
        ({ stepId, reason, note }) => ({ stepId: globalId('Step', stepId), reason: String(reason).toUpperCase(), note }),
        () => true,
      ),
    ),
    cases: [
      { title: 'refuses a long note', as: 'guest', input: ofWorld({ reason: 'illegal', note: 'x'.repeat(1001) }), status: 400 },
      { title: 'reports an answer', as: 'guest', input: ofWorld({ ask: 'Hello', reason: 'harmful', note: 'It gives out my address.' }) },
      { title: 'can be repeated', as: 'guest', input: ofWorld({ reason: 'illegal' }) },
      { title: 'is hidden from another user', as: 'other', input: ofWorld({ reason: 'harmful' }), status: 404 },
      { title: 'needs a session', as: 'anyone', input: ofWorld({ reason: 'harmful' }), status: 401 },
    ],
  },
  {
    call: 'GET /api/v1/operator/reports',
    rest: rest(
      () => ['GET', '/operator/reports?limit=1'],
      ({ reports }) => reports,
    ),
    graph: graph(
      `{ viewer { operator { answerReports(first: 1) { edges { node { ${fields} } } } } } }`,
      () => ({}),
      ({ viewer }) => {
        const operator = viewer?.operator as { answerReports: { edges: { node: Input }[] } } | null
        return operator?.answerReports.edges.map(({ node }) => node)
      },
    ),
    cases: [{ title: 'shows the newest', as: 'owner' }, ...denied()],
  },
  {
    call: 'POST /api/v1/operator/reports/{id}/handle',
    rest: aboutNewest(rest(({ id }) => ['POST', `/operator/reports/${String(id)}/handle`])),
    graph: aboutNewest(
      mutation(
        'handleAnswerReport',
        `report { ${fields} }`,
        ({ id }) => ({ reportId: globalId('AnswerReport', id) }),
        ({ report }) => report,
      ),
    ),
    cases: [
      ...denied(ofWorld()),
      { title: 'marks it', as: 'owner', input: ofWorld() },
      { title: 'can be repeated', as: 'owner', input: ofWorld() },
      { title: 'refuses an unknown report', as: 'owner', input: ofWorld({ id: unknownId }), status: 404 },
    ],
  },
]
