import { fetchJson } from './profile.ts'
import { type Call, graph, type Operation, rest, restOutcome } from '../parity.ts'

// GraphQL answers no files.
const speak = rest((body) => ['POST', '/speech', body])
const transcribe: Call = async (client, { field = 'files' }) => {
  const body = new FormData()
  body.append(String(field), new File(['audio'], 'audio.webm', { type: 'audio/webm' }))
  return restOutcome(await fetchJson(client, '/api/v1/transcriptions', body))
}

export const speechOperations: Operation[] = [
  {
    call: 'GET /api/v1/speech',
    rest: rest(
      () => ['GET', '/speech'],
      ({ is_available, is_transcription_available }) => [is_available, is_transcription_available],
    ),
    graph: graph(
      '{ viewer { isSpeechAvailable isTranscriptionAvailable } }',
      () => ({}),
      ({ viewer }) => viewer && [viewer.isSpeechAvailable, viewer.isTranscriptionAvailable],
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
  {
    call: 'POST /api/v1/transcriptions',
    rest: transcribe,
    graph: transcribe,
    cases: [
      { title: 'answers a text', as: 'owner' },
      { title: 'a wrong field', as: 'owner', input: () => ({ field: 'file' }), status: 400 },
      { title: 'needs a session', as: 'anyone', status: 401 },
    ],
  },
]
