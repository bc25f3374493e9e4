import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../platform/text/toBody.ts'
import { answer, describeJson, describeError } from '../rest/bodies.ts'
import { forAnyone } from '../rest/middleware/access.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../rest/router.ts'
import { modelBody, modelChoiceBody } from './bodies.ts'

const modelsBody = z
  .object({ models: z.array(modelBody).meta({ description: 'Models that the caller can choose, by name.' }) })
  .openapi('ModelList')

export function registerModelRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/model', 'model', {
    summary: 'Get the model that answers',
    description: 'Server’s default or the caller’s choice. Needs no session.',
    security: forAnyone,
    responses: { 200: answer('Model.', modelBody) },
    handle: async (c) => c.json(toBody(modelBody, await c.get('services').models.getModel(c.get('viewer')?.userId)), 200),
  })

  route('put', '/model', 'saveModel', {
    summary: 'Choose the default model',
    description: 'Applies to conversations without another model.',
    request: { body: describeJson(modelChoiceBody) },
    responses: { 200: answer('Model that answers now.', modelBody), 404: describeError('The caller cannot choose this model.') },
    handle: async (c) => {
      const { models } = c.get('services')
      const viewer = requireViewer(c)
      await models.setDefault(viewer, { modelId: c.req.valid('json').model_id })
      return c.json(toBody(modelBody, await models.getModel(viewer.userId)), 200)
    },
  })

  route('get', '/models', 'model', {
    summary: 'List the models to choose from',
    description: 'Returns the models that the caller can choose.',
    responses: { 200: answer('Models.', modelsBody) },
    handle: async (c) => c.json(toBody(modelsBody, { models: await c.get('services').models.listChoices(requireViewer(c).userId) }), 200),
  })
}
