import { divideBudget, quoteFiles, quoteReferenced, getAttachmentBudget } from '../../models/prompt/attachments.ts'
import { type NumberedSource, Sources } from '../../agents/sources.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import type { Platform } from '../../platform/platform.ts'
import { findReferenced, fitLines } from '../references/referencedTexts.ts'
import { readHistory, type StoredMessage } from '../steps/threadHistory.ts'
import { toAnswerPreview } from '../threads/previews.ts'
import { toRecipient } from '../../agents/assignment.ts'
import { findRestrictedSteps, type RestrictedStep } from '../../memory/restrictions/restrictedSteps.ts'
import { createModelFailure } from '../../models/failures.ts'
import { isPicture } from '../uploads/metadata/pictures.ts'
import { estimateAttachedPictures, loadAttachedPictures } from '../uploads/reading/attachedPictures.ts'
import { loadAttachedTexts } from '../uploads/reading/attachedTexts.ts'
import type { HistoryMessage } from '../../models/prompt/messages.ts'
import type { ModelInfo } from '../../models/models.ts'

export interface History {
  messages: HistoryMessage[]
  hasUntrustedContent: boolean
  sources: NumberedSource[]
  partlyRead: string[]
}

const withheldText = '[Left out: the user keeps this from you.]'
/** For older files the model only gets the name, for older references nothing. */
const maxFilesRead = 20

export async function loadHistory(
  { db, files: store }: Pick<Platform, 'db' | 'files'>,
  run: Pick<OwnedRun, 'threadId' | 'summaryPosition' | 'position' | 'userId' | 'answers' | 'kept' | 'history' | 'hasRestrictedMemories'>,
  model: Pick<ModelInfo, 'name' | 'contextTokens' | 'acceptsImages'>,
  { isEstimate = false } = {},
): Promise<History> {
  const { threadId, summaryPosition, position, userId, answers, kept } = run
  // The kept part of a continued answer has sources, too.
  const read = run.history ?? (await readHistory(db, { threadId, from: summaryPosition, to: kept ? position + 1 : position }))
  const mayReadAll = run.hasRestrictedMemories === false
  const restricted = await findRestrictedSteps(db, toRecipient({ userId: userId ?? nilUuid, answers }, model), mayReadAll ? [] : [threadId])
  if (kept && [...restricted.values()].some((step) => step.isWithheld && step.position === position))
    throw createModelFailure('memory_withheld')
  const before = read.messages.filter((message) => message.position < position)
  const history = {
    ...read,
    messages: before.map((message, index) => (index === 0 && message.role === 'user' ? message : withhold(message, restricted))),
  }
  const files = history.messages.flatMap(({ attachments }) => attachments ?? [])
  const references = listReferences(history.messages).filter(({ id }) => id !== threadId)
  const asked = { userId: userId ?? nilUuid, question: history.messages[0]?.text ?? '' }
  const parts = await findReferenced(db, references, asked)
  const attached = files.flatMap(({ id, textBytes }) => (textBytes === null ? [] : [{ id, bytes: textBytes }])).slice(0, maxFilesRead)
  const rooms = divideBudget(
    [...attached, ...parts].map(({ bytes }) => bytes),
    getAttachmentBudget(model.contextTokens),
  )
  const referenced = parts.map((part, index) => ({ ...part, room: rooms[attached.length + index] ?? 0 }))
  const texts = await loadAttachedTexts(db, {
    ownerId: asked.userId,
    question: asked.question,
    texts: [
      ...attached.map((file, index) => ({ ...file, kind: 'attachment' as const, room: rooms[index] ?? 0 })),
      ...referenced.filter(({ lines }) => lines === null).map((item) => ({ ...item, kind: 'item' as const })),
    ],
  })
  const seen = files.flatMap(({ id, filePath, mimeType, problem }) =>
    filePath !== null && problem === null && isPicture(mimeType ?? '') ? [{ id, filePath }] : [],
  )
  const shown = model.acceptsImages ? seen : []
  const pictures = isEstimate ? estimateAttachedPictures(shown, model) : await loadAttachedPictures(store, shown, model)
  const sources = new Sources(history.sources)
  const quoteReferences = (ids: readonly string[]) =>
    referenced
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, kind, title, source, lines, room }) => {
        const content = lines === null ? texts.get(id) : fitLines({ kind, lines }, room)
        if (!content) return []
        const number = source && sources.getNumber({ ...source, title, text: toAnswerPreview(content.text) })
        return [quoteReferenced({ kind, title, number, ...content })]
      })
  const messages = history.messages.toReversed().map(({ attachments, references: added, ...message }) => {
    const ids = added ? references.filter(({ stepId }) => stepId === message.stepId).map(({ id }) => id) : []
    if (!attachments && ids.length === 0) return message
    const quoted = quoteFiles(
      (attachments ?? []).map((file) => ({ ...file, text: null, isPart: false, ...texts.get(file.id), isShown: pictures.has(file.id) })),
    )
    return {
      ...message,
      quoted: [...quoted, ...quoteReferences(ids)],
      pictures: (attachments ?? []).flatMap(({ id }) => pictures.get(id) ?? []),
    }
  })
  const partlyRead = files.filter(({ id }) => texts.get(id)?.isPart).map(({ name }) => name)
  return { ...history, messages, partlyRead, sources: [...sources.getAll()] }
}

/** Each reference counts where it was added last. */
function listReferences(newestFirst: readonly StoredMessage[]) {
  const all = newestFirst.flatMap(({ stepId, references }) => (references ?? []).map((reference) => ({ ...reference, stepId })))
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index).slice(0, maxFilesRead)
}

/** Summaries are made of messages that any model may read. */
function withhold(message: StoredMessage, restricted: ReadonlyMap<string, RestrictedStep>): StoredMessage {
  const step = restricted.get(message.stepId)
  if (!step) return message
  const { role, position, stepId } = message
  return step.isWithheld
    ? { role, position, stepId, text: withheldText, attachments: null, references: null, isForgotten: true }
    : { ...message, isForgotten: true }
}
