import type { OpenStreams } from '../account/sessions/openStreams.ts'
import type { ConversationImport, ConversationImportsService } from '../chat/imports/conversationImports.service.ts'
import type { ConversationImportNews } from '../chat/imports/importing.ts'
import type { ThreadNews } from '../chat/threads/threadNews.ts'
import type { ThreadEvent, ThreadsService } from '../chat/threads/threads.service.ts'
import type { Project, ProjectNews, ProjectsService } from '../chat/projects/projects.service.ts'
import type { DocumentNews } from '../knowledge/documents/documentReading.ts'
import type { DocumentItem, DocumentsService } from '../knowledge/documents/documents.service.ts'
import type { KnowledgeItem, KnowledgeItemNews, KnowledgeService } from '../knowledge/knowledge.service.ts'
import type { StoryImportNews } from '../knowledge/storyImport.service.ts'
import type { NotificationNews } from '../notifications/notifications.service.ts'
import type { NotificationEvent, NotificationsService } from '../notifications/notifications.service.ts'
import type { Platform } from '../platform/platform.ts'
import type { ClientInfo, Viewer } from '../platform/viewer.ts'
import { type Announcement, type AnnouncementNews, findAnnouncement } from '../operator/announcement/announcement.service.ts'
import type { ScheduledTask, ScheduledTaskNews, ScheduledTasksService } from '../scheduledTasks/scheduledTasks.service.ts'
import type { TwinCheckNews } from '../twin/corrections/checks.ts'
import type { TwinCheck } from '../twin/corrections/corrections.service.ts'
import type { InboxNews, InboxService } from '../twin/visits/inbox/inbox.service.ts'
import { serverTopic, toViewerTopic } from '../platform/events/viewerNews.ts'

export type ViewerEvent =
  | InboxEvent
  | ThreadEvent
  | NotificationEvent
  | StoryImportNews
  | DocumentEvent
  | ConversationImportEvent
  | ScheduledTaskEvent
  | TwinCheckEvent
  | AnnouncementEvent
  | ProjectEvent
  | KnowledgeItemEvent

export interface TwinCheckEvent extends TwinCheckNews {
  readonly check: TwinCheck
}

export interface AnnouncementEvent extends AnnouncementNews {
  readonly announcement: Announcement | null
}

export interface DocumentEvent {
  readonly type: 'document-changed'
  readonly item: DocumentItem
}

export interface InboxEvent extends InboxNews {
  readonly unreadCount: number
}

export interface ConversationImportEvent {
  readonly type: 'conversation-import-changed'
  readonly importId: string
  readonly import: ConversationImport | null
}

export interface ScheduledTaskEvent extends ScheduledTaskNews {
  readonly task: ScheduledTask | null
}

export interface ProjectEvent extends ProjectNews {
  readonly project: Project | null
}

export interface KnowledgeItemEvent extends KnowledgeItemNews {
  readonly item: KnowledgeItem | null
}

type News =
  | InboxNews
  | ThreadNews
  | NotificationNews
  | StoryImportNews
  | DocumentNews
  | ConversationImportNews
  | ScheduledTaskNews
  | TwinCheckNews
  | AnnouncementNews
  | ProjectNews
  | KnowledgeItemNews

/** `after` is the cursor of the last received notification; missed ones are sent first. */
export type ViewerEvents = (
  viewer: Viewer,
  client: Pick<ClientInfo, 'response'>,
  place?: { after: string },
) => AsyncIterableIterator<ViewerEvent, void, void>

export function createViewerEvents(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  {
    openStreams,
    threads,
    notifications,
    documents,
    conversationImports,
    inbox,
    scheduledTasks,
    projects,
    knowledge,
  }: {
    openStreams: OpenStreams
    threads: ThreadsService
    notifications: NotificationsService
    documents: DocumentsService
    conversationImports: ConversationImportsService
    inbox: Pick<InboxService, 'countUnread'>
    scheduledTasks: Pick<ScheduledTasksService, 'find'>
    projects: Pick<ProjectsService, 'find'>
    knowledge: Pick<KnowledgeService, 'find'>
  },
): ViewerEvents {
  async function loadEvent(viewer: Viewer, news: News): Promise<ViewerEvent | null> {
    switch (news.type) {
      case 'thread-changed':
      case 'thread-deleted':
        return threads.loadEvent(viewer, news)
      case 'notification-arrived':
      case 'notifications-read':
        return notifications.getEvent(viewer, news)
      case 'stories-imported':
        return news
      case 'document-changed':
        return documents.get(viewer, { id: news.itemId }).then(
          (item): DocumentEvent => ({ type: 'document-changed', item }),
          () => null,
        )
      case 'inbox-changed':
        return { ...news, unreadCount: await inbox.countUnread(viewer) }
      case 'conversation-import-changed':
        return { ...news, import: await conversationImports.find(viewer, { id: news.importId }) }
      case 'scheduled-task-changed':
        return { ...news, task: await scheduledTasks.find(viewer, news.taskId) }
      case 'twin-check-changed': {
        const check = await db.twinCheck.findFirst({ where: { id: news.checkId, ownerId: viewer.userId } })
        return check && { ...news, check }
      }
      case 'announcement-changed':
        return { ...news, announcement: await findAnnouncement(db) }
      case 'project-changed':
        return { ...news, project: await projects.find(viewer, news.projectId) }
      case 'knowledge-item-changed':
        return { ...news, item: await knowledge.find(viewer, { id: news.itemId }) }
    }
  }

  /** All listeners of a topic receive the same object, so its event is loaded once. */
  const made = new WeakMap<News, Promise<ViewerEvent | null>>()
  function loadSharedEvent(viewer: Viewer, news: News): Promise<ViewerEvent | null> {
    const event = made.get(news) ?? loadEvent(viewer, news)
    made.set(news, event)
    return event
  }

  async function* follow(viewer: Viewer, signal: AbortSignal, after: string | undefined): AsyncGenerator<ViewerEvent> {
    const news = await live.subscribe<News>([serverTopic, toViewerTopic(viewer.userId)], signal)
    // Subscribe before reading, so that no notification is missed.
    const told: string[] = []
    if (after !== undefined) {
      for await (const event of notifications.listSince(viewer, { after })) {
        told.push(event.notification.id)
        yield event
      }
    }
    for await (const one of news) {
      if (one.type === 'notification-arrived' && told.includes(one.notificationId)) continue
      const event = await loadSharedEvent(viewer, one)
      if (event) yield event
    }
  }

  return (viewer, { response }, place) => openStreams.follow(viewer, response, (signal) => follow(viewer, signal, place?.after))
}
