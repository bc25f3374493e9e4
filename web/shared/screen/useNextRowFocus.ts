import { useEffect, useRef, useState } from 'react'

/** After the focused row of a list is removed, focuses the last button of the row that takes its place. */
export function useNextRowFocus() {
  const list = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState<{ index: number } | null>(null)
  useEffect(() => {
    if (!removed || document.activeElement !== document.body) return
    const rows = [...(list.current?.querySelectorAll('li') ?? [])]
    const row = rows[removed.index] ?? rows.at(-1)
    Array.from(row?.querySelectorAll('button') ?? [])
      .at(-1)
      ?.focus()
  }, [removed])
  return { list, onRemoved: (index: number) => setRemoved({ index }) }
}
