import { globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'
import { denied } from './models.ts'

const fields = `id: uuid username display_name: displayName email is_operator: isOperator plan_key: planKey session_count: sessionCount
  last_active_at: lastActiveAt suspended_at: suspendedAt created_at: createdAt`
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const path = ({ id }: Input) => `/operator/people/${String(id)}`
const toPersonId = ({ id }: Input) => ({ personId: globalId('Person', id) })
const toPerson = ({ person }: Input) => person

const partner = ({ partner: { id } }: World): Input => ({ id })
const partnerNamed = (username?: string) => (world: World) => ({ ...partner(world), username: username ?? world.partner.username })
const own = ({ owner: { id, username } }: World): Input => ({ id, username })
const unknown = () => ({ id: unknownId, username: 'ada' })

export const peopleOperations: Operation[] = [
  {
    call: 'GET /api/v1/operator/people',
    rest: rest(
      ({ query }) => ['GET', `/operator/people?limit=1&status=active&query=${String(query)}`],
      ({ people }) => people,
    ),
    graph: graph(
      `query ($query: String) { viewer { operator { people(first: 1, query: $query, isSuspended: false) { edges { node { ${fields} } } } } } }`,
      ({ query }) => ({ query }),
      ({ viewer }) => (viewer?.operator as { people: { edges: { node: Input }[] } } | null)?.people.edges.map(({ node }) => node),
    ),
    cases: [
      { title: 'finds by email', as: 'owner', input: (world) => ({ query: world.partner.email }) },
      { title: 'refuses a long search', as: 'owner', input: () => ({ query: 'x'.repeat(255) }), status: 400 },
      ...denied(() => ({ query: 'a' })),
    ],
  },
  {
    call: 'GET /api/v1/operator/people/{id}',
    rest: rest((input) => ['GET', path(input)]),
    graph: graph(
      `query ($id: String!) { viewer { operator { person(uuid: $id) { ${fields} } } } }`,
      ({ id }) => ({ id }),
      ({ viewer }) => (viewer?.operator as Input | null)?.person,
    ),
    cases: [
      { title: 'shows one', as: 'owner', input: partner },
      { title: 'does not know another', as: 'owner', input: unknown, status: 404 },
      ...denied(partner),
    ],
  },
  {
    call: 'PUT /api/v1/operator/people/{id}/plan',
    rest: rest((input) => ['PUT', `${path(input)}/plan`, { plan_key: input['plan_key'] }]),
    graph: mutation(
      'setPersonPlan',
      `person { ${fields} }`,
      ({ id, plan_key }) => ({ personId: globalId('Person', id), planKey: plan_key }),
      toPerson,
    ),
    cases: [
      ...denied((world) => ({ ...partner(world), plan_key: 'free' })),
      { title: 'sets the plan', as: 'owner', input: (world) => ({ ...partner(world), plan_key: 'free' }) },
      { title: 'refuses an unknown plan', as: 'owner', input: (world) => ({ ...partner(world), plan_key: 'none' }), status: 404 },
      { title: 'refuses an unknown account', as: 'owner', input: () => ({ ...unknown(), plan_key: 'free' }), status: 404 },
    ],
  },
  ...(['suspend', 'restore'] as const).map((verb) => ({
    call: `POST /api/v1/operator/people/{id}/${verb}`,
    rest: rest((input) => ['POST', `${path(input)}/${verb}`]),
    graph: mutation(`${verb}Person`, `person { ${fields} }`, toPersonId, toPerson),
    cases: [
      ...denied(partner),
      { title: 'changes the status', as: 'owner' as const, input: partner },
      { title: 'can be repeated', as: 'owner' as const, input: partner },
      { title: 'refuses the own account', as: 'owner' as const, input: own, status: 409 },
      { title: 'refuses an unknown account', as: 'owner' as const, input: unknown, status: 404 },
    ],
  })),
  {
    call: 'DELETE /api/v1/operator/people/{id}/sessions',
    rest: rest((input) => ['DELETE', `${path(input)}/sessions`]),
    graph: mutation('endPersonSessions', `person { ${fields} }`, toPersonId, toPerson),
    cases: [
      ...denied(partner),
      { title: 'ends them', as: 'owner', input: partner },
      { title: 'refuses an unknown account', as: 'owner', input: unknown, status: 404 },
    ],
  },
  {
    call: 'DELETE /api/v1/operator/people/{id}',
    rest: rest(
      ({ username, ...input }) => ['DELETE', path(input), { username }],
      () => true,
    ),
    graph: mutation(
      'deletePerson',
      'deletedPersonId',
      ({ username, ...input }) => ({ ...toPersonId(input), username }),
      () => true,
    ),
    cases: [
      ...denied(partnerNamed()),
      { title: 'refuses another username', as: 'owner', input: partnerNamed('another'), status: 400 },
      { title: 'refuses a missing username', as: 'owner', input: partnerNamed(''), status: 400 },
      { title: 'refuses the own account', as: 'owner', input: own, status: 409 },
      { title: 'deletes it', as: 'owner', input: partnerNamed() },
      { title: 'cannot be repeated', as: 'owner', input: partnerNamed(), status: 404 },
    ],
  },
]
