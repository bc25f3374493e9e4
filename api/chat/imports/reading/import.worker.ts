import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { ConversationImportProblem } from '../../../platform/__generated__/prisma/client.ts'
import { type AccountPiece, AccountReader } from './accountReader.ts'
import { ImportProblem } from './conversation.ts'
import { readExportValues } from './exportFile.ts'
import { readConversations, type Counts, type Piece, toPieces } from './pieces.ts'

export interface ImportTask {
  path: string
}

/** The counts, then one piece or list of pieces per request, to limit memory. */
export type ImportNews =
  | { type: 'problem'; problem: ConversationImportProblem }
  | { type: 'counts'; counts: Counts }
  | { type: 'pieces'; pieces: Piece[] }
  | { type: 'account'; piece: AccountPiece }
  | { type: 'done' }

async function count(path: string): Promise<Counts> {
  await using account = await AccountReader.open(path)
  if (account) return await account.count()
  let counts: Counts | null = null
  for await (const { origin, messages } of readConversations(readExportValues(path))) {
    counts ??= { origin, conversations: 0, messages: 0 }
    counts.conversations++
    counts.messages += messages.length
  }
  if (!counts) throw new ImportProblem('empty')
  return counts
}

async function readImport({ path }: ImportTask): Promise<void> {
  await hand({ type: 'counts', counts: await count(path) })
  await using account = await AccountReader.open(path)
  if (account) for await (const piece of account.read()) await hand({ type: 'account', piece })
  else for await (const pieces of toPieces(readConversations(readExportValues(path)))) await hand({ type: 'pieces', pieces })
  post({ type: 'done' })
}

async function hand(news: ImportNews): Promise<void> {
  post(news)
  if (parentPort) await once(parentPort, 'message')
}

function post(news: ImportNews): void {
  parentPort?.postMessage(news)
}

// The process is killed after the last piece.
flushCompileCache()
try {
  await readImport(workerData as ImportTask)
} catch (error) {
  if (!(error instanceof ImportProblem)) throw error
  post({ type: 'problem', problem: error.problem })
}
