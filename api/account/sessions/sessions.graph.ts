import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid, uuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { describeDevice, shortAddress } from './devices.ts'
import { ViewerType } from '../graph.ts'
import { requirePerson } from '../programs.ts'

const SessionNode = builder.prismaNode('Session', {
  description: 'A signed-in browser or program, visible only to the user in a browser session.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: uuidOrNil(id), userId: requirePerson(viewer) }),
  fields: (t) => ({
    device: t.string({
      nullable: true,
      description: 'The device, such as “Firefox on Linux”; null if unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => describeDevice(userAgent),
    }),
    address: t.string({
      nullable: true,
      description: 'The first part of the sign-in IP address; null if unknown.',
      select: { ipAddress: true },
      resolve: ({ ipAddress }) => ipAddress && shortAddress(ipAddress),
    }),
    isCurrent: t.boolean({
      description: 'Whether this is the session of the request.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of sign-in.' }),
    lastActiveAt: t.expose('lastActiveAt', { type: 'DateTime', description: 'The time of the last request, to a few minutes.' }),
  }),
})

builder.objectField(ViewerType, 'sessions', (t) =>
  t.field({
    type: [SessionNode],
    nullable: true,
    description: 'The viewer’s active sessions, most recent first. Null for requests with an access token.',
    resolve: (viewer, _args, { services }) => services.account.sessions.list(viewer),
  }),
)

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'Input for ending another session.',
  fields: (t) => ({
    sessionId: t.globalID({ required: true, for: SessionNode, description: 'Another active session of the viewer.' }),
  }),
})

const EndSessionPayload = builder.objectRef<{ id: string; viewer: Viewer }>('EndSessionPayload').implement({
  description: 'The session has ended and its streams are closed.',
  fields: (t) => ({
    deletedSessionId: t.globalID({
      description: 'The global ID of the session that ended.',
      resolve: ({ id }) => ({ type: 'Session', id }),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The viewer, for refetching the sessions.' }),
  }),
})

const EndOtherSessionsPayload = builder.objectRef<{ ids: string[]; viewer: Viewer }>('EndOtherSessionsPayload').implement({
  description: 'All other sessions have ended.',
  fields: (t) => ({
    deletedSessionIds: t.globalIDList({
      description: 'The global IDs of the ended sessions.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Session', id })),
    }),
    viewer: t.expose('viewer', { type: ViewerType, description: 'The viewer, for refetching the sessions.' }),
  }),
})

builder.mutationFields((t) => ({
  endSession: t.withAuth({ signedIn: true }).field({
    type: EndSessionPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Ends another session. Use `signOut` for the current one.',
    args: { input: t.arg({ type: EndSessionInput, required: true, description: 'The session to end.' }) },
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
