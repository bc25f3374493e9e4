import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** Start of the day, also in a page that stays open past midnight. */
export function useToday(): Date {
  return new Date(useSyncExternalStore(subscribe, getMidnight))
}

const getMidnight = () => new Date().setHours(0, 0, 0, 0)

/** Timers stop while a computer sleeps. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
