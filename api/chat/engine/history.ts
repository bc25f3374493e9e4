import { quotedFiles } from '../../models/prompt/attachments.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import type { Database } from '../../platform/database/database.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AttachedFile, nothingSaid, readSaid, type Said, type SaidMessage } from '../steps/said.ts'
import { isPicture } from '../uploads/metadata/pictures.ts'
import { attachedPictures, mostPictures } from '../uploads/reading/attachedPictures.ts'
import { attachedTexts } from '../uploads/reading/attachedTexts.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import type { ModelInfo } from '../../models/models.ts'

export interface History {
  messages: HistoryMessage[]
  /** Whether an earlier answer in the thread read untrusted content, even if it is not among the messages. */
  hasUntrustedContent: boolean
  sources: NumberedSource[]
  /** Names of attached files that were only partly read. */
  partlyRead: string[]
}

/** Only the newest files are read; for others the model gets the name. */
const mostFilesRead = 20

/** Loads the model's input, oldest first. `question` is the user's text if available and without attachments. */
export async function loadHistory(
  { db, files: store }: Pick<Platform, 'db' | 'files'>,
  run: OwnedRun,
  { question, model }: { question: string | null; model: Pick<ModelInfo, 'contextTokens' | 'seesPictures'> },
): Promise<History> {
  const { contextTokens } = model
  const { messages: newestFirst, hasUntrustedContent, sources } = await saidTo(db, run, question)
  const files = newestFirst.flatMap(({ attachments }) => attachments ?? [])
  const texts = await readTexts(db, run, { files, question: newestFirst[0]?.text ?? '', contextTokens })
  const pictures = await readPictures(store, files, model)
  const messages = newestFirst.toReversed().map(({ attachments, ...message }) => {
    if (!attachments) return message
    const quoted = quotedFiles(
      attachments.map((file) => ({ ...file, text: null, isPart: false, ...texts.get(file.id), isShown: pictures.has(file.id) })),
    )
    return { ...message, quoted, pictures: attachments.flatMap(({ id }) => pictures.get(id) ?? []) }
  })
  const partlyRead = files.filter(({ id }) => texts.get(id)?.isPart).map(({ name }) => name)
  return { messages, hasUntrustedContent, sources, partlyRead }
}

/** New threads have no history, and sends on existing threads usually load it with the insert. */
async function saidTo(db: Database, run: OwnedRun, question: string | null): Promise<Said> {
  const { threadId, summaryPosition: from, position, userStepId: stepId } = run
  const before = position === 1 ? nothingSaid : run.saidBefore
  if (question === null || !before) return readSaid(db, { threadId, from, to: position })
  const asked: SaidMessage = { role: 'user', text: question, position: position - 1, stepId, hasUntrustedContent: false, attachments: null }
  return { ...before, messages: [asked, ...before.messages] }
}

async function readTexts(
  db: Database,
  { userId }: OwnedRun,
  { files, ...asked }: { files: readonly AttachedFile[]; question: string; contextTokens: number },
) {
  const read = files.flatMap(({ id, textBytes }) => (textBytes === null ? [] : [{ id, textBytes }])).slice(0, mostFilesRead)
  return attachedTexts(db, { ownerId: userId ?? nilUuid, files: read, ...asked })
}

function readPictures(store: Platform['files'], files: readonly AttachedFile[], model: Pick<ModelInfo, 'contextTokens' | 'seesPictures'>) {
  const seen = files.flatMap(({ id, filePath, mimeType, problem }) =>
    filePath !== null && problem === null && isPicture(mimeType ?? '') ? [{ id, filePath }] : [],
  )
  return attachedPictures(store, model.seesPictures ? seen.slice(0, mostPictures) : [], model)
}
