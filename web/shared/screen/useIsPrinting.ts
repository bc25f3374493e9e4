import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Browsers lay out the page right after `beforeprint`. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), options)
    addEventListener('afterprint', () => setPrinting(false), options)
    return () => listening.abort()
  }, [])
  return isPrinting
}
