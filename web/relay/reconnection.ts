import { useEffect, useEffectEvent } from 'react'

const connection = new EventTarget()

/** Says in this tab that live updates flow again after a gap, in which something may have been missed. */
export function announceReconnection(): void {
  connection.dispatchEvent(new Event('reconnected'))
}

/** Reads again what live updates keep fresh, after they were interrupted. */
export function useOnReconnected(onReconnected: () => void): void {
  const handleReconnected = useEffectEvent(onReconnected)
  useEffect(() => {
    const listener = () => handleReconnected()
    connection.addEventListener('reconnected', listener)
    return () => connection.removeEventListener('reconnected', listener)
  }, [])
}
