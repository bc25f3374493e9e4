export const suspension = {
  __typename: 'AuditEntry',
  id: 'entry-1',
  actorId: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' as string | null,
  actorName: 'mira' as string | null,
  subjectName: 'grace' as string | null,
  action: 'person.suspended',
  details: { user_id: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b48' } as Record<string, unknown>,
  createdAt: '2026-03-01T10:00:00.000Z',
}

export const byDeleted = {
  ...suspension,
  id: 'entry-2',
  actorName: null,
  subjectName: null,
  action: 'registration.changed',
  details: { registration: 'closed', email_domains: '' },
}
export const ofDeleted = { ...suspension, id: 'entry-4', subjectName: null, action: 'person.deleted' }
export const byCommand = { ...suspension, id: 'entry-3', actorId: null, actorName: null, action: 'operator.added' }

export const toAuditLog = (entries: (typeof suspension)[]) => ({
  viewer: {
    __typename: 'Viewer',
    operator: {
      __typename: 'Operator',
      auditLogUrl: 'https://twain.example.org/api/v1/operator/audit-log/export',
      auditLog: {
        edges: entries.map((node) => ({ __typename: 'AuditEntryEdge', cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  },
})
