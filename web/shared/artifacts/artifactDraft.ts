import { getTextDraft } from '../../lib/storage.ts'
import type { Artifact } from './artifacts.ts'

interface StoredDraft {
  readonly code: string
  readonly edited: string
}

/** Edit of one version that is not sent yet. Survives reloads; cleared at logout. */
export function getArtifactDraft({ title, code }: Artifact) {
  const stored = getTextDraft(`artifact:${title}:${code.length}`)
  return {
    get(): string | null {
      const draft = JSON.parse(stored.get() ?? 'null') as StoredDraft | null
      // Versions can have the same title and length.
      return draft?.code === code ? draft.edited : null
    },
    set(edited: string | null) {
      stored.set(edited === null || edited === code ? null : JSON.stringify({ code, edited } satisfies StoredDraft))
    },
  }
}
