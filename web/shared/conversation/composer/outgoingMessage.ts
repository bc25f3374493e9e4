import type { Upload } from '../../uploads/uploads.ts'
import type { Reference } from '../../references/referenceKinds.ts'

export interface OutgoingMessage {
  readonly text: string
  readonly files: readonly Upload[]
  readonly references: readonly Reference[]
}

export type MessageInput = ReturnType<typeof toMessageInput>

export function toMessageInput({ text, files, references }: OutgoingMessage) {
  return {
    text,
    elementIds: files.flatMap(({ elementId }) => elementId ?? []),
    references: references.map(({ kind, uuid }) => ({ kind, uuid })),
  }
}
