import { useEffect, useEffectEvent, type ClipboardEvent } from 'react'

/** By default the browser would open files dropped on the page. */
export function useFilesDroppedOnPage(onFiles: (files: File[]) => void): void {
  const drop = useEffectEvent((event: DragEvent) => event.dataTransfer && takeFiles(event, event.dataTransfer, onFiles))
  useEffect(() => {
    const accept = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', accept, { signal })
    window.addEventListener('drop', (event) => drop(event), { signal })
    return () => listening.abort()
  }, [])
}

/** Cells and paragraphs of office programs are pasted as text, without their picture. */
export function takePastedFiles(event: ClipboardEvent, onFiles: (files: File[]) => void): void {
  const isText = ['text/html', 'text/plain'].every((type) => event.clipboardData.getData(type).trim() !== '')
  if (!isText) takeFiles(event, event.clipboardData, onFiles)
}

function takeFiles(event: ClipboardEvent | DragEvent, { files }: DataTransfer, onFiles: (files: File[]) => void): void {
  if (event.defaultPrevented || files.length === 0) return
  event.preventDefault()
  onFiles([...files])
}
