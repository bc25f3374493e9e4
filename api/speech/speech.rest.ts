import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, json, refusal, temporaryRefusal } from '../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { speechInput } from './speech.service.ts'

const availabilityBody = z
  .object({ is_available: z.boolean().meta({ description: 'Whether the operator has set a speech model.', example: true }) })
  .openapi('SpeechAvailability')

const newSpeechBody = z
  .object({
    text: speechInput.shape.text.openapi({ description: 'Text to speak, without Markdown.', example: 'The harbor opens at nine.' }),
  })
  .openapi('NewSpeech')

export function registerSpeechRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/speech', 'speech', {
    summary: 'Get the availability of speech',
    description: 'Clients without it can use voices of the device.',
    responses: { 200: answer('The availability.', availabilityBody) },
    handle: (c) => {
      requireViewer(c)
      return c.json({ is_available: c.get('services').speech.isAvailable }, 200)
    },
  })

  route('post', '/speech', 'speech', {
    summary: 'Speak a text',
    description: 'Sends the text to the speech model of the server. Text and audio are not stored.',
    request: { body: json(newSpeechBody) },
    responses: {
      200: { description: 'The audio, usually MP3.', content: { '*/*': { schema: z.string().openapi({ format: 'binary' }) } } },
      404: refusal('The server has no speech model.'),
      503: temporaryRefusal('The speech model failed.'),
    },
    handle: async (c) => {
      const { type, bytes } = await c.get('services').speech.synthesize(requireViewer(c), c.req.valid('json'), c.req.raw.signal)
      return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'private, no-store' })
    },
  })
}
