import { AccountService } from './account/account.service.ts'
import { createOpenStreams } from './account/sessions/openStreams.ts'
import { DeletionService } from './accountData/deletion.service.ts'
import { createAccountImporter } from './accountData/import/accountImporting.ts'
import { ExportService } from './accountData/export.service.ts'
import type { Brain } from './agents/agent.ts'
import { createBrain } from './agents/brain.ts'
import { createBuiltInResponder } from './models/builtIn/builtIn.ts'
import { createMemoryExtraction } from './memory/extraction/extraction.service.ts'
import { MemoryListService } from './memory/memoryList.service.ts'
import { MemoryProposalsService } from './memory/memoryProposals.service.ts'
import { MemoryService } from './memory/memory.service.ts'
import { MemorySummaryService } from './memory/summary/memorySummary.service.ts'
import { MemoryTransfer } from './memory/transfer/memoryTransfer.service.ts'
import { MemoryRulesService } from './memory/rules/memoryRules.service.ts'
import { createRunEngine } from './chat/engine/engine.ts'
import { ConversationImportsService } from './chat/imports/conversationImports.service.ts'
import { createConversationImporter } from './chat/imports/importing.ts'
import { BranchesService } from './chat/branches/branches.service.ts'
import { createFailureNotices } from './chat/runs/failureNotices.ts'
import { GuestsService } from './twin/visits/guests.service.ts'
import { ComparisonsService } from './chat/comparisons/comparisons.service.ts'
import { ContextService } from './chat/context/context.service.ts'
import { ProjectsService } from './chat/projects/projects.service.ts'
import { SavedPromptsService } from './chat/savedPrompts/savedPrompts.service.ts'
import { createRunReader } from './chat/stream/runReader.ts'
import { QuestionsService } from './chat/questions/questions.service.ts'
import { QueueService } from './chat/queue/queue.service.ts'
import { RunsService } from './chat/runs/runs.service.ts'
import { ContinuationService } from './chat/runs/continuation.service.ts'
import { createSends } from './chat/runs/sendNews.ts'
import { LinkPreviewsService } from './linkPreviews/linkPreviews.service.ts'
import { SearchService } from './chat/search/search.service.ts'
import { SharingService } from './chat/sharing/sharing.service.ts'
import { StartersService } from './chat/starters/starters.service.ts'
import { closeProfileQuestions, StepsService } from './chat/steps/steps.service.ts'
import { ThreadExport } from './chat/export/threadExport.ts'
import { ThreadsService } from './chat/threads/threads.service.ts'
import { TwinQuestionsService } from './twin/visits/twinQuestions.service.ts'
import { createInboxServices } from './twin/visits/inbox/inboxServices.ts'
import { VisitorMessagesService } from './twin/visits/inbox/visitorMessages.service.ts'
import { VisibleAnswers } from './chat/visibility/visibleAnswers.ts'
import { TwinVisitsService } from './twin/visits/twinVisits.service.ts'
import { UploadsService } from './chat/uploads/uploads.service.ts'
import { demoTwinId, DemoTwinService } from './twin/demo/demoTwin.service.ts'
import { DiscoverService } from './discover/discover.service.ts'
import { createInsightServices } from './insights/insightServices.ts'
import { createAttachmentReader } from './knowledge/documents/attachmentReading.ts'
import { createDocumentReader } from './knowledge/documents/documentReading.ts'
import { DocumentsService } from './knowledge/documents/documents.service.ts'
import { createDocumentTexts } from './knowledge/documents/documentTexts.ts'
import { WebPagesService } from './knowledge/documents/pages/webPages.service.ts'
import { KeptFilesService } from './knowledge/documents/keptFiles.service.ts'
import { KnowledgeService } from './knowledge/knowledge.service.ts'
import { maxTitleLength } from './knowledge/validation.ts'
import { StoryImportService } from './knowledge/storyImport.service.ts'
import { NotificationsService } from './notifications/notifications.service.ts'
import { ModelSettings } from './models/connections/modelSettings.ts'
import { OwnConnectionService } from './models/connections/ownConnection.service.ts'
import { ModelConnectionsService } from './models/connections/connections.service.ts'
import { OperatorService } from './operator/operator.service.ts'
import { createOperatorServices } from './operator/operatorServices.ts'
import { PeopleService } from './operator/people/people.service.ts'
import { RegistrationService } from './operator/registration/registration.service.ts'
import type { Platform } from './platform/platform.ts'
import type { Viewer } from './platform/viewer.ts'
import { createRequestLimit } from './platform/limits/requestLimit.ts'
import { PhotoFiles } from './profile/pictures/photoFiles.ts'
import { ChosenPeopleService } from './profile/audiences/chosenPeople.service.ts'
import { createPublicPictures } from './profile/pictures/publicPictures.ts'
import { PicturesService } from './profile/pictures/pictures.service.ts'
import { ProfileService } from './profile/profile.service.ts'
import { ProfileDraftsService } from './profile/drafts/drafts.service.ts'
import { createProfileAccess } from './profile/proposals/accessForAgents.ts'
import { ProposalsService } from './profile/proposals/proposals.service.ts'
import { StoryProposalsService } from './profile/proposals/storyProposals.service.ts'
import type { EmbedQuestion } from './retrieval/embeddings/questionMeanings.ts'
import { createRetrieval } from './retrieval/retrieval.ts'
import { createTaskExecution, type TaskExecution } from './chat/scheduling/taskExecution.ts'
import { ScheduledTasksService } from './scheduledTasks/scheduledTasks.service.ts'
import { PlansService } from './plans/plans.service.ts'
import { PushService } from './push/push.service.ts'
import { SpeechService } from './speech/speech.service.ts'
import { RoadmapService } from './roadmap/roadmap.service.ts'
import { createTwinGate } from './twin/gate/createTwinGate.ts'
import { AccuracyService } from './twin/accuracy/accuracy.service.ts'
import { ApprovalsService } from './twin/approvals/approvals.service.ts'
import { CharacterService } from './twin/character/character.service.ts'
import { TwinChangesService } from './twin/visits/changes/twinChanges.service.ts'
import { createTwinChecks } from './twin/corrections/checks.ts'
import { CorrectionsService } from './twin/corrections/corrections.service.ts'
import { toPreview } from './twin/profile/publicProfile.ts'
import { PrivacyCheckService } from './twin/privacyCheck/privacyCheck.service.ts'
import { ReportsService } from './twin/reports/reports.service.ts'
import { ReceiptsService } from './twin/receipts/receipts.service.ts'
import { TakeoverService } from './twin/takeover/takeover.service.ts'
import { TwinReader } from './twin/reader/reader.ts'
import { TwinTalksService } from './twin/talks/talks.service.ts'
import { TwinService } from './twin/twin.service.ts'
import { createWebhookDispatcher } from './webhooks/delivery/delivery.ts'
import { WebhookDeliveriesService } from './webhooks/deliveries.service.ts'
import { WebhooksService } from './webhooks/webhooks.service.ts'
import { createViewerEvents } from './liveUpdates/viewerEvents.ts'

