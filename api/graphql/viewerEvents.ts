import { ConversationImportChanged } from '../chat/imports/conversationImports.graph.ts'
import { ThreadChanged, ThreadDeleted } from '../chat/stream/stream.graph.ts'
import { ProjectChanged } from '../chat/projects/projects.graph.ts'
import { DocumentChanged } from '../knowledge/documents/documents.graph.ts'
import { KnowledgeItemChanged } from '../knowledge/graph.ts'
import { StoriesImported } from '../knowledge/storyImport.graph.ts'
import { NotificationArrived, NotificationRead } from '../notifications/graph.ts'
import { AnnouncementChanged } from '../operator/announcement/announcement.graph.ts'
import { ScheduledTaskChanged } from '../scheduledTasks/graph.ts'
import { TwinCheckChanged } from '../twin/corrections/corrections.graph.ts'
import { InboxChanged } from '../twin/visits/inbox/inbox.graph.ts'
import type { ViewerEvent } from '../liveUpdates/viewerEvents.ts'
import { builder } from './builder.ts'

const members = {
  'thread-changed': ThreadChanged,
  'thread-deleted': ThreadDeleted,
  'notification-arrived': NotificationArrived,
  'notifications-read': NotificationRead,
  'stories-imported': StoriesImported,
  'inbox-changed': InboxChanged,
  'document-changed': DocumentChanged,
  'conversation-import-changed': ConversationImportChanged,
  'scheduled-task-changed': ScheduledTaskChanged,
  'twin-check-changed': TwinCheckChanged,
  'announcement-changed': AnnouncementChanged,
  'project-changed': ProjectChanged,
  'knowledge-item-changed': KnowledgeItemChanged,
} as const satisfies Record<ViewerEvent['type'], { readonly name: string }>

const ViewerEventUnion = builder.unionType('ViewerEvent', {
  description: 'Change in the viewer’s lists, or of the announcement.',
  types: Object.values(members),
  resolveType: (event) => members[(event as ViewerEvent).type].name,
})

builder.subscriptionField('viewerEvents', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerEventUnion,
    description: 'Changes to the viewer’s lists.',
    args: {
      after: t.arg.string({
        description: 'Last received notification, to get missed ones.',
      }),
    },
    subscribe: async (_root, { after }, { services, viewer, client }) => {
      const place = typeof after === 'string' ? { after: await services.notifications.resolveCursor(viewer, { after }) } : undefined
      return services.viewerEvents(viewer, client, place)
    },
    resolve: (event) => event,
  }),
)
