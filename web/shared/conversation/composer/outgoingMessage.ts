import type { Upload } from '../../uploads/uploads.ts'
import type { Reference } from '../../references/referenceKinds.ts'

export interface OutgoingMessage {
  readonly text: string
  readonly files: readonly Upload[]
  readonly references: readonly Reference[]
  /** Model of a second answer. */
  readonly comparedModelId?: string | null | undefined
}

export type MessageInput = ReturnType<typeof toMessageInput>

export function toMessageInput({ text, files, references, comparedModelId }: OutgoingMessage) {
  return {
    text,
    elementIds: files.flatMap(({ elementId }) => elementId ?? []),
    references: references.map(({ kind, uuid }) => ({ kind, uuid })),
    ...(comparedModelId && { comparedModelId }),
  }
}
