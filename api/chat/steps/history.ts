import { quotedFiles } from '../../models/attachments.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import type { Database } from '../../platform/database/database.ts'
import { nobody } from '../../platform/text/ids.ts'
import type { OwnedRun } from '../engine/runStore.ts'
import type { Platform } from '../../platform/platform.ts'
import { isPicture } from '../uploads/metadata/pictures.ts'
import { attachedPictures, mostPictures } from '../uploads/reading/attachedPictures.ts'
import { attachedTexts } from '../uploads/reading/attachedTexts.ts'
import type { HistoryMessage } from '../../models/messages.ts'
import type { ModelInfo } from '../../models/models.ts'

interface AttachedFile {
  id: string
  name: string
  mimeType: string | null
  filePath: string | null
  problem: string | null
  /** Null where nothing was read. */
  textBytes: number | null
}

interface Row extends HistoryMessage {
  attachments: AttachedFile[] | null
  isThreadForeign: boolean
}

/** What is older is either summarized or found by searching past chats. */
const longestHistory = 400

export interface History {
  messages: HistoryMessage[]
  /** Words of others were before an earlier answer of the thread, whether or not it is among the messages. */
  hasForeignWords: boolean
  /** What its answers quote. */
  sources: NumberedSource[]
  /** The names of the attached files of which only parts are among the messages. */
  partlyRead: string[]
}

/** Of the newest ones; an older one that is found again gets a new number. */
const mostSources = 200
/** The newest ones; of others the model reads the names. */
const mostFilesRead = 20

/**
 * What the model gets to read, oldest first. `question` spares the database when nothing was said before it and nothing is
 * attached to it; it is null otherwise.
 */
export async function loadHistory(
  { db, files: store }: Pick<Platform, 'db' | 'files'>,
  run: OwnedRun,
  { question, model }: { question: string | null; model: Pick<ModelInfo, 'contextTokens' | 'seesPictures'> },
): Promise<History> {
  const { contextTokens } = model
  if (run.position === 1 && question !== null) {
    const first = { role: 'user', text: question, position: 0, stepId: run.userStepId } as const
    return { messages: [first], hasForeignWords: false, sources: [], partlyRead: [] }
  }
  const [newestFirst, sources] = await Promise.all([readMessages(db, run), readQuoted(db, run)])
  const files = newestFirst.flatMap(({ attachments }) => attachments ?? [])
  const texts = await readTexts(db, run, { files, question: newestFirst[0]?.text ?? '', contextTokens })
  const pictures = await readPictures(store, files, model)
  const messages = newestFirst.toReversed().map(({ attachments, isThreadForeign: _isThreadForeign, ...message }) => {
    if (!attachments) return message
    const quoted = quotedFiles(
      attachments.map((file) => ({ ...file, text: null, isPart: false, ...texts.get(file.id), isShown: pictures.has(file.id) })),
    )
    return { ...message, quoted, pictures: attachments.flatMap(({ id }) => pictures.get(id) ?? []) }
  })
  const partlyRead = files.filter(({ id }) => texts.get(id)?.isPart).map(({ name }) => name)
  return { messages, hasForeignWords: newestFirst[0]?.isThreadForeign ?? false, sources, partlyRead }
}

async function readTexts(
  db: Database,
  { userId }: OwnedRun,
  { files, ...asked }: { files: readonly AttachedFile[]; question: string; contextTokens: number },
) {
  const read = files.flatMap(({ id, textBytes }) => (textBytes === null ? [] : [{ id, textBytes }])).slice(0, mostFilesRead)
  return attachedTexts(db, { ownerId: userId ?? nobody, files: read, ...asked })
}

function readPictures(store: Platform['files'], files: readonly AttachedFile[], model: Pick<ModelInfo, 'contextTokens' | 'seesPictures'>) {
  const seen = files.flatMap(({ id, filePath, mimeType, problem }) =>
    filePath !== null && problem === null && isPicture(mimeType ?? '') ? [{ id, filePath }] : [],
  )
  return attachedPictures(store, model.seesPictures ? seen.slice(0, mostPictures) : [], model)
}

function readMessages(db: Database, run: OwnedRun): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT id AS "stepId", position, CASE step_type WHEN 'user_message' THEN 'user' ELSE 'assistant' END AS role,
      CASE step_type WHEN 'user_message' THEN input ELSE output END AS text,
      has_foreign_words AS "hasForeignWords",
      EXISTS (
        SELECT FROM steps AS earlier
        WHERE earlier.thread_id = ${run.threadId}::uuid AND earlier.position < ${run.position} AND earlier.has_foreign_words
      ) AS "isThreadForeign",
      (SELECT json_agg(json_build_object('id', elements.id, 'name', properties->>'filename', 'mimeType', mime_type, 'filePath', file_path,
          'problem', problem, 'textBytes', coalesce(text_bytes, octet_length(content))) ORDER BY elements.position)
        FROM elements WHERE step_id = steps.id AND element_type = 'file') AS attachments
    FROM steps
    WHERE thread_id = ${run.threadId}::uuid AND position >= ${run.summaryPosition} AND position < ${run.position}
      AND (step_type = 'user_message' OR output <> '')
    ORDER BY position DESC LIMIT ${longestHistory}`
}

async function readQuoted(db: Database, run: OwnedRun): Promise<NumberedSource[]> {
  const newestFirst = await db.stepSource.findMany({
    where: { step: { threadId: run.threadId, position: { lt: run.position } } },
    orderBy: { number: 'desc' },
    take: mostSources,
  })
  return newestFirst.map(({ number, kind, sourceId, threadId, title, excerpt, ordinal, page }) => {
    return { number, kind, sourceId, threadId, title, text: excerpt, ordinal, page }
  })
}
