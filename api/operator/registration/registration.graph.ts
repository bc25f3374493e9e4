import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { createPageTypes, resolvePage, whilePaging } from '../../graphql/pages.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { OperatorType } from '../operator.graph.ts'
import { invitationBody, ssoDescriptions } from './bodies.ts'
import { formatInvitationCursor, type Invitation, type RegistrationOffer, type RegistrationPolicy } from './registration.service.ts'

const ModeEnum = builder.enumType('RegistrationMode', {
  description: 'People who can create an account.',
  values: toEnumValues({
    open: { description: 'Anyone, or anyone with an address of an allowed domain.' },
    invitation: { description: 'People with an invitation.' },
    closed: { description: 'No further accounts, even with an invitation.' },
  }),
})

const InvitationStateEnum = builder.enumType('RegistrationInvitationState', {
  description: 'State of an invitation.',
  values: toEnumValues({
    active: { description: 'Valid for one account.' },
    used: { description: 'An account was created.' },
    expired: { description: 'Expired before it was used.' },
    revoked: { description: 'Revoked by an operator.' },
  }),
})

const modeField = { type: ModeEnum, description: 'People who can create an account.' } as const
const domainsDescription = 'Domains of email addresses that can register while open; empty for all.'

const Offer = builder.objectRef<RegistrationOffer>('Registration').implement({
  description: 'Rules for new accounts and sign-in. An empty server is always open.',
  fields: (t) => ({
    mode: t.expose('mode', modeField),
    emailDomains: t.stringList({ description: domainsDescription, resolve: ({ emailDomains }) => [...emailDomains] }),
    ssoLabel: t.exposeString('ssoLabel', { nullable: true, description: ssoDescriptions.ssoLabel }),
    isSsoOnly: t.exposeBoolean('isSsoOnly', { description: ssoDescriptions.isSsoOnly }),
    hasSignInLinks: t.exposeBoolean('hasSignInLinks', { description: ssoDescriptions.hasSignInLinks }),
    isInvited: t.exposeBoolean('isInvited', { description: 'Whether the invitation is valid.' }),
    invitedEmail: t.exposeString('invitedEmail', {
      nullable: true,
      description: 'Address that the invitation is limited to; null for any.',
    }),
  }),
})

builder.queryField('registration', (t) =>
  t.field({
    type: Offer,
    nullable: true,
    description: 'Rules for new accounts and sign-in, for visitors.',
    args: { invitation: t.arg.string({ description: 'Secret of the invitation link.' }) },
    resolve: (_root, { invitation }, { services }) => services.registration.offer({ invitation }),
  }),
)

const Settings = builder.objectRef<RegistrationPolicy>('RegistrationSettings').implement({
  description: 'Rules for new accounts, for operators.',
  fields: (t) => ({
    mode: t.expose('mode', modeField),
    emailDomains: t.stringList({ description: domainsDescription, resolve: ({ emailDomains }) => [...emailDomains] }),
    isFixed: t.exposeBoolean('isFixed', { description: 'Whether environment variables set it.' }),
    sendsInvitations: t.exposeBoolean('sendsInvitations', { description: 'Whether the server emails invitations that name an address.' }),
  }),
})

const InvitationNode = builder.objectRef<Invitation>('RegistrationInvitation')
builder.node(InvitationNode, {
  description: 'Invitation link for one account, for operators.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.registration.findInvitation(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    state: t.expose('state', { type: InvitationStateEnum, description: 'State of the invitation.' }),
    ...exposeFields(t, invitationBody, ['id', 'state']),
  }),
})

const Invitations = createPageTypes(InvitationNode, {
  description: `Page of invitations. ${whilePaging.fixed}`,
  placeDescription: 'Invitation in a list.',
})

builder.objectFields(OperatorType, (t) => ({
  registration: t.field({
    type: Settings,
    nullable: true,
    description: 'Rules for new accounts.',
    resolve: (viewer, _args, { services }) => services.registration.get(viewer),
  }),
  registrationInvitations: t.connection(
    {
      type: InvitationNode,
      nullable: true,
      description: 'Registration invitations, newest first.',
      resolve: (viewer, args, { services }) =>
        resolvePage(args, formatInvitationCursor, (page) => services.registration.listInvitations(viewer, page)),
    },
    Invitations.Connection,
    Invitations.Edge,
  ),
}))

const UpdateRegistrationInput = builder.inputType('UpdateRegistrationInput', {
  description: 'New rules for accounts.',
  fields: (t) => ({
    mode: t.field({ required: true, ...modeField }),
    emailDomains: t.stringList({ required: true, description: `${domainsDescription} At most 50.` }),
  }),
})

const CreateRegistrationInvitationInput = builder.inputType('CreateRegistrationInvitationInput', {
  description: 'Limits of the invitation.',
  fields: (t) => ({
    email: t.string({
      description: 'The only email address that can use it; by default any. If the server sends invitations, the link is emailed there.',
    }),
    expiresInDays: t.int({ description: 'Days until it expires, 1 to 90; by default 7.' }),
  }),
})

const RevokeRegistrationInvitationInput = builder.inputType('RevokeRegistrationInvitationInput', {
  description: 'Invitation to be revoked.',
  fields: (t) => ({ invitationId: t.globalID({ required: true, for: InvitationNode, description: 'ID of the invitation.' }) }),
})

const UpdateRegistrationPayload = builder.objectRef<{ viewer: Viewer }>('UpdateRegistrationPayload').implement({
  description: 'The rules are changed.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching the rules.' }) }),
})

const CreateRegistrationInvitationPayload = builder.objectRef<Invitation>('CreateRegistrationInvitationPayload').implement({
  description: 'The invitation is created.',
  fields: (t) => ({
    invitationEdge: t.field({
      type: Invitations.Edge,
      description: 'Edge of the new invitation.',
      resolve: (node) => ({ node, cursor: formatInvitationCursor(node) }),
    }),
  }),
})

const RevokeRegistrationInvitationPayload = builder.objectRef<Invitation>('RevokeRegistrationInvitationPayload').implement({
  description: 'The invitation is no longer active.',
  fields: (t) => ({
    invitation: t.field({ type: InvitationNode, description: 'Invitation after the change.', resolve: (invitation) => invitation }),
  }),
})

defineMutations('operator', (t) => ({
  updateRegistration: t.withAuth({ signedIn: true }).field({
    type: UpdateRegistrationPayload,
    errors: { types: [ConflictError, InputError, NotFoundError] },
    description: 'Changes who can create an account, as an operator.',
    args: { input: t.arg({ type: UpdateRegistrationInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      await services.registration.update(viewer, input)
      return { viewer }
    },
  }),
  createRegistrationInvitation: t.withAuth({ signedIn: true }).field({
    type: CreateRegistrationInvitationPayload,
    errors: { types: [InputError, NotFoundError, RateLimitError] },
    description: 'Creates a link for one account, as an operator.',
    args: { input: t.arg({ type: CreateRegistrationInvitationInput, required: true }) },
    resolve: (_root, { input: { email, expiresInDays } }, { services, viewer, client }) =>
      services.registration.invite(viewer, { email, expiresInDays: expiresInDays ?? undefined, client }),
  }),
  revokeRegistrationInvitation: t.withAuth({ signedIn: true }).field({
    type: RevokeRegistrationInvitationPayload,
    errors: { types: [NotFoundError] },
    description: 'Revokes an invitation, as an operator.',
    args: { input: t.arg({ type: RevokeRegistrationInvitationInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.registration.revoke(viewer, { id: requireUuid(input.invitationId.id) }),
  }),
}))
