import { type ExpressionBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { quotedFiles } from '../../models/prompt/attachments.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import type { Tables } from '../../platform/__generated__/tables.ts'
import type { Database } from '../../platform/database/database.ts'
import { kysely, prepared } from '../../platform/database/sql/typedSql.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { OwnedRun } from '../engine/runStore.ts'
import type { Platform } from '../../platform/platform.ts'
import { roleOfStep } from './roleOfStep.ts'
import { isPicture } from '../uploads/metadata/pictures.ts'
import { attachedPictures, mostPictures } from '../uploads/reading/attachedPictures.ts'
import { attachedTexts } from '../uploads/reading/attachedTexts.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
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
  return attachedTexts(db, { ownerId: userId ?? nilUuid, files: read, ...asked })
}

function readPictures(store: Platform['files'], files: readonly AttachedFile[], model: Pick<ModelInfo, 'contextTokens' | 'seesPictures'>) {
  const seen = files.flatMap(({ id, filePath, mimeType, problem }) =>
    filePath !== null && problem === null && isPicture(mimeType ?? '') ? [{ id, filePath }] : [],
  )
  return attachedPictures(store, model.seesPictures ? seen.slice(0, mostPictures) : [], model)
}

const messagesOf = prepared<{ threadId: string; from: number; to: number }, Row>((arg) =>
  kysely
    .selectFrom('steps')
    .select(['id as stepId', 'position', 'hasForeignWords', roleOfStep])
    .select((eb) => [
      eb.case().when('stepType', '=', sql.lit('user_message')).then(eb.ref('input')).else(eb.ref('output')).end().as('text'),
      eb
        .exists(
          eb
            .selectFrom('steps as earlier')
            .select('earlier.id')
            .where('earlier.threadId', '=', arg('threadId'))
            .where('earlier.position', '<', arg('to'))
            .where('earlier.hasForeignWords', '=', sql.lit(true)),
        )
        .$castTo<boolean>()
        .as('isThreadForeign'),
      eb
        .selectFrom('elements')
        .select((of) => sql<AttachedFile[]>`json_agg(${attachedFile(of)} ORDER BY ${of.ref('elements.position')})`.as('attachments'))
        .whereRef('stepId', '=', 'steps.id')
        .where('elementType', '=', sql.lit('file'))
        .as('attachments'),
    ])
    .where('threadId', '=', arg('threadId'))
    .where('position', '>=', arg('from'))
    .where('position', '<', arg('to'))
    .where((eb) => eb.or([eb('stepType', '=', sql.lit('user_message')), eb('output', '<>', '')]))
    .orderBy('position', 'desc')
    .limit(longestHistory),
)

function attachedFile(of: ExpressionBuilder<Tables, 'elements'>) {
  return jsonBuildObject({
    id: of.ref('elements.id'),
    name: sql<string>`${of.ref('properties')}->>'filename'`,
    mimeType: of.ref('mimeType'),
    filePath: of.ref('filePath'),
    problem: of.ref('problem'),
    textBytes: sql<number | null>`coalesce(${of.ref('textBytes')}, octet_length(${of.ref('content')}))`,
  })
}

function readMessages(db: Database, { threadId, summaryPosition: from, position: to }: OwnedRun): Promise<Row[]> {
  return messagesOf(db, { threadId, from, to })
}

const quotedIn = prepared<{ threadId: string; to: number }, NumberedSource>((arg) =>
  kysely
    .selectFrom('stepSources as quoted')
    .innerJoin('steps', 'steps.id', 'quoted.stepId')
    .select([
      'quoted.number',
      'quoted.kind',
      'quoted.sourceId',
      'quoted.threadId',
      'quoted.title',
      'quoted.excerpt as text',
      'ordinal',
      'page',
    ])
    .where('steps.threadId', '=', arg('threadId'))
    .where('steps.position', '<', arg('to'))
    .orderBy('quoted.number', 'desc')
    .limit(mostSources),
)

function readQuoted(db: Database, { threadId, position: to }: OwnedRun): Promise<NumberedSource[]> {
  return quotedIn(db, { threadId, to })
}
