import { requireScope } from '../account/programs.ts'
import { ViewerType } from '../account/graph.ts'
import { builder, globalIdDescription } from '../graphql/builder.ts'
import { exposeFields } from '../graphql/exposeFields.ts'
import { createPageTypes, resolvePage, whilePaging } from '../graphql/pages.ts'
import type { Viewer } from '../platform/viewer.ts'
import { auditEntryBody, auditQueryDescription } from './auditBody.ts'
import { type AuditEntry, formatAuditCursor } from './operator.service.ts'

export const OperatorType = builder.objectRef<Viewer>('Operator')

builder.objectType(OperatorType, {
  description: 'Server settings, visible only to operators.',
})

const AuditEntryNode = builder.objectRef<AuditEntry>('AuditEntry')
builder.node(AuditEntryNode, {
  description: 'Permanent record of a change to the server’s settings, for operators.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.operator.findAudit(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used in REST.' }),
    details: t.expose('details', { type: 'JSON', description: 'Changed properties, without secrets.' }),
    ...exposeFields(t, auditEntryBody, ['id', 'details']),
  }),
})

const AuditEntries = createPageTypes(AuditEntryNode, {
  description: `Page of the audit log. ${whilePaging.fixed}`,
  placeDescription: 'An edge in the audit log.',
})

builder.objectField(OperatorType, 'auditLog', (t) =>
  t.connection(
    {
      type: AuditEntryNode,
      nullable: true,
      description: 'Changes by operators, newest first.',
      args: {
        query: t.arg.string({ description: auditQueryDescription }),
        from: t.arg({ type: 'DateTime', description: 'Earliest time, inclusive.' }),
        to: t.arg({ type: 'DateTime', description: 'Latest time, exclusive.' }),
      },
      resolve: (viewer, { query, from, to, ...args }, { services }) =>
        resolvePage(args, formatAuditCursor, (page) => services.operator.listAudit(viewer, { query, from, to, ...page })),
    },
    AuditEntries.Connection,
    AuditEntries.Edge,
  ),
)

builder.objectField(OperatorType, 'auditLogUrl', (t) =>
  t.string({
    description: 'Path of the audit log as JSON lines.',
    resolve: (_viewer, _args, { services }) => services.operator.auditLogUrl,
  }),
)

builder.objectField(ViewerType, 'operator', (t) =>
  t.field({
    type: OperatorType,
    nullable: true,
    description: 'Server settings; null for others.',
    resolve: async (viewer, _args, { services }) => {
      if (!(await services.operator.isOperator(viewer))) return null
      requireScope(viewer, 'operator')
      return viewer
    },
  }),
)
