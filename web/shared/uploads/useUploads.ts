import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import type { Upload, Uploads } from './uploads.ts'

export function useUploads({ isRead = false } = {}) {
  const session = useSession()
  const [uploads, setUploads] = useState<Uploads | null>(null)
  const loading = useRef<Promise<Uploads> | null>(null)
  const items = useSyncExternalStore(uploads?.subscribe ?? noSubscription, uploads?.getItems ?? noItems)
  useEffect(() => () => uploads?.clear(), [uploads])

  // XMLHttpRequest bypasses session.fetch, which detects an ended session.
  const checkSession = () => void session.fetch('/api/v1/auth/me').catch(() => {})

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    loading.current ??= import('./uploads.ts').then((module) => new module.Uploads(checkSession, { isRead }))
    const loaded = await loading.current
    setUploads(loaded)
    loaded.add(files)
  }

  return {
    items,
    add,
    remove: (key: number) => uploads?.remove(key),
    take: () => uploads?.take() ?? none,
    putBack: (taken: readonly Upload[]) => uploads?.putBack(taken),
    ids: items.flatMap(({ elementId }) => elementId ?? []),
    isUploading: items.some(({ progress }) => progress !== null),
    hasFailed: items.some(({ error }) => error !== null),
  }
}

const none: readonly Upload[] = []
const noItems = () => none
const noSubscription = () => () => {}
