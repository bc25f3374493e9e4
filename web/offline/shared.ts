import { addToNewChat } from '../lib/storage.ts'
import { handToComposer } from '../shared/conversation/composer/handToComposer.ts'
import { transact, type SharedContent } from './database.ts'

const maxAgeMs = 5 * 60_000

/** Puts what another app has shared into the draft of a new chat. Nothing is sent. */
export async function takeShared(): Promise<void> {
  const content = await transact('shared', 'readonly', (store) => store.get(1) as IDBRequest<SharedContent | undefined>)
  await transact('shared', 'readwrite', (store) => store.clear())
  if (!content || Date.now() - content.keptAt > maxAgeMs) return
  const { text, files } = content
  if (text !== '') addToNewChat(text)
  if (files.length > 0) handToComposer({ files: [...files], text: '' })
}
