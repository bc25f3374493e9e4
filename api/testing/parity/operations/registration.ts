import { type Call, globalId, graph, type Input, mutation, type Operation, rest, type World } from '../parity.ts'
import { denied } from './models.ts'

const settings = 'mode email_domains: emailDomains is_fixed: isFixed sends_invitations: sendsInvitations'
const fields = 'id: uuid state url email used_by: usedBy expires_at: expiresAt created_at: createdAt'
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const toInput = ({ mode, email_domains }: Input) => ({ mode: String(mode).toUpperCase(), emailDomains: email_domains })
const hideSecret = (invitation: unknown) => ({ ...(invitation as Input), url: typeof (invitation as Input).url })

const aboutNewest =
  (call: Call): Call =>
  async (client, { world, ...input }) => {
    const { body } = await (world as World).owner.client.rest<{ invitations: { id: string }[] }>('GET', '/api/v1/operator/invitations')
    return call(client, { id: body.invitations[0]?.id, ...input })
  }
const ofWorld =
  (more: Input = {}) =>
  (world: World): Input => ({ world, ...more })

export const registrationOperations: Operation[] = [
  {
    call: 'GET /api/v1/auth/registration',
    rest: rest(({ invitation = '' }) => ['GET', `/auth/registration?invitation=${invitation as string}`]),
    graph: graph(
      `query ($invitation: String) { registration(invitation: $invitation) {
        mode email_domains: emailDomains sso_label: ssoLabel is_sso_only: isSsoOnly has_sign_in_links: hasSignInLinks is_invited: isInvited invited_email: invitedEmail } }`,
      ({ invitation }) => ({ invitation }),
      ({ registration }) => registration,
    ),
    cases: [
      { title: 'shows the rules', as: 'anyone' },
      { title: 'does not know a made-up invitation', as: 'anyone', input: () => ({ invitation: 'x' }) },
    ],
  },
  {
    call: 'GET /api/v1/operator/registration',
    rest: rest(() => ['GET', '/operator/registration']),
    graph: graph(
      `{ viewer { operator { registration { ${settings} } } } }`,
      () => ({}),
      ({ viewer }) => (viewer?.operator as Input | null)?.registration,
    ),
    cases: [{ title: 'shows the settings', as: 'owner' }, ...denied()],
  },
  {
    call: 'PUT /api/v1/operator/registration',
    rest: rest(({ mode, email_domains }) => ['PUT', '/operator/registration', { mode, email_domains }]),
    graph: mutation(
      'updateRegistration',
      `viewer { operator { registration { ${settings} } } }`,
      toInput,
      ({ viewer }) => (viewer as { operator: Input } | undefined)?.operator.registration,
    ),
    cases: [
      ...denied(() => ({ mode: 'open', email_domains: [] })),
      { title: 'changes the settings', as: 'owner', input: () => ({ mode: 'open', email_domains: [] }) },
      { title: 'refuses an invalid domain', as: 'owner', input: () => ({ mode: 'open', email_domains: ['x y'] }), status: 400 },
    ],
  },
  {
    call: 'POST /api/v1/operator/invitations',
    rest: rest(({ email, expires_in_days }) => ['POST', '/operator/invitations', { email, expires_in_days }], hideSecret),
    graph: mutation(
      'createRegistrationInvitation',
      `invitationEdge { node { ${fields} } }`,
      ({ email, expires_in_days }) => ({ email, expiresInDays: expires_in_days }),
      ({ invitationEdge }) => hideSecret((invitationEdge as { node: Input }).node),
    ),
    cases: [
      ...denied(() => ({})),
      { title: 'creates one', as: 'owner', input: () => ({ email: 'friend@example.org', expires_in_days: 3 }) },
      { title: 'refuses an invalid address', as: 'owner', input: () => ({ email: 'friend' }), status: 400 },
      { title: 'refuses a long lifetime', as: 'owner', input: () => ({ expires_in_days: 91 }), status: 400 },
    ],
  },
  {
    call: 'GET /api/v1/operator/invitations',
    rest: rest(
      () => ['GET', '/operator/invitations?limit=1'],
      ({ invitations }) => (invitations as Input[]).map(hideSecret),
    ),
    graph: graph(
      `{ viewer { operator { registrationInvitations(first: 1) { edges { node { ${fields} } } } } } }`,
      () => ({}),
      ({ viewer }) =>
        (viewer?.operator as { registrationInvitations: { edges: { node: Input }[] } } | null)?.registrationInvitations.edges.map(
          ({ node }) => hideSecret(node),
        ),
    ),
    cases: [{ title: 'shows the newest', as: 'owner' }, ...denied()],
  },
  {
    call: 'POST /api/v1/operator/invitations/{id}/revoke',
    rest: aboutNewest(rest(({ id }) => ['POST', `/operator/invitations/${String(id)}/revoke`], hideSecret)),
    graph: aboutNewest(
      mutation(
        'revokeRegistrationInvitation',
        `invitation { ${fields} }`,
        ({ id }) => ({ invitationId: globalId('RegistrationInvitation', id) }),
        ({ invitation }) => hideSecret(invitation),
      ),
    ),
    cases: [
      ...denied(ofWorld()),
      { title: 'revokes one', as: 'owner', input: ofWorld() },
      { title: 'can be repeated', as: 'owner', input: ofWorld() },
      { title: 'refuses an unknown one', as: 'owner', input: ofWorld({ id: unknownId }), status: 404 },
    ],
  },
]
