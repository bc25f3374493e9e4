import type { EmailsService } from '../../../account/emails/emails.service.ts'
import type { KnowledgeService } from '../../../knowledge/knowledge.service.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createInboxEmails } from './emails/inboxEmails.ts'
import { InboxService } from './inbox.service.ts'

interface Uses {
  emails: EmailsService
  knowledge: KnowledgeService
  maxTitleLength: number
}

export function createInboxServices(platform: Platform, { emails, ...uses }: Uses) {
  return { inbox: new InboxService(platform, uses), inboxEmails: createInboxEmails(platform, emails) }
}
