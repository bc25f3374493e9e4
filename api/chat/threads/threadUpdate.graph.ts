import { builder } from '../../graphql/builder.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { ProjectNode } from '../projects/projects.graph.ts'
import { ThreadEdge, toThreadEdge, ThreadNode } from './threads.graph.ts'
import type { Thread } from './threads.service.ts'

builder.prismaObjectFields(ThreadNode, (t) => ({
  isPinned: t.boolean({
    description: 'Whether the viewer pinned it.',
    resolve: ({ pinnedAt }) => pinnedAt !== null,
  }),
  isArchived: t.boolean({
    description: 'Whether the viewer archived it.',
    resolve: ({ archivedAt }) => archivedAt !== null,
  }),
}))

const UpdateThreadInput = builder.inputType('UpdateThreadInput', {
  description: 'Changes of a conversation. Omitted fields stay unchanged.',
  fields: (t) => ({
    threadId: t.globalID({ required: true, for: ThreadNode, description: 'Thread to be changed.' }),
    isPinned: t.boolean({ description: 'True to pin, which restores archived ones.' }),
    isArchived: t.boolean({ description: 'True to archive and unpin. The next message restores it.' }),
    projectId: t.globalID({ for: ProjectNode, description: 'Project of a conversation with the private assistant; null for none.' }),
  }),
})

const UpdateThreadPayload = builder.objectRef<Thread>('UpdateThreadPayload').implement({
  description: 'The conversation is changed.',
  fields: (t) => ({ threadEdge: t.field({ type: ThreadEdge, description: 'Edge of the thread.', resolve: toThreadEdge }) }),
})

defineMutations('chat', (t) => ({
  updateThread: t.withAuth({ signedIn: true }).field({
    type: UpdateThreadPayload,
    errors: { types: [NotFoundError] },
    description: 'Pins, archives or moves a conversation, except Profile Pal’s.',
    args: { input: t.arg({ type: UpdateThreadInput, required: true }) },
    resolve: (_root, { input: { threadId, projectId, ...changes } }, { services, viewer }) =>
      services.threads.update(viewer, { id: requireUuid(threadId.id), projectId: projectId && requireUuid(projectId.id), ...changes }),
  }),
}))
