import { AccountService } from './account/account.service.ts'
import type { Brain } from './brain/agent.ts'
import { createBrain } from './brain/brain.ts'
import { MemoryService } from './brain/memory.service.ts'
import { createRunEngine, type RunEngine } from './chat/engine.ts'
import { createFailureNotices } from './chat/failureNotices.ts'
import { createRunReader, type RunReader } from './chat/runReader.ts'
import { createRunsService, type RunsService } from './chat/runs.service.ts'
import { createSearchService, type SearchService } from './chat/search.service.ts'
import { createStepsService, type StepsService } from './chat/steps.service.ts'
import { createThreadsService, type ThreadsService } from './chat/threads.service.ts'
import { createUploadsService, type UploadsService } from './chat/uploads.service.ts'
import { KnowledgeService } from './knowledge/knowledge.service.ts'
import { NotificationsService } from './notifications/notifications.service.ts'
import type { Database } from './platform/database.ts'
import type { Platform } from './platform/platform.ts'
import { PicturesService } from './profile/pictures.service.ts'
import { ProfileService } from './profile/profile.service.ts'
import { ProposalsService } from './profile/proposals.service.ts'
import { createViewerEvents, type ViewerEvents } from './viewerEvents.ts'

/** Everything that the two faces may call. */
export interface Services {
  /** For Pothos, which turns a selection into one query; resolvers of ours never use it. */
  db: Database
  account: AccountService
  memory: MemoryService
  knowledge: KnowledgeService
  profile: ProfileService
  pictures: PicturesService
  proposals: ProposalsService
  notifications: NotificationsService
  viewerEvents: ViewerEvents
  model: Brain['model']
  threads: ThreadsService
  steps: StepsService
  uploads: UploadsService
  runs: RunsService
  runReader: RunReader
  search: SearchService
  engine: RunEngine
  close(): Promise<void>
}

/** The one place where services are made of one another. */
export function createServices(platform: Platform, replaced: { brain?: Brain } = {}): Services {
  const { db } = platform
  const notifications = new NotificationsService(platform)
  const account = new AccountService(platform, notifications)
  const memory = new MemoryService(db)
  const search = createSearchService(platform)
  const knowledge = new KnowledgeService(db)
  const profile = new ProfileService(platform, account)
  const brain =
    replaced.brain ??
    createBrain(platform, {
      memory,
      searchPastChats: search.searchPastChats,
      searchKnowledge: (userId, query, limit) => knowledge.passages(userId, query, limit),
    })
  const engine = createRunEngine(platform, brain, createFailureNotices(platform, notifications))
  const threads = createThreadsService(platform, engine)
  return {
    db,
    account,
    memory,
    knowledge,
    profile,
    pictures: new PicturesService(platform),
    proposals: new ProposalsService({ platform, profile, knowledge, brain }),
    notifications,
    viewerEvents: createViewerEvents(platform, { threads, notifications }),
    model: brain.model,
    threads,
    steps: createStepsService(platform),
    uploads: createUploadsService(platform),
    runs: createRunsService(platform, engine),
    runReader: createRunReader(platform),
    search,
    engine,
    async close() {
      account.sessions.close()
      await engine.close()
    },
  }
}
