import { ViewerType } from '../account/graph.ts'
import { builder } from '../graphql/builder.ts'

builder.objectFields(ViewerType, (t) => ({
  isSpeechAvailable: t.boolean({
    description: 'Whether REST can speak texts, with `POST /api/v1/speech`.',
    resolve: (_viewer, _args, { services }) => services.speech.isAvailable,
  }),
  isTranscriptionAvailable: t.boolean({
    description: 'Whether REST can transcribe audio, with `POST /api/v1/transcriptions`.',
    resolve: (_viewer, _args, { services }) => services.speech.canTranscribe,
  }),
}))
