import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, deletedBody, describeJson, describeCreated, toLocationHeader, problemBody, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import {
  connectedModelBody,
  connectionBody,
  connectionChangeBody,
  connectionTestBody,
  detectedServerBody,
  environmentModelBody,
  modelChangeBody,
  newConnectionBody,
  testResultBody,
  toTestProblem,
} from './connectionBodies.ts'

const onlyOperators = 'Returns 404 unless the caller is an operator of this server. Requires a session.'
const programsRefused = 'The request came from another site, or was made with an access token, which can’t manage the server.'

const connectionListBody = z
  .object({
    environment: environmentModelBody.nullable().meta({ description: 'Default model from environment variables; null if unset.' }),
    connections: z.array(connectionBody),
  })
  .openapi('ModelConnectionList')
const detectedServersBody = z.object({ servers: z.array(detectedServerBody) }).openapi('DetectedModelServers')

const testBody = testResultBody
  .extend({
    problem: problemBody.omit({ field: true }).nullable().meta({ description: 'Reason for failure; null if the model answered.' }),
  })
  .openapi('ModelConnectionTest')

export function registerModelConnectionRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  const one = { params: z.object({ id: idParam }) }
  const refused = {
    403: describeError(programsRefused),
    404: describeError('The object does not exist, or the caller is not an operator.'),
  }

  route('get', '/operator/models', 'modelConnections', {
    summary: 'List connected models',
    description: `Oldest first, with their models. ${onlyOperators}`,
    responses: {
      200: answer('Connections, without their keys.', connectionListBody),
      ...refused,
    },
    handle: async (c) => {
      const { modelConnections, models } = c.get('services')
      const connections = await modelConnections.list(requireViewer(c))
      return c.json(toBody(connectionListBody, { environment: models.getEnvironmentModel(), connections }), 200)
    },
  })

  route('get', '/operator/models/detected', 'modelConnections', {
    summary: 'Detect model servers',
    description: `Ollama and LM Studio on the server at their usual ports. ${onlyOperators}`,
    responses: {
      200: answer('Servers that answered.', detectedServersBody),
      ...refused,
    },
    handle: async (c) => {
      const servers = await c.get('services').modelConnections.detect(requireViewer(c))
      return c.json(toBody(detectedServersBody, { servers }), 200)
    },
  })

  route('post', '/operator/models/test', 'testModelConnection', {
    summary: 'Test a model provider',
    description: `Lists a provider’s models and asks one. Nothing is stored. ${onlyOperators}`,
    request: { body: describeJson(connectionTestBody) },
    responses: { 200: answer('Test result, including the reason for failure.', testBody), ...refused },
    handle: async (c) => {
      const { preset, base_url, api_key, model, connection_id } = c.req.valid('json')
      const input = { preset, baseUrl: base_url, apiKey: api_key, model, connectionId: connection_id }
      const result = await c.get('services').modelConnections.test(requireViewer(c), input)
      return c.json({ ...toBody(testResultBody, result), problem: toTestProblem(result) }, 200)
    },
  })

  route('post', '/operator/models/connections', 'saveModelConnection', {
    summary: 'Connect a model provider',
    description: `Stores nothing if the provider’s models cannot be listed. ${onlyOperators}`,
    request: { body: describeJson(newConnectionBody) },
    responses: { 201: describeCreated('The connection, without its key.', connectionBody), ...refused },
    handle: async (c) => {
      const { preset, base_url, api_key, model } = c.req.valid('json')
      const input = { preset, baseUrl: base_url, apiKey: api_key, model }
      const connection = await c.get('services').modelConnections.create(requireViewer(c), input)
      return c.json(toBody(connectionBody, connection), 201, toLocationHeader(`/operator/models/connections/${connection.id}`))
    },
  })

  route('get', '/operator/models/connections/{id}', 'modelConnections', {
    summary: 'Get a connection',
    description: onlyOperators,
    request: one,
    responses: { 200: answer('Connection, without its key.', connectionBody), ...refused },
    handle: async (c) =>
      c.json(toBody(connectionBody, await c.get('services').modelConnections.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('patch', '/operator/models/connections/{id}', 'saveModelConnection', {
    summary: 'Change a connection',
    description: `Omitted fields stay unchanged. The provider must accept the new address and key. ${onlyOperators}`,
    request: { ...one, body: describeJson(connectionChangeBody) },
    responses: { 200: answer('Updated connection.', connectionBody), ...refused },
    handle: async (c) => {
      const { base_url, api_key } = c.req.valid('json')
      const input = { ...c.req.valid('param'), baseUrl: base_url, apiKey: api_key }
      return c.json(toBody(connectionBody, await c.get('services').modelConnections.update(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/operator/models/connections/{id}', 'deleteModelConnection', {
    summary: 'Remove a connection',
    description: `Deletes key and models; their users get the default model. ${onlyOperators}`,
    request: one,
    responses: { 200: answer('The connection is removed.', deletedBody), ...refused },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').modelConnections.remove(requireViewer(c), { id })
      return c.json({ id }, 200)
    },
  })

  route('post', '/operator/models/connections/{id}/refresh', 'saveModelConnection', {
    summary: 'Refresh the models of a connection',
    description: `New models are unavailable until an operator changes that. ${onlyOperators}`,
    request: one,
    responses: { 200: answer('Updated connection.', connectionBody), ...refused },
    handle: async (c) =>
      c.json(toBody(connectionBody, await c.get('services').modelConnections.refresh(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('patch', '/operator/models/{id}', 'saveModel', {
    summary: 'Change a model',
    description: `Omitted fields stay unchanged. Changes apply to the next answer. ${onlyOperators}`,
    request: { ...one, body: describeJson(modelChangeBody) },
    responses: {
      200: answer('Updated model.', connectedModelBody),
      409: describeError(
        '`default_model_fixed`: environment variables set the default. `default_model_required`: this is the default model.',
      ),
      ...refused,
    },
    handle: async (c) => {
      const { is_available, is_default, context_tokens, accepts_images, calls_tools, reasons } = c.req.valid('json')
      const input = {
        ...c.req.valid('param'),
        isAvailable: is_available,
        isDefault: is_default,
        contextTokens: context_tokens,
        acceptsImages: accepts_images,
        callsTools: calls_tools,
        reasons,
      }
      return c.json(toBody(connectedModelBody, await c.get('services').modelConnections.updateModel(requireViewer(c), input)), 200)
    },
  })
}
