import { type DocumentNode, type FieldNode, type GraphQLError, Kind, parse, type SelectionSetNode } from 'graphql'
import type { OperationName } from '../../platform/errorTexts.ts'

/** Selects the default error text of an unexpected error: the deepest of these fields on the error’s path. */
const operationOfField: Record<string, OperationName> = {
  'Query.discover': 'discover',
  'Query.discoverInterests': 'discover',
  'Query.emailAvailability': 'checkEmail',
  'Query.emailVerification': 'verifyEmail',
  'Query.model': 'model',
  'Query.node': 'node',
  'Query.nodes': 'node',
  'Query.plans': 'plans',
  'Query.publicProfile': 'publicProfile',
  'Query.roadmap': 'roadmap',
  'Query.twin': 'publicTwin',
  'Query.usernameAvailability': 'checkUsername',
  'Query.viewer': 'currentUser',
  'Viewer.accessTokens': 'accessTokens',
  'Viewer.conversationImports': 'imports',
  'Viewer.conversationStarters': 'starters',
  'Viewer.decidedProposals': 'proposals',
  'Viewer.documents': 'documents',
  'Viewer.exportUrl': 'export',
  'Viewer.id': 'currentUser',
  'Viewer.knowledge': 'knowledge',
  'Viewer.knowledgeItem': 'knowledge',
  'Viewer.memories': 'memories',
  'Viewer.memory': 'memories',
  'Viewer.memoryProposals': 'proposals',
  'Viewer.memoryRules': 'memories',
  'Viewer.notifications': 'notifications',
  'Viewer.plan': 'plans',
  'Viewer.planUse': 'plans',
  'Viewer.profile': 'profile',
  'Viewer.profilePal': 'threads',
  'Viewer.profileProposals': 'proposals',
  'Viewer.searchKnowledge': 'search',
  'Viewer.searchThreads': 'search',
  'Viewer.sessions': 'sessions',
  'Viewer.stories': 'knowledge',
  'Viewer.thread': 'history',
  'Viewer.threads': 'threads',
  'Viewer.twinConversation': 'visits',
  'Viewer.twinConversations': 'visits',
  'Viewer.twinPreview': 'publicTwin',
  'Viewer.twinUnanswered': 'visits',
  'Viewer.unreadNotificationCount': 'notifications',
  'Viewer.usage': 'usage',
  'Viewer.user': 'currentUser',
  'Viewer.webhooks': 'webhooks',
  'Mutation.acceptMemoryProposal': 'decide',
  'Mutation.acceptProposal': 'updateProfile',
  'Mutation.addDocuments': 'upload',
  'Mutation.addWebPage': 'webPage',
  'Mutation.changePassword': 'changePassword',
  'Mutation.createAccessToken': 'createAccessToken',
  'Mutation.createKnowledgeItem': 'saveItem',
  'Mutation.createMemory': 'saveMemory',
  'Mutation.createMemoryRule': 'forget',
  'Mutation.createWebhook': 'saveWebhook',
  'Mutation.deleteAccount': 'deleteAccount',
  'Mutation.deleteKnowledgeItem': 'deleteItem',
  'Mutation.deleteMemory': 'forget',
  'Mutation.deleteMemoryRule': 'saveMemory',
  'Mutation.deleteThread': 'deleteThread',
  'Mutation.deleteThreads': 'deleteThreads',
  'Mutation.deleteWebhook': 'deleteWebhook',
  'Mutation.dismissTwinQuestion': 'dismissQuestion',
  'Mutation.editAndResend': 'stream',
  'Mutation.endOtherSessions': 'endSession',
  'Mutation.endSession': 'endSession',
  'Mutation.finishOnboarding': 'updateProfile',
  'Mutation.importConversations': 'importConversations',
  'Mutation.importStories': 'importStories',
  'Mutation.keepInKnowledge': 'saveItem',
  'Mutation.markAllNotificationsRead': 'markNotificationRead',
  'Mutation.markNotificationRead': 'markNotificationRead',
  'Mutation.markThreadViewed': 'markThreadViewed',
  'Mutation.mergeMemories': 'saveMemory',
  'Mutation.refreshSession': 'refresh',
  'Mutation.rejectMemoryProposal': 'decide',
  'Mutation.rejectProposal': 'decide',
  'Mutation.removeProfilePicture': 'updateProfile',
  'Mutation.renameThread': 'renameThread',
  'Mutation.replaceDocument': 'upload',
  'Mutation.requestPasswordReset': 'forgotPassword',
  'Mutation.resendWebhookDelivery': 'sendToWebhook',
  'Mutation.resetPassword': 'resetPassword',
  'Mutation.retryRun': 'stream',
  'Mutation.revokeAccessToken': 'revokeAccessToken',
  'Mutation.rotateWebhookSecret': 'saveWebhook',
  'Mutation.sendEmailVerification': 'sendVerification',
  'Mutation.sendMessage': 'stream',
  'Mutation.sendTestEvent': 'sendToWebhook',
  'Mutation.sendTwinMessage': 'stream',
  'Mutation.signIn': 'login',
  'Mutation.signOut': 'logout',
  'Mutation.signUp': 'register',
  'Mutation.startProfilePal': 'startThread',
  'Mutation.startThread': 'startThread',
  'Mutation.stopRun': 'stopRun',
  'Mutation.suggestRoadmapItem': 'suggest',
  'Mutation.undoConversationImport': 'undoImport',
  'Mutation.updateAccount': 'updateAccount',
  'Mutation.updateKnowledgeItem': 'saveItem',
  'Mutation.updateMemory': 'saveMemory',
  'Mutation.updateProfile': 'updateProfile',
  'Mutation.updateProfileFromStories': 'updateFromStories',
  'Mutation.updateWebhook': 'saveWebhook',
  'Mutation.verifyEmail': 'verifyEmail',
  'Mutation.voteForRoadmapItem': 'vote',
  'Mutation.withdrawVote': 'vote',
  'Subscription.chatStream': 'stream',
  'Subscription.viewerEvents': 'events',
  // Lists that can fail independently of their parent.
  'Thread.steps': 'history',
}

