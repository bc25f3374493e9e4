import { t } from '@lingui/core/macro'
import { commitMutation, ConnectionHandler, type IEnvironment, type MutationParameters } from 'relay-runtime'
import queueMutation, { type useQueueMessageMutation } from '../__generated__/useQueueMessageMutation.graphql.ts'
import sendMutation, { type useSendMessageMutation } from '../__generated__/useSendMessageMutation.graphql.ts'
import { translateError, type Refusal } from '../i18n/errorText.ts'
import { offlineAccount } from '../lib/storage.ts'
import { isUndelivered } from '../relay/requestError.ts'
import { readAll, transact, type UnsentMessage } from './database.ts'
import { announceStartedThread, newChat, showUnsent } from './unsentList.ts'

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unsent')
tabs?.addEventListener('message', () => void showStored())

type NewMessage = Pick<UnsentMessage, 'chat' | 'threadId' | 'text' | 'modelId' | 'comparedModelId' | 'clientMessageId'>

/** False if this browser may not store anything. */
export async function addUnsent(message: NewMessage): Promise<boolean> {
  const owner = offlineAccount.get()
  if (!owner) return false
  try {
    await change((store) => {
      if (offlineAccount.get() === owner) store.add({ ...message, owner, failure: null })
    })
    return offlineAccount.get() === owner
  } catch {
    return false
  }
}

export async function removeUnsent(id: number): Promise<void> {
  await change((store) => store.delete(id))
}

/** A rejected message, and those after it, wait for the sender. */
export async function allowUnsent(message: UnsentMessage): Promise<void> {
  await update([{ ...message, failure: null }])
}

/** As a new message to the server, which may have received the former text. */
export async function editUnsent(message: UnsentMessage, text: string): Promise<void> {
  await update([{ ...message, text, clientMessageId: crypto.randomUUID(), failure: null }])
}

/** Keeps all tabs from sending the chat’s messages until released. */
export function holdUnsent(chat: string): () => Promise<void> {
  const holding = new AbortController()
  const { signal } = holding
  const wait = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const held = getLocks()?.request(getChatLock(chat), { signal }, wait)
  return async () => {
    holding.abort()
    await held?.catch(() => {})
  }
}

export async function showStored(): Promise<void> {
  const owner = offlineAccount.get()
  const messages = await readAll('unsent')
  showUnsent(messages.filter((message) => message.owner === owner))
}

/** One tab sends at a time; the client message ID makes a repeated send harmless. */
export async function sendUnsent(environment: IEnvironment, userId = offlineAccount.get()): Promise<void> {
  if (!userId) return

  const locks = getLocks()
  const work = () => sendAll(environment, userId)
  await (locks ? locks.request('unsent', work) : work())
}

/** Undefined outside secure contexts. */
const getLocks = () => navigator.locks as LockManager | undefined
const getChatLock = (chat: string) => `unsent ${chat}`

async function runUnlessHeld(chat: string, work: () => Promise<void>): Promise<boolean> {
  const run = async (lock: Lock | null) => {
    if (lock) await work()
    return lock !== null
  }
  const locks = getLocks()
  return locks ? locks.request(getChatLock(chat), { ifAvailable: true }, run) : work().then(() => true)
}

/** The tab that held it may have been closed. */
async function sendOnceFree(chat: string, environment: IEnvironment, userId: string): Promise<void> {
  await getLocks()?.request(getChatLock(chat), () => {})
  await sendUnsent(environment, userId)
}

async function sendAll(environment: IEnvironment, userId: string): Promise<void> {
  const edited = new Set<string>()
  for (;;) {
    if (offlineAccount.get() !== userId) return
    const messages = (await readAll('unsent')).filter(({ owner }) => owner === userId)
    const held = new Set(messages.flatMap(({ chat, failure }) => (failure === null ? [] : [chat])))
    const next = messages.find(({ chat }) => !held.has(chat) && !edited.has(chat))
    if (!next) return
    try {
      if (await runUnlessHeld(next.chat, () => sendOne(environment, next, messages))) continue
      edited.add(next.chat)
      sendOnceFree(next.chat, environment, userId).catch((error: unknown) => console.error('Unsent messages failed', error))
    } catch (error) {
      if (isUndelivered(error) || offlineAccount.get() !== userId) return
      await update([{ ...next, failure: t`Couldn’t send your message` }])
    }
  }
}

async function sendOne(environment: IEnvironment, message: UnsentMessage, all: readonly UnsentMessage[]): Promise<void> {
  const { id, threadId, text, modelId, comparedModelId, clientMessageId } = message
  const connections = threadId === null ? [] : [ConnectionHandler.getConnectionID(threadId, 'Conversation_steps')]
  const outgoing = { threadId, text, elementIds: [], ...(comparedModelId && { comparedModelId }), clientMessageId }
  const input = { ...outgoing, modelId: threadId === null ? modelId : null }
  const { sendMessage: sent } = await commit<useSendMessageMutation>(environment, sendMutation, { input, connections })
  if (sent.__typename === 'AlreadySendingError' && threadId !== null) {
    const queue = { input: { ...outgoing, threadId } }
    const { queueMessage } = await commit<useQueueMessageMutation>(environment, queueMutation, queue)
    return settle(message, queueMessage)
  }
  const { thread } = sent
  if (thread && threadId === null) {
    const rest = all.filter((other) => other.chat === newChat && other.id !== id)
    await update(rest.map((other) => ({ ...other, chat: thread.uuid, threadId: thread.id })))
    await settle(message, sent)
    return announceStartedThread(thread.uuid)
  }
  await settle(message, sent)
}

async function settle(message: UnsentMessage, answer: Partial<Refusal>): Promise<void> {
  if (answer.message === undefined) return removeUnsent(message.id)
  await update([{ ...message, failure: translateError({ ...answer, message: answer.message }) }])
}

function commit<TMutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: Parameters<typeof commitMutation>[1]['mutation'],
  variables: TMutation['variables'],
): Promise<TMutation['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, { mutation, variables, onCompleted: (response) => resolve(response), onError: reject })
  })
}

/** Messages withdrawn or deleted since are not restored. */
async function update(messages: readonly UnsentMessage[]): Promise<void> {
  await change((store) => {
    for (const message of messages) {
      const found = store.count(message.id)
      found.onsuccess = () => found.result > 0 && store.put(message)
    }
  })
}

async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  await transact('unsent', 'readwrite', work)
  await showStored()
  tabs?.postMessage(null)
}
