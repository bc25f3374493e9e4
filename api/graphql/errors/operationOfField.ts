import { type DocumentNode, type FieldNode, type GraphQLError, Kind, parse, type SelectionSetNode } from 'graphql'
import { defaultErrorTexts, type OperationName } from '../../platform/errorTexts.ts'

/** Operation by field: root fields with a different name, and fields of the viewer. The deepest field on the error’s path decides. */
const fieldsOfOperation: Partial<Record<OperationName, readonly string[]>> = {
  updateCharacter: ['Mutation.updateTwinCharacter'],
  deleteCheck: ['Mutation.deleteTwinCheck'],
  saveCheck: ['Mutation.correctTwinAnswer', 'Mutation.updateTwinCheck'],
  checks: ['Viewer.twinChecks'],
  receipt: ['Viewer.twinReceipt'],
  accuracy: ['Viewer.twinAccuracy'],
  privacyCheck: ['Viewer.twinPrivacyCheck'],
  checkPrivacy: ['Mutation.checkTwinPrivacy'],
  takeover: ['Mutation.deleteTwinConversation', 'Mutation.sendAsTwinOwner', 'Mutation.updateTwinConversation'],
  character: ['Viewer.questionIdeas', 'Viewer.twinCharacter'],
  accessTokens: ['Viewer.accessTokens'],
  passkeys: ['Viewer.passkeys'],
  announcement: ['Viewer.announcement'],
  changePerson: ['Mutation.endPersonSessions', 'Mutation.restorePerson', 'Mutation.setPersonPlan', 'Mutation.suspendPerson'],
  checkEmail: ['Query.emailAvailability'],
  checkUsername: ['Query.usernameAvailability'],
  createInvitation: ['Mutation.createRegistrationInvitation'],
  revokeInvitation: ['Mutation.revokeRegistrationInvitation'],
  currentUser: [
    'Query.viewer',
    'Viewer.id',
    'Viewer.isSpeechAvailable',
    'Viewer.isTranscriptionAvailable',
    'Viewer.needsTwoFactorSetup',
    'Viewer.user',
  ],
  decide: ['Mutation.acceptMemoryProposal', 'Mutation.rejectMemoryProposal', 'Mutation.rejectProposal'],
  deleteItem: ['Mutation.deleteKnowledgeItem'],
  deleteModelConnection: ['Mutation.deleteOwnModelServer'],
  deleteThread: ['Mutation.deleteMessage'],
  discover: ['Query.discoverInterests'],
  dismissQuestion: ['Mutation.dismissTwinQuestion'],
  documents: ['Viewer.documents'],
  endSession: ['Mutation.endOtherSessions'],
  events: ['Subscription.viewerEvents'],
  export: ['Viewer.exportUrl', 'Viewer.memoriesExportUrl'],
  forget: ['Mutation.createMemoryRule', 'Mutation.deleteMemory'],
  forgotPassword: ['Mutation.requestPasswordReset'],
  history: ['Mutation.keepAnswer', 'Mutation.showBranch', 'Viewer.thread', 'Thread.steps'],
  importMemories: ['Mutation.previewMemoryImport'],
  imports: ['Viewer.conversationImports'],
  knowledge: ['Viewer.knowledge', 'Viewer.knowledgeItem', 'Viewer.stories'],
  changeEmail: ['Mutation.confirmEmailChange', 'Mutation.requestEmailChange'],
  addPasskey: ['Mutation.createPasskey', 'Mutation.startPasskeyCreation'],
  removePasskey: ['Mutation.deletePasskey'],
  login: [
    'Mutation.signIn',
    'Mutation.signInWithPasskey',
    'Mutation.startPasskeySignIn',
    'Mutation.requestSignInLink',
    'Mutation.signInWithLink',
    'Query.signInLink',
  ],
  logout: ['Mutation.signOut'],
  markNotificationRead: ['Mutation.markAllNotificationsRead'],
  memories: ['Viewer.memories', 'Viewer.memory', 'Viewer.memoryRules', 'Viewer.memorySummary'],
  model: ['Viewer.model', 'Viewer.models'],
  modelConnections: ['Viewer.ownKeys', 'Viewer.ownModelServer', 'Viewer.operator'],
  node: ['Query.nodes'],
  notifications: ['Viewer.notifications', 'Viewer.unreadNotificationCount'],
  push: ['Viewer.pushPublicKey', 'Viewer.pushSubscription'],
  plans: ['Viewer.plan', 'Viewer.planUse'],
  profile: ['Viewer.chosenPeople', 'Viewer.invitationLink', 'Viewer.profile'],
  projects: ['Viewer.project', 'Viewer.projects'],
  proposals: ['Viewer.decidedProposals', 'Viewer.memoryProposals', 'Viewer.profileProposals'],
  publicTwin: ['Query.twin', 'Subscription.twinChanges', 'Viewer.twinPreview'],
  refresh: ['Mutation.refreshSession'],
  register: ['Mutation.signUp'],
  saveItem: ['Mutation.createKnowledgeItem', 'Mutation.keepInKnowledge', 'Mutation.updateKnowledgeItem'],
  saveMemory: ['Mutation.createMemory', 'Mutation.deleteMemoryRule', 'Mutation.mergeMemories', 'Mutation.updateMemory'],
  saveModel: ['Mutation.setDefaultModel', 'Mutation.setThreadModel', 'Mutation.updateConnectedModel'],
  saveModelConnection: [
    'Mutation.saveOwnModelServer',
    'Mutation.setOwnKeys',
    'Mutation.createModelConnection',
    'Mutation.refreshModelConnection',
    'Mutation.updateModelConnection',
  ],
  shared: ['Query.conversationSnapshot', 'Viewer.sharedConversations'],
  share: ['Mutation.shareConversation'],
  continueShared: ['Mutation.continueConversation'],
  saveProject: ['Mutation.addProjectItem', 'Mutation.createProject', 'Mutation.removeProjectItem', 'Mutation.updateProject'],
  savedPrompts: ['Viewer.savedPrompts'],
  savePrompt: ['Mutation.createSavedPrompt', 'Mutation.updateSavedPrompt'],
  saveScheduledTask: ['Mutation.confirmScheduledTask', 'Mutation.runScheduledTask', 'Mutation.updateScheduledTask'],
  scheduledTasks: ['Viewer.scheduledTask', 'Viewer.scheduledTasks'],
  saveWebhook: ['Mutation.createWebhook', 'Mutation.rotateWebhookSecret', 'Mutation.updateWebhook'],
  search: ['Viewer.searchKnowledge', 'Viewer.searchThreads'],
  sendToWebhook: ['Mutation.resendWebhookDelivery', 'Mutation.sendTestEvent'],
  sendVerification: ['Mutation.sendEmailVerification'],
  sessions: ['Viewer.sessions'],
  starters: ['Viewer.conversationStarters', 'Viewer.firstSteps'],
  startThread: ['Mutation.startProfilePal'],
  stream: [
    'Mutation.answerQuestion',
    'Mutation.continueAnswer',
    'Mutation.editAndResend',
    'Mutation.editQueuedMessage',
    'Mutation.queueMessage',
    'Mutation.retryRun',
    'Mutation.sendMessage',
    'Mutation.sendQueuedMessage',
    'Mutation.sendTwinMessage',
    'Mutation.withdrawQueuedMessage',
    'Subscription.chatStream',
  ],
  suggest: ['Mutation.suggestRoadmapItem'],
  threads: ['Viewer.profilePal', 'Viewer.threads'],
  undoImport: ['Mutation.undoConversationImport'],
  updateFromStories: ['Mutation.updateProfileFromStories'],
  updateProfile: [
    'Mutation.acceptProposal',
    'Mutation.acceptProposals',
    'Mutation.addChosenPerson',
    'Mutation.createInvitationLink',
    'Mutation.draftProfile',
    'Mutation.draftProfileField',
    'Mutation.finishOnboarding',
    'Mutation.removeChosenPerson',
    'Mutation.removeProfilePicture',
    'Mutation.revokeInvitationLink',
  ],
  upload: ['Mutation.addDocuments', 'Mutation.replaceDocument'],
  usage: ['Viewer.usage'],
  answerInbox: [
    'Mutation.approveAnswer',
    'Mutation.rejectAnswer',
    'Mutation.deleteInboxEntry',
    'Mutation.markInboxEntryRead',
    'Mutation.publishInboxReply',
    'Mutation.replyToInboxEntry',
  ],
  verifyEmail: ['Query.emailVerification'],
  visits: [
    'Viewer.twinInsight',
    'Query.visitorMessage',
    'Subscription.twinConversationChanges',
    'Subscription.visitorReplies',
    'Viewer.inbox',
    'Viewer.inboxEntry',
    'Viewer.twinConversation',
    'Viewer.twinConversations',
    'Viewer.twinUnanswered',
    'Viewer.unreadInboxCount',
  ],
  vote: ['Mutation.voteForRoadmapItem', 'Mutation.withdrawVote'],
  webhooks: ['Viewer.webhooks'],
  webPage: ['Mutation.addWebPage'],
}

