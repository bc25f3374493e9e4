import { useEffect, useRef, useState } from 'react'
import { getReferencesDraft } from '../../lib/storage.ts'
import { isReference, type Reference } from './referenceKinds.ts'

/** Kept through reloads, like the text of the draft. @param name the thread's UUID; null for a new private thread */
export function useDraftReferences(name: string | null) {
  const [references, setReferences] = useState(() => parse(getReferencesDraft(name).get()))
  const stored = useRef({ name, references })

  useEffect(() => {
    const before = stored.current
    // Nothing may be stored after sign-out.
    if (before.name === name && before.references === references) return
    if (before.name !== name) getReferencesDraft(before.name).set(null)
    stored.current = { name, references }
    getReferencesDraft(name).set(references.length > 0 ? JSON.stringify(references) : null)
  }, [name, references])

  return [references, setReferences] as const
}

function parse(stored: string | null): readonly Reference[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isReference) : []
  } catch {
    return []
  }
}
