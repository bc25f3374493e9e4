import { quotedFiles } from '../../models/prompt/attachments.ts'
import type { NumberedSource } from '../../agents/sources.ts'
import { nilUuid } from '../../platform/text/ids.ts'
import type { OwnedRun } from '../runs/ownedRun.ts'
import type { Platform } from '../../platform/platform.ts'
import { readHistory } from '../steps/threadHistory.ts'
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

/** For older files the model only gets the name. */
const maxFilesRead = 20

export async function loadHistory(
  { db, files: store }: Pick<Platform, 'db' | 'files'>,
  run: Pick<OwnedRun, 'threadId' | 'summaryPosition' | 'position' | 'userId' | 'kept' | 'history'>,
  model: Pick<ModelInfo, 'contextTokens' | 'acceptsImages'>,
  { isEstimate = false } = {},
): Promise<History> {
  const { threadId, summaryPosition, position, userId, kept } = run
  // The kept part of a continued answer has sources, too.
  const read = run.history ?? (await readHistory(db, { threadId, from: summaryPosition, to: kept ? position + 1 : position }))
  const history = { ...read, messages: read.messages.filter((message) => message.position < position) }
  const files = history.messages.flatMap(({ attachments }) => attachments ?? [])
  const texts = await loadAttachedTexts(db, {
    ownerId: userId ?? nilUuid,
    question: history.messages[0]?.text ?? '',
    files: files.flatMap(({ id, textBytes }) => (textBytes === null ? [] : [{ id, textBytes }])).slice(0, maxFilesRead),
    contextTokens: model.contextTokens,
  })
  const seen = files.flatMap(({ id, filePath, mimeType, problem }) =>
    filePath !== null && problem === null && isPicture(mimeType ?? '') ? [{ id, filePath }] : [],
  )
  const shown = model.acceptsImages ? seen : []
  const pictures = isEstimate ? estimateAttachedPictures(shown, model) : await loadAttachedPictures(store, shown, model)
  const messages = history.messages.toReversed().map(({ attachments, ...message }) => {
    if (!attachments) return message
    const quoted = quotedFiles(
      attachments.map((file) => ({ ...file, text: null, isPart: false, ...texts.get(file.id), isShown: pictures.has(file.id) })),
    )
    return { ...message, quoted, pictures: attachments.flatMap(({ id }) => pictures.get(id) ?? []) }
  })
  const partlyRead = files.filter(({ id }) => texts.get(id)?.isPart).map(({ name }) => name)
  return { ...history, messages, partlyRead }
}
