import { getAttachmentBudget } from '../../../models/prompt/attachments.ts'
import { isPicture } from '../metadata/pictures.ts'
import type { Element } from '../../../platform/__generated__/prisma/client.ts'
import type { ModelInfo } from '../../../models/models.ts'

const longTextLength = 10_000
const largeFileBytes = 100 * 1024 * 1024

const onlyName = 'Only the name of this file is read.'
const onlyParts = 'This file is too long to read in full. Each answer uses the parts that best match the question.'

const notSeen = 'This model can’t see images. Only the file name is sent.'

export function getElementWarnings(
  element: Pick<Element, 'elementType' | 'content' | 'mimeType' | 'problem' | 'textBytes' | 'fileSize'>,
  { contextTokens, acceptsImages }: Pick<ModelInfo, 'contextTokens' | 'acceptsImages'>,
): string[] {
  const { elementType, content, mimeType, problem, textBytes, fileSize } = element
  if (elementType === 'text' && (content?.length ?? 0) > longTextLength) return ['This text has more than 10,000 characters.']
  if (elementType !== 'file') return []
  const large = (fileSize ?? 0) > largeFileBytes ? ['This file is larger than 100 MB.'] : []
  if (isPicture(mimeType ?? '')) {
    if (problem !== null) return [...large, onlyName, problem]
    return acceptsImages ? large : [...large, notSeen]
  }
  if (textBytes === null && content === null) return [...large, onlyName, ...(problem ? [problem] : [])]
  return (textBytes ?? 0) > getAttachmentBudget(contextTokens) ? [...large, onlyParts] : large
}
