import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid, toUuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { describeDevice, shortenAddress } from './devices.ts'
import { ViewerType } from '../graph.ts'
import { requirePerson } from '../programs.ts'

const SessionNode = builder.prismaNode('Session', {
  description: 'Signed-in browser or program; hidden from access tokens.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: toUuidOrNil(id), userId: requirePerson(viewer) }),
  fields: (t) => ({
    device: t.string({
      nullable: true,
      description: 'Device, such as “Firefox on Linux”, or null.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => describeDevice(userAgent),
    }),
    address: t.string({
      nullable: true,
      description: 'Part of the IP address; null if unknown.',
      select: { ipAddress: true },
      resolve: ({ ipAddress }) => ipAddress && shortenAddress(ipAddress),
    }),
    isCurrent: t.boolean({
      description: 'Whether the request uses this session.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the user signed in.' }),
    lastActiveAt: t.expose('lastActiveAt', { type: 'DateTime', description: 'Last request, accurate to minutes.' }),
  }),
})

builder.objectField(ViewerType, 'sessions', (t) =>
  t.field({
    type: [SessionNode],
    nullable: true,
    description: 'Active sessions, latest first; null with an access token.',
    resolve: (viewer, _args, { services }) => services.account.sessions.list(viewer),
  }),
)

const SignOutPayload = builder.objectRef<{ providerLogoutUrl: string | null }>('SignOutPayload').implement({
  description: 'The session has ended.',
  fields: (t) => ({
    ok: t.boolean({ description: 'Always true; failures are errors.', resolve: () => true }),
    providerLogoutUrl: t.exposeString('providerLogoutUrl', {
      nullable: true,
      description: 'URL for the browser to sign out of the identity provider; null without one.',
    }),
  }),
})

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'Session to be ended.',
  fields: (t) => ({
    sessionId: t.globalID({ required: true, for: SessionNode, description: 'Another active session of the viewer.' }),
  }),
})

const EndSessionPayload = builder.objectRef<{ id: string; viewer: Viewer }>('EndSessionPayload').implement({
  description: 'The session has ended.',
  fields: (t) => ({
    deletedSessionId: t.globalID({
      description: 'ID of the ended session.',
      resolve: ({ id }) => ({ type: 'Session', id }),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching the sessions.' }),
  }),
})

const EndOtherSessionsPayload = builder.objectRef<{ ids: string[]; viewer: Viewer }>('EndOtherSessionsPayload').implement({
  description: 'All other sessions have ended.',
  fields: (t) => ({
    deletedSessionIds: t.globalIDList({
      description: 'IDs of the ended sessions.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Session', id })),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'For refetching the sessions.' }),
  }),
})

builder.mutationFields((t) => ({
  signOut: t.field({
    type: SignOutPayload,
    description: 'Ends the current session, if any.',
    resolve: async (_root, _args, { services, client, viewer }) => ({ providerLogoutUrl: await services.account.logOut(client, viewer) }),
  }),
  endSession: t.withAuth({ signedIn: true }).field({
    type: EndSessionPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Ends another session; `signOut` ends the current one.',
    args: { input: t.arg({ type: EndSessionInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.sessionId.id)
      await services.account.sessions.endOne(viewer, { id })
      return { id, viewer }
    },
  }),
  endOtherSessions: t.withAuth({ signedIn: true }).field({
    type: EndOtherSessionsPayload,
    description: 'Ends all other sessions immediately.',
    resolve: async (_root, _args, { services, viewer }) => ({ viewer, ids: await services.account.sessions.endOthers(viewer) }),
  }),
}))
