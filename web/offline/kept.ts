import { offlineAccount } from '../lib/storage.ts'
import { type KeptAnswer, readAll, transact } from './database.ts'
import { forget } from './forget.ts'

export const maxThreads = 20
const maxCharacters = 1_000_000
/** Kept as long as a session lasts. */
const maxAgeMs = 30 * 86_400_000

type Data = Record<string, unknown>

export function getAnswerKey(operation: string, { uuid }: { readonly uuid?: string }): string {
  return operation === 'ThreadScreenQuery' ? getThreadKey(uuid ?? '') : operation
}

const threadPrefix = 'thread:'
const getThreadKey = (uuid: string) => threadPrefix + uuid
const newChat = getThreadKey('')

/** Data of another account is deleted first. */
export async function claim(userId: string): Promise<void> {
  if (offlineAccount.get() === userId) return
  if (offlineAccount.get() !== null) await forget()
  offlineAccount.set(userId)
}

/** @returns the ID of the thread, if one was kept */
export async function keepAnswer(owner: string, name: string, data: Data): Promise<string | null> {
  const thread = getThread(data)
  if (name.startsWith(threadPrefix) && name !== newChat && (!thread || !mayKeep(thread))) {
    await forgetAnswers([name])
    return null
  }
  if (JSON.stringify(data).length > maxCharacters) return null
  const kept: KeptAnswer = { name, owner, data, keptAt: Date.now() }
  await transact('answers', 'readwrite', (store) => {
    // Another tab may have signed out.
    if (offlineAccount.get() === owner) return store.put(kept)
  })
  await forgetAnswers(findEvictable(await readAll('answers'), Date.now()))
  return thread ? String(thread['id']) : null
}

export async function forgetAnswers(names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await transact('answers', 'readwrite', (store) => names.forEach((name) => store.delete(name)))
}

export function findEvictable(answers: readonly KeptAnswer[], now: number): string[] {
  const old = answers.filter(({ keptAt }) => now - keptAt > maxAgeMs)
  const threads = answers.filter(({ name }) => name.startsWith(threadPrefix) && name !== newChat)
  const early = threads.toSorted((one, other) => other.keptAt - one.keptAt).slice(maxThreads)
  return [...new Set([...old, ...early].map(({ name }) => name))]
}

/** @param userId null before the session is known */
export async function readAnswer(name: string, userId: string | null): Promise<Data | null> {
  const owner = offlineAccount.get()
  if (!owner || (userId !== null && userId !== owner)) return null
  const usable = (await readAll('answers')).filter((answer) => answer.owner === owner && Date.now() - answer.keptAt <= maxAgeMs)
  // A signed-out page must not keep reading.
  if (offlineAccount.get() !== owner) return null
  const exact = usable.find((answer) => answer.name === name)
  if (exact) return exact.data
  // The response for a thread includes the data of a new chat.
  return name === newChat ? (usable.find((answer) => answer.name.startsWith(threadPrefix))?.data ?? null) : null
}

export async function findKeptThreads(): Promise<Map<string, string>> {
  const answers = await readAll('answers')
  return new Map(answers.flatMap(({ name, data }) => (getThread(data) ? [[name, String(getThread(data)?.['id'])]] : [])))
}

/** Excludes conversations with twins, whose owners can withdraw answers. */
function mayKeep({ isTemporary, threadType }: Data): boolean {
  return isTemporary === false && !String(threadType).includes('TWIN')
}

function getThread(data: Data): Data | null {
  const { thread } = (data['viewer'] ?? {}) as { thread?: Data | null }
  return thread ?? null
}
