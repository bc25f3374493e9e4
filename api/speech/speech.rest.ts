import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { InputError } from '../platform/errors.ts'
import { answer, describeFilesForm, describeJson, describeError, describeTemporaryError } from '../rest/bodies.ts'
import { defineDefaultError } from '../rest/errors/errors.ts'
import { receiveFiles, TooLargeError } from '../rest/multipart.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { type Audio, maxRecordingSize, speechInput, transcriptionInput } from './speech.service.ts'

const availabilityBody = z
  .object({
    is_available: z.boolean().meta({ description: 'Whether the operator has set a speech model.', example: true }),
    is_transcription_available: z.boolean().meta({ description: 'Whether the operator has set a transcription model.', example: false }),
  })
  .openapi('SpeechAvailability')

const newSpeechBody = z
  .object({
    text: speechInput.shape.text.openapi({ description: 'Text to speak, without Markdown.', example: 'The harbor opens at nine.' }),
  })
  .openapi('NewSpeech')

const transcribe = createRoute({
  method: 'post',
  path: '/transcriptions',
  tags: ['Chat'],
  summary: 'Transcribe a recording',
  description: 'Sends the recording to the transcription model of the server. Audio and text are not stored.',
  request: {
    query: transcriptionInput.extend({
      language: transcriptionInput.shape.language.openapi({ description: 'ISO 639-1 code. Default: detected.', example: 'de' }),
    }),
    body: describeFilesForm('TranscriptionForm', 1),
  },
  responses: {
    200: answer(
      'Transcript, empty without speech.',
      z
        .object({ text: z.string().meta({ description: 'Transcript of the recording.', example: 'When does the harbor open?' }) })
        .openapi('Transcript'),
    ),
    404: describeError('The server has no transcription model.'),
    503: describeTemporaryError('The transcription model failed.'),
  },
})

export function registerSpeechRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/speech', 'speech', {
    summary: 'Get the availability of speech and transcription',
    description: 'Clients without them can use voices and speech recognition of the device.',
    responses: { 200: answer('Availability.', availabilityBody) },
    handle: (c) => {
      requireViewer(c)
      const { isAvailable, canTranscribe } = c.get('services').speech
      return c.json({ is_available: isAvailable, is_transcription_available: canTranscribe }, 200)
    },
  })

  route('post', '/speech', 'speech', {
    summary: 'Speak a text',
    description: 'Sends the text to the speech model of the server. Text and audio are not stored.',
    request: { body: describeJson(newSpeechBody) },
    responses: {
      200: { description: 'Audio, usually MP3.', content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } } },
      404: describeError('The server has no speech model.'),
      503: describeTemporaryError('The speech model failed.'),
    },
    handle: async (c) => {
      const { type, bytes } = await c.get('services').speech.synthesize(requireViewer(c), c.req.valid('json'), c.req.raw.signal)
      return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'private, no-store' })
    },
  })

  // A validator would read the whole form into memory.
  app.openAPIRegistry.registerPath(transcribe)
  app.post(transcribe.path, defineDefaultError('transcribe'), async (c) => {
    const viewer = requireViewer(c)
    const { openStreams, speech } = c.get('services')
    const arrive = async () => {
      const recording = await receiveRecording(c.env.incoming)
      await openStreams.requireActive(viewer)
      return recording
    }
    const text = await speech.transcribe(viewer, c.req.query(), arrive, c.req.raw.signal)
    return c.json({ text }, 200)
  })
}

async function receiveRecording(request: IncomingMessage): Promise<Audio> {
  const tooLarge = new TooLargeError('recording_too_large', { params: { limit: maxRecordingSize } })
  let recording: Audio | null = null
  await receiveFiles(request, { files: 1, bytes: maxRecordingSize * 1024 * 1024, tooLarge }, async ({ field, mimeType, stream }) => {
    if (field !== 'files') throw new InputError('files_wrong_field', { field: 'files' })
    recording = { type: mimeType.toLowerCase(), bytes: await buffer(stream) }
  })
  if (!recording) throw new InputError('file_required', { field: 'files' })
  return recording
}
