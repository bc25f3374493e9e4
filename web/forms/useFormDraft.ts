import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { getTextDraft } from '../lib/storage.ts'
import { pickChanged } from './pickChanged.ts'

/** Unsaved changes survive reloads and navigation; cleared at logout. @param name null keeps no draft */
export function useFormDraft<TValues extends FieldValues, TOutput>(form: UseFormReturn<TValues, unknown, TOutput>, name: string | null) {
  const { getValues, reset, subscribe } = form
  useEffect(() => {
    if (name === null) return undefined
    const stored = getTextDraft(`form:${name}`)
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        stored.set(isDirty ? JSON.stringify(pickChanged(values, defaultValues as Partial<TValues> | undefined)) : null)
      },
    })
    const draft = parseDraft(stored.get(), getValues())
    if (draft) reset(draft, { keepDefaultValues: true })
    return stop
  }, [name, getValues, reset, subscribe])
}

/** Drafts of earlier versions may have other fields. */
function parseDraft<TValues extends FieldValues>(stored: string | null, values: TValues): TValues | null {
  try {
    const draft = JSON.parse(stored ?? '') as Partial<TValues>
    return { ...values, ...Object.fromEntries(Object.entries(draft).filter(([field]) => field in values)) }
  } catch {
    return null
  }
}
