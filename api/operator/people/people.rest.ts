import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { describeFields } from '../../platform/text/describeFields.ts'
import { toBody } from '../../platform/text/toBody.ts'
import { answer, deletedBody, describeJson, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { nextBody, pageQuery, readPage } from '../../rest/pages.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { formatPersonCursor } from './people.service.ts'
import { personBody } from './personBody.ts'
import { peopleSearch, personDeletion } from './validation.ts'

const peoplePageBody = z.object({ people: z.array(personBody), next: nextBody }).openapi('PersonPage')

const peopleQuery = {
  ...pageQuery(),
  query: peopleSearch.meta({ description: 'Part of a name, username or email address.', example: 'ada' }),
  status: z
    .enum(['active', 'suspended'])
    .optional()
    .openapi({ description: 'Status of the accounts; by default all.', example: 'suspended' }),
}

const deletionBody = z
  .object(describeFields(personDeletion.shape, { username: ['Username of the account, as confirmation.', 'ada'] }))
  .openapi('PersonDeletion')

const personPlanBody = z
  .object({ plan_key: z.string().openapi({ description: 'Unique key of the new plan.', example: 'team' }) })
  .openapi('PersonPlan')

export function registerPeopleRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Operator')
  const one = { params: z.object({ id: idParam }) }
  const refused = {
    403: describeError('The request came from another site, or the access token lacks the scope.'),
    404: describeError('The account does not exist, or the caller is not an operator.'),
  }
  const refusedAlsoOwn = { ...refused, 409: describeError('`own_account`: the account of the caller.') }

  route('get', '/operator/people', 'people', {
    summary: 'List accounts',
    description: 'Newest first, without content.',
    request: { query: z.object(peopleQuery) },
    responses: { 200: answer('Page of accounts.', peoplePageBody), ...refused },
    handle: async (c) => {
      const viewer = requireViewer(c)
      const { query, status, ...page } = c.req.valid('query')
      const isSuspended = status && status === 'suspended'
      const { people } = c.get('services')
      const { rows, next } = await readPage(page, formatPersonCursor, (some) => people.list(viewer, { query, isSuspended, ...some }))
      return c.json(toBody(peoplePageBody, { people: rows, next }), 200)
    },
  })

  route('get', '/operator/people/{id}', 'people', {
    summary: 'Get an account',
    description: 'Without the content of the account.',
    request: one,
    responses: { 200: answer('Account.', personBody), ...refused },
    handle: async (c) => c.json(toBody(personBody, await c.get('services').people.get(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/operator/people/{id}/suspend', 'changePerson', {
    summary: 'Suspend an account',
    description: 'Ends all sessions, refuses sign-ins and access tokens, stops running answers, and closes page and twin. Can be repeated.',
    request: one,
    responses: { 200: answer('Suspended account.', personBody), ...refusedAlsoOwn },
    handle: async (c) => c.json(toBody(personBody, await c.get('services').people.suspend(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('post', '/operator/people/{id}/restore', 'changePerson', {
    summary: 'Restore a suspended account',
    description: 'Access tokens work again; sessions do not return. Can be repeated.',
    request: one,
    responses: { 200: answer('Restored account.', personBody), ...refusedAlsoOwn },
    handle: async (c) => c.json(toBody(personBody, await c.get('services').people.restore(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('put', '/operator/people/{id}/plan', 'changePerson', {
    summary: 'Set the plan of an account',
    description: 'The limits of the plan apply immediately; today’s usage counts.',
    request: { ...one, body: describeJson(personPlanBody) },
    responses: {
      200: answer('Account.', personBody),
      ...refused,
      404: describeError('The account or plan does not exist, or the caller is not an operator.'),
    },
    handle: async (c) => {
      const input = { id: c.req.valid('param').id, planKey: c.req.valid('json').plan_key }
      return c.json(toBody(personBody, await c.get('services').people.setPlan(requireViewer(c), input)), 200)
    },
  })

  route('delete', '/operator/people/{id}/sessions', 'changePerson', {
    summary: 'End all sessions of an account',
    description: 'Access tokens keep working.',
    request: one,
    responses: { 200: answer('Account.', personBody), ...refused },
    handle: async (c) =>
      c.json(toBody(personBody, await c.get('services').people.endSessions(requireViewer(c), c.req.valid('param'))), 200),
  })

  route('delete', '/operator/people/{id}', 'deletePerson', {
    summary: 'Delete a user’s account',
    description: 'Permanent. Deletes all data of the account.',
    request: { ...one, body: describeJson(deletionBody) },
    responses: { 200: answer('The account is deleted.', deletedBody), ...refusedAlsoOwn },
    handle: async (c) => {
      const { id } = c.req.valid('param')
      await c.get('services').people.delete(requireViewer(c), { id, ...c.req.valid('json') })
      return c.json({ id }, 200)
    },
  })
}
