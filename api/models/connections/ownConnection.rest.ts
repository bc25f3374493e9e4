import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, doneBody, describeJson, describeError } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { connectionBody, newConnectionBody } from './connectionBodies.ts'

const ownKeys = z.enum(['off', 'public', 'any']).meta({
  description: 'Personal API keys: `off`, `public` for internet providers, or `any` to include private networks.',
  example: 'public',
})
const ownKeysBody = z.object({ own_keys: ownKeys }).openapi('OwnKeys')
const ownConnectionBody = z
  .object({
    own_keys: ownKeys,
    connection: connectionBody.nullable().meta({ description: 'Provider with the caller’s own key; null if none.' }),
  })
  .openapi('OwnModelServer')

const refused = { 403: describeError('The request came from another site, or was made with an access token, which can’t manage keys.') }

export function registerOwnConnectionRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('get', '/models/own', 'modelConnections', {
    summary: 'Get the caller’s API key',
    description: 'Provider and models; the key itself is never returned. Requires a session.',
    responses: { 200: answer('Provider.', ownConnectionBody), ...refused },
    handle: async (c) => {
      const { models, ownConnection } = c.get('services')
      const [ownKeys, connection] = [await models.ownKeys(), await ownConnection.get(requireViewer(c))]
      return c.json(toBody(ownConnectionBody, { ownKeys, connection }), 200)
    },
  })

  route('put', '/models/own', 'saveModelConnection', {
    summary: 'Add or replace the caller’s API key',
    description:
      'Used only for the caller’s conversations. Stores nothing if listing models fails. The key defaults to the stored one for the same address. Requires a session.',
    request: { body: describeJson(newConnectionBody) },
    responses: { 200: answer('Provider, without the key.', connectionBody), ...refused },
    handle: async (c) => {
      const { preset, base_url, api_key, model } = c.req.valid('json')
      const input = { preset, baseUrl: base_url, apiKey: api_key, model }
      return c.json(toBody(connectionBody, await c.get('services').ownConnection.save(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/models/own', 'deleteModelConnection', {
    summary: 'Delete the caller’s API key',
    description: 'Deletes the key and its models; the default model answers instead. Requires a session.',
    responses: { 200: answer('The key is deleted.', doneBody), 404: describeError('There is no own key.'), ...refused },
    handle: async (c) => {
      await c.get('services').ownConnection.remove(requireViewer(c))
      return c.json({ ok: true }, 200)
    },
  })
}

export function registerOwnKeysRoute(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')

  route('put', '/operator/own-keys', 'saveModelConnection', {
    summary: 'Let users add their own API keys',
    description: 'Stored keys are kept but unused while `off`. Requires an operator’s session; otherwise 404.',
    request: { body: describeJson(ownKeysBody) },
    responses: { 200: answer('Setting.', ownKeysBody), 404: describeError('The caller is not an operator.'), ...refused },
    handle: async (c) => {
      const { own_keys: ownKeys } = c.req.valid('json')
      await c.get('services').modelConnections.setOwnKeys(requireViewer(c), { ownKeys })
      return c.json({ own_keys: ownKeys }, 200)
    },
  })
}
