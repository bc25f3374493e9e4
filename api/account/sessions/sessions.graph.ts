import { builder } from '../../graphql/builder.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { existing, uuidOrNil } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { deviceOf, shortAddress } from './devices.ts'
import { ViewerType } from '../graph.ts'
import { personOf } from '../programs.ts'

const SessionNode = builder.prismaNode('Session', {
  description: 'A browser or program that somebody is signed in with. Only they can see it, signed in.',
  id: { field: 'id', description: 'The global id.' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: uuidOrNil(id), userId: personOf(viewer) }),
  fields: (t) => ({
    device: t.string({
      nullable: true,
      description: 'In plain words, such as “Firefox on Linux”; null when it does not say what it is.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    address: t.string({
      nullable: true,
      description: 'How the address begins that it signed in from; null when that is unknown.',
      select: { ipAddress: true },
      resolve: ({ ipAddress }) => ipAddress && shortAddress(ipAddress),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the one that asks.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastActiveAt: t.expose('lastActiveAt', { type: 'DateTime', description: 'When it last asked for anything, to within a few minutes.' }),
  }),
})

builder.objectField(ViewerType, 'sessions', (t) =>
  t.field({
    type: [SessionNode],
    nullable: true,
    description: 'Where they are signed in, the most recently active first. Refused to programs with an access token, which get null.',
    resolve: (viewer, _args, { services }) => services.account.sessions.list(viewer),
  }),
)

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'The session to end.',
  fields: (t) => ({
    sessionId: t.globalID({ required: true, for: SessionNode, description: 'One of their own, but not the one that asks.' }),
  }),
})

const EndSessionPayload = builder.objectRef<{ id: string; viewer: Viewer }>('EndSessionPayload').implement({
  description: 'Whoever used the session is signed out, and everything that it held open is closed.',
  fields: (t) => ({
    deletedSessionId: t.globalID({ description: 'What is over.', resolve: ({ id }) => ({ type: 'Session', id }) }),
    viewer: t.field({ type: ViewerType, description: 'For reading their sessions again.', resolve: ({ viewer }) => viewer }),
  }),
})

const EndOtherSessionsPayload = builder.objectRef<{ ids: string[]; viewer: Viewer }>('EndOtherSessionsPayload').implement({
  description: 'They are signed in with the session that asked, and nowhere else.',
  fields: (t) => ({
    deletedSessionIds: t.globalIDList({
      description: 'What is over; empty when there was no other.',
      resolve: ({ ids }) => ids.map((id) => ({ type: 'Session', id })),
    }),
    viewer: t.field({ type: ViewerType, description: 'For reading their sessions again.', resolve: ({ viewer }) => viewer }),
  }),
})

builder.mutationFields((t) => ({
  endSession: t.withAuth({ signedIn: true }).field({
    type: EndSessionPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Signs out somewhere else, at once. The session that asks is ended by signing out.',
    args: { input: t.arg({ type: EndSessionInput, required: true, description: 'The session.' }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = existing(input.sessionId.id)
      await services.account.sessions.endOne(viewer, { id })
      return { id, viewer }
    },
  }),
  endOtherSessions: t.withAuth({ signedIn: true }).field({
    type: EndOtherSessionsPayload,
    description: 'Signs out everywhere else, at once.',
    resolve: async (_root, _args, { services, viewer }) => ({ viewer, ids: await services.account.sessions.endOthers(viewer) }),
  }),
}))
