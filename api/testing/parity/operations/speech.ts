import { graph, type Operation, rest } from '../parity.ts'

// GraphQL answers no files.
const speak = rest((body) => ['POST', '/speech', body])

export const speechOperations: Operation[] = [
  {
    call: 'GET /api/v1/speech',
    rest: rest(
      () => ['GET', '/speech'],
      ({ is_available }) => is_available,
    ),
    graph: graph(
      '{ viewer { isSpeechAvailable } }',
      () => ({}),
      ({ viewer }) => viewer && viewer.isSpeechAvailable,
    ),
    cases: [
      { title: 'shows it', as: 'owner' },
      { title: 'shows it to programs', as: 'program' },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
  {
    call: 'POST /api/v1/speech',
    rest: speak,
    graph: speak,
    cases: [
      { title: 'answers audio', as: 'owner', input: () => ({ text: 'Hello.' }) },
      { title: 'needs a text', as: 'owner', input: () => ({ text: ' ' }), status: 400 },
      { title: 'needs a session', as: 'anyone', input: () => ({ text: 'Hello.' }), status: 401 },
    ],
  },
]