const operationOfField = new Map(
  (Object.entries(fieldsOfOperation) as [OperationName, string[]][]).flatMap(([operation, fields]) =>
    fields.map((field) => [field, operation] as const),
  ),
)

export function getOperationName(error: Pick<GraphQLError, 'path' | 'nodes'> | null): OperationName {
  const [first, second, ...deeper] = namesOnPath(error)
  if (first === undefined) return 'unknown'
  const root = ['Query', 'Mutation', 'Subscription'].find((type) => findOperation(type, first))
  const known = [deeper.includes('steps') || second === 'steps' ? 'Thread.steps' : '', `Viewer.${second}`]
  const operation = known.map((field) => operationOfField.get(field)).find((operation) => operation !== undefined)
  return operation ?? (root === undefined ? undefined : findOperation(root, first)) ?? 'unknown'
}

export function findOperation(type: string, field: string): OperationName | undefined {
  const listed = operationOfField.get(`${type}.${field}`)
  return listed ?? (type !== 'Viewer' && isOperation(field) ? field : undefined)
}

function isOperation(name: string): name is OperationName {
  return Object.hasOwn(defaultErrorTexts, name)
}

/** The path contains aliases. */
function namesOnPath(error: Pick<GraphQLError, 'path' | 'nodes'> | null): string[] {
  const keys = error?.path?.filter((key) => typeof key === 'string') ?? []
  const source = error?.nodes?.[0]?.loc?.source.body
  const document = source === undefined ? null : parse(source, { noLocation: true })
  let sets = document?.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.selectionSet] : [])) ?? []
  return keys.map((key) => {
    const fields = document ? sets.flatMap((set) => listFields(document, set)) : []
    const chosen = fields.filter(({ alias, name }) => (alias ?? name).value === key)
    sets = chosen.flatMap(({ selectionSet }) => selectionSet ?? [])
    return chosen[0]?.name.value ?? key
  })
}

function listFields(document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return listFields(document, selection.selectionSet)
    const name = selection.name.value
    const fragment = document.definitions.find((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name)
    return fragment && 'selectionSet' in fragment ? listFields(document, fragment.selectionSet) : []
  })
}
