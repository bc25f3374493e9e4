import { globalId, graph, type Input, mutation, type Operation, rest } from '../parity.ts'

const person = 'username email'
const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const

const shownPerson = ({ username, email }: Input): Input => ({ username, email })
const shownLink = (link: unknown): unknown =>
  link && { visitors: (link as Input).visitor_count, isLink: String((link as Input).url).includes('/invitation/') }
const link = 'invitation_link: invitationLink { url visitor_count: visitorCount }'

export const audienceOperations: Operation[] = [
  {
    call: 'POST /api/v1/profile/chosen-people',
    rest: rest((body) => ['POST', '/profile/chosen-people', body], shownPerson),
    graph: mutation(
      'addChosenPerson',
      `person { ${person} }`,
      (input) => input,
      ({ person: added }) => added,
    ),
    cases: [
      { title: 'chooses a member', as: 'owner', input: ({ other: { username } }) => ({ person: username }) },
      { title: 'chooses them once', as: 'owner', input: ({ other: { username } }) => ({ person: `@${username}` }) },
      { title: 'refuses a blank', as: 'owner', input: () => ({ person: ' ' }), status: 400 },
      { title: 'refuses an unknown username', as: 'owner', input: () => ({ person: 'unknown-user' }), status: 404 },
      { title: 'refuses the owner', as: 'owner', input: ({ owner: { username } }) => ({ person: username }), status: 400 },
      { ...needsSession, input: () => ({ person: 'ada' }) },
    ],
  },
  {
    call: 'GET /api/v1/profile/chosen-people',
    rest: rest(
      () => ['GET', '/profile/chosen-people'],
      ({ people }) => (people as Input[]).map(shownPerson),
    ),
    graph: graph(
      `{ viewer { chosenPeople { ${person} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.chosenPeople,
    ),
    cases: [{ title: 'shows the owner theirs', as: 'owner' }, { title: 'shows another user none of them', as: 'other' }, needsSession],
  },
  {
    call: 'DELETE /api/v1/profile/chosen-people/{id}',
    rest: rest(
      ({ id }) => ['DELETE', `/profile/chosen-people/${String(id)}`],
      () => true,
    ),
    graph: mutation(
      'removeChosenPerson',
      'deletedPersonId',
      ({ id }) => ({ personId: globalId('ChosenPerson', id) }),
      () => true,
    ),
    cases: [
      { title: 'is not for another user', as: 'other', input: ({ chosenPersonId: id }) => ({ id }), status: 404 },
      { ...needsSession, input: ({ chosenPersonId: id }) => ({ id }) },
      { title: 'removes one', as: 'owner', input: ({ chosenPersonId: id }) => ({ id }) },
      { title: 'finds them no more', as: 'owner', input: ({ chosenPersonId: id }) => ({ id }), status: 404 },
    ],
  },
  {
    call: 'PUT /api/v1/profile/invitation-link',
    rest: rest(
      () => ['PUT', '/profile/invitation-link'],
      ({ invitation_link }) => shownLink(invitation_link),
    ),
    graph: graph(
      `mutation { result: createInvitationLink { viewer { ${link} } } }`,
      () => ({}),
      ({ result }) => result && shownLink((result.viewer as Input).invitation_link),
    ),
    cases: [{ title: 'creates one', as: 'owner' }, { title: 'keeps it', as: 'owner' }, needsSession],
  },
  {
    call: 'GET /api/v1/profile/invitation-link',
    rest: rest(
      () => ['GET', '/profile/invitation-link'],
      ({ invitation_link }) => ({ link: shownLink(invitation_link) }),
    ),
    graph: graph(
      `{ viewer { ${link} } }`,
      () => ({}),
      ({ viewer }) => viewer && { link: shownLink(viewer.invitation_link) },
    ),
    cases: [{ title: 'shows the owner theirs', as: 'owner' }, { title: 'shows another user none', as: 'other' }, needsSession],
  },
  {
    call: 'DELETE /api/v1/profile/invitation-link',
    rest: rest(
      () => ['DELETE', '/profile/invitation-link'],
      () => true,
    ),
    graph: graph(
      'mutation { result: revokeInvitationLink { __typename } }',
      () => ({}),
      ({ result }) => result && true,
    ),
    cases: [{ title: 'revokes it', as: 'owner' }, { title: 'revokes none', as: 'other' }, needsSession],
  },
]
