import { FileChip } from '#design-system'
import type { Upload } from './uploads.ts'

interface UploadChipProps {
  upload: Upload
  onRemove: (key: number) => void
}

export function UploadChip({ upload: { key, name, size, type, progress, error }, onRemove }: UploadChipProps) {
  return <FileChip {...{ name, size, type }} progress={progress ?? undefined} error={error ?? undefined} onRemove={() => onRemove(key)} />
}