export function getOperationName(error: Pick<GraphQLError, 'path' | 'nodes'> | null): OperationName {
  const [first, second, ...deeper] = namesOnPath(error)
  if (first === undefined) return 'unknown'
  const root = ['Query', 'Mutation', 'Subscription'].find((type) => Object.hasOwn(operationOfField, `${type}.${first}`))
  const known = [deeper.includes('steps') || second === 'steps' ? 'Thread.steps' : '', `Viewer.${second}`, `${root}.${first}`]
  const field = known.find((name) => Object.hasOwn(operationOfField, name))
  return (field && operationOfField[field]) || 'unknown'
}

export function hasOperation(type: string, field: string): boolean {
  return Object.hasOwn(operationOfField, `${type}.${field}`)
}

/** Schema field names, because the path contains aliases. */
function namesOnPath(error: Pick<GraphQLError, 'path' | 'nodes'> | null): string[] {
  const keys = error?.path?.filter((key) => typeof key === 'string') ?? []
  const source = error?.nodes?.[0]?.loc?.source.body
  const document = source === undefined ? null : parse(source, { noLocation: true })
  let sets = document?.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.selectionSet] : [])) ?? []
  return keys.map((key) => {
    const fields = document ? sets.flatMap((set) => fieldsIn(document, set)) : []
    const chosen = fields.filter(({ alias, name }) => (alias ?? name).value === key)
    sets = chosen.flatMap(({ selectionSet }) => selectionSet ?? [])
    return chosen[0]?.name.value ?? key
  })
}

/** Executed operations are valid, so fragments have no cycles. */
function fieldsIn(document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(document, selection.selectionSet)
    const name = selection.name.value
    const fragment = document.definitions.find((node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name)
    return fragment && 'selectionSet' in fragment ? fieldsIn(document, fragment.selectionSet) : []
  })
}