export type Services = ReturnType<typeof createServices>

export function createServices(platform: Platform, replaced: { brain?: Brain; embedQuestion?: EmbedQuestion } = {}) {
  const { db, config } = platform
  const retrieval = createRetrieval(platform, replaced.embedQuestion)
  const { embedQuestion, pendingPassages } = retrieval
  const push = new PushService(platform)
  const notifications = new NotificationsService(platform, push)
  const plans = new PlansService(platform)
  const guests = new GuestsService(platform, { deleteConversations: (guest) => threads.removeEvery(guest) })
  const operator = new OperatorService(platform)
  const registration = new RegistrationService(platform, { operator, demoTwinId })
  const account = new AccountService(platform, notifications, {
    admit: (person) => registration.admit(person),
    getLimits: (viewer) => plans.getAccountLimits(viewer),
    checkEmailDomain: (email, field) => registration.checkEmailDomain(email, field),
    onSignedIn: (viewer, client) => guests.adopt(viewer, client),
    onOnboardingFinished: closeProfileQuestions,
  })
  const openStreams = createOpenStreams(platform)
  const memory = new MemoryService(db, embedQuestion)
  const memoryProposals = new MemoryProposalsService(db, memory)
  const documentReading = createDocumentReader(platform)
  const documents = new DocumentsService(platform, documentReading)
  const uploads = new UploadsService(platform, { plans, openStreams, readFile: createAttachmentReader(platform) })
  const knowledge = new KnowledgeService(platform, { pendingPassages, embedQuestion, renameDocument: documentReading.renameSoon })
  const inboxServices = createInboxServices(platform, { emails: account.emails, knowledge, notifications, maxTitleLength })
  const { inbox, emailReplies } = inboxServices
  const photos = new PhotoFiles(platform)
  const profile = new ProfileService(platform, account, photos)
  const pictures = new PicturesService(platform)
  const proposals = new ProposalsService(platform, profile)
  const profileAccess = createProfileAccess({ account, profile, proposals })
  const character = new CharacterService(platform, {
    publicProfile: async (viewer) => toPreview(await profile.get(viewer), 'link'),
    publicItems: (viewer) => knowledge.listPreviewItems(viewer, 'link'),
  })
  const demoTwin = new DemoTwinService(platform)
  const reader = new TwinReader(platform.asTwinReader, embedQuestion)
  const answers = new VisibleAnswers(db, reader)
  const search = new SearchService(db, { pendingPassages, embedQuestion, answers })
  const builtIn = createBuiltInResponder(config.llm)
  const models = new ModelSettings(platform, builtIn)
  const memoryList = new MemoryListService(db, memory, models)
  const modelConnections = new ModelConnectionsService(platform, { operator, settings: models })
  const scheduledTasks = new ScheduledTasksService(platform, { runSoon: (task) => taskExecution.runSoon(task) })
  const brain =
    replaced.brain ??
    createBrain(platform, {
      builtIn,
      models,
      memory,
      memoryProposals,
      searchPastChats: (userId, query, limit) => search.searchPastChats(userId, query, limit),
      searchKnowledge: (...search) => knowledge.findPassages(...search),
      profileAccess,
      scheduledTasks,
      twinKnowledge: reader,
      isDemoTwin: demoTwin.isDemo,
    })
  const memoryExtraction = createMemoryExtraction(platform, { memory, findFacts: brain.findFacts })
  const twinChecks = createTwinChecks(platform, { brain, reader, notifications })
  const takeover = new TakeoverService(platform, { engine: { stop: (runId) => engine.stop(runId) }, notifications, openStreams, reader })
  const approvals = new ApprovalsService(platform, { notifications, takeover })
  const receipts = new ReceiptsService(platform, { reader, profile, embedQuestion })
  const engine: ReturnType<typeof createRunEngine> = createRunEngine(platform, brain, {
    memories: memoryExtraction,
    failures: createFailureNotices(platform, notifications),
    twin: { messages: inboxServices.twinMessages, receipts, approvals, takeover },
    queue: { sendNext: (threadId) => queue.sendNext(threadId) },
    push,
  })
  const deletion = new DeletionService(platform, { account, engine, demoTwinId })
  const threads = new ThreadsService(platform, { engine, brain, models, answers })
  const sends = createSends(platform)
  const twinGate = createTwinGate(reader, platform.limits, platform.config, plans, takeover)
  const runs = new RunsService(platform, engine, twinGate, plans, sends, models)
  const taskExecution: TaskExecution = createTaskExecution(platform, { runs, notifications })
  const queue: QueueService = new QueueService(platform, runs, models)
  const accounts = createAccountImporter(platform, { account, documents, uploads, profile, photos, pictures })
  const conversationImporting = createConversationImporter(platform, { pendingPassages, notifications, accounts, documentReading })
  const conversationImports = new ConversationImportsService(platform, conversationImporting)
  const threadExport = new ThreadExport(platform, { twins: reader, answers })
  const webhookDelivering = createWebhookDispatcher(platform, notifications)
  const roadmap = new RoadmapService(platform, notifications)
  const accuracy = new AccuracyService(platform, reader)
  const insights = createInsightServices(platform, { account, notifications, demoTwinId })
  const webPages = new WebPagesService(platform, { uploads, documents })
  const started = [account, notifications, plans, guests, uploads, threads, roadmap, models, queue, accuracy]
  for (const service of [...started, insights.referrers, insights.digest, emailReplies]) service.start()
  const getUsername = async (viewer: Viewer) => (await account.getCurrentUser(viewer)).username
  const findFormerOwnerId = (username: string) => account.formerUsernames.findOwnerId(username)
  const { isDemo } = demoTwin
  const twin = new TwinService({ reader, runs, threads, guests, knowledge, character, isDemo, getUsername, findFormerOwnerId })
  const followed = { openStreams, threads, notifications, documents, knowledge, projects: new ProjectsService(platform) }
  return {
    /** Used by Pothos only, which turns a selection into one query. */
    db,
    countRequest: createRequestLimit(platform),
    account,
    deletion,
    registration,
    people: new PeopleService(platform, { operator, account, deletion, engine, plans, demoTwinId }),
    export: new ExportService(platform, { account, profile, character, threads: threadExport, openStreams }),
    threadExport,
    memory,
    memoryList,
    memorySummary: new MemorySummaryService({ platform, memory, memoryList, models, summarize: brain.summarizeMemories }),
    memoryTransfer: new MemoryTransfer(platform),
    memoryProposals,
    memoryExtraction,
    memoryRules: new MemoryRulesService(db, memory),
    knowledge,
    documents,
    keptFiles: new KeptFilesService(platform, { documents, reading: documentReading }),
    webPages,
    documentTexts: createDocumentTexts(db),
    documentReading,
    pendingPassages,
    pendingEmbeddings: retrieval.pendingEmbeddings,
    embedQuestion,
    conversationImports,
    conversationImporting,
    storyImport: new StoryImportService(platform, notifications, pendingPassages),
    profile,
    pictures,
    linkPreviews: new LinkPreviewsService(platform),
    publicPictures: createPublicPictures(db, reader, config),
    proposals,
    profileDrafts: new ProfileDraftsService({ platform, profile, proposals, webPages, brain }),
    storyProposals: new StoryProposalsService({ platform, profile, proposals, knowledge, brain }),
    notifications,
    push,
    viewerEvents: createViewerEvents(platform, { ...followed, conversationImports, inbox, scheduledTasks }),
    openStreams,
    models,
    modelConnections,
    ownConnection: new OwnConnectionService(platform, { operator, settings: models, connections: modelConnections }),
    operator,
    ...createOperatorServices(platform, operator, plans),
    threads,
    projects: followed.projects,
    savedPrompts: new SavedPromptsService(db),
    starters: new StartersService(db),
    sharing: new SharingService(platform, { emails: account.emails, reader }),
    steps: new StepsService(db, reader),
    branches: new BranchesService(platform),
    comparisons: new ComparisonsService(platform),
    answers,
    uploads,
    runs,
    queue,
    scheduledTasks,
    taskExecution,
    questions: new QuestionsService(platform, runs),
    context: new ContextService(platform, models),
    continuation: new ContinuationService(platform, engine, plans),
    runReader: createRunReader(platform, openStreams, { sendNews: sends, twins: reader }),
    search,
    guests,
    twin,
    twinChanges: new TwinChangesService(platform, { openStreams, twin, reader }),
    twinTalks: new TwinTalksService({ twin, reader, runs, getUsername, isDemo }),
    character,
    corrections: new CorrectionsService(platform, { knowledge }),
    twinChecks,
    demoTwin,
    chosenPeople: new ChosenPeopleService(platform),
    discover: new DiscoverService(platform),
    ...insights,
    roadmap,
    speech: new SpeechService(platform),
    plans,
    twinVisits: new TwinVisitsService(db, reader),
    receipts,
    reports: new ReportsService(platform, operator, notifications),
    accuracy,
    privacyCheck: new PrivacyCheckService(platform, { reader, profile, accuracy }),
    approvals,
    takeover,
    twinQuestions: new TwinQuestionsService(db),
    ...inboxServices,
    visitorMessages: new VisitorMessagesService(platform, { ...inboxServices, ...followed, reader, blocks: takeover, isDemo }),
    webhooks: new WebhooksService(platform, { emails: account.emails, notifications }),
    webhookDeliveries: new WebhookDeliveriesService(platform, webhookDelivering),
    webhookDelivering,
    engine,
    async close(): Promise<void> {
      account.sessions.close()
      await engine.close()
      memoryExtraction.close()
      await platform.jobs.stop()
      await retrieval.close()
    },
  }
}
