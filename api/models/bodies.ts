import { z } from '@hono/zod-openapi'
import { requireUuid } from '../platform/text/ids.ts'

export const modelBody = z
  .object({
    id: z.uuid().nullable().meta({
      description: 'ID for choosing the model; null if it cannot be chosen.',
      example: null,
    }),
    provider: z.string().meta({ description: 'The provider: `builtin`, `openai-compatible` or `anthropic`.', example: 'builtin' }),
    name: z.string().meta({ description: 'Provider’s name for the model.', example: 'llama3.2' }),
    connection_name: z
      .string()
      .nullable()
      .meta({ description: 'Connection of the model if another model has the same name; null otherwise.', example: null }),
    is_built_in: z.boolean().meta({
      description: 'Whether it is the built-in responder, which clients should label.',
      example: true,
    }),
    accepts_images: z.boolean().meta({ description: 'Whether attached images are sent to it.', example: false }),
  })
  .openapi('Model')

export const chosenModelId = z.string().transform(requireUuid).nullable()

export const modelChoiceBody = z
  .object({
    model_id: chosenModelId.openapi({
      type: ['string', 'null'],
      format: 'uuid',
      description: 'Model from GET /models; null for the default.',
      example: null,
    }),
  })
  .openapi('ModelChoice')
