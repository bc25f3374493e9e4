import type { EmailsService } from '../../../account/emails/emails.service.ts'
import type { KnowledgeService } from '../../../knowledge/knowledge.service.ts'
import type { NotificationsService } from '../../../notifications/notifications.service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createTwinMessages } from '../twinMessages.ts'
import { EmailRepliesService } from './emails/emailReplies.service.ts'
import { createInboxEmails } from './emails/inboxEmails.ts'
import { createVisitorEmails } from './emails/visitorEmails.ts'
import { InboxService } from './inbox.service.ts'

interface Uses {
  emails: EmailsService
  knowledge: KnowledgeService
  notifications: NotificationsService
  maxTitleLength: number
}

export function createInboxServices(platform: Platform, { emails, notifications, ...uses }: Uses) {
  const visitorEmails = createVisitorEmails(platform)
  const inbox = new InboxService(platform, { ...uses, notifications, visitorEmails })
  const emailReplies = new EmailRepliesService(platform, inbox)
  const inboxEmails = createInboxEmails(platform, { emails, replies: emailReplies })
  return { inbox, inboxEmails, visitorEmails, emailReplies, twinMessages: createTwinMessages(platform, { notifications, inboxEmails }) }
}
