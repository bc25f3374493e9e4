import { useCallback, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'

export interface LookedFor {
  /** Words, trimmed; empty for everybody. */
  query: string
  interest: string | null
}

/** What is looked for stands in the address, so that it can be shared and gone back to; what is typed is ahead of it. */
export function useLookedFor() {
  const [address, setAddress] = useSearchParams()
  const lookedFor: LookedFor = { query: address.get('q')?.trim() ?? '', interest: address.get('interest') }
  const [typed, setTyped] = useState(lookedFor.query)

  // Typing replaces the address, and may be further by then; any other way here brings its own words.
  const { key } = useLocation()
  const isByTyping = useNavigationType() === NavigationType.Replace
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isByTyping) setTyped(lookedFor.query)
  }

  const look = useCallback(
    ({ query, interest }: LookedFor) => {
      const words = query.trim()
      setAddress({ ...(words && { q: words }), ...(interest && { interest }) }, { replace: true, preventScrollReset: true })
    },
    [setAddress],
  )
  return { typed, setTyped, lookedFor, look }
}
