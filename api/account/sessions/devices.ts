import { isIPv4 } from 'node:net'
import Bowser from 'bowser'

export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const named = [browser.name, os.name].filter(Boolean).join(' on ')
  return named || (/^[\w-]+(?=\/)/.exec(userAgent)?.[0] ?? null)
}

export function shortenAddress(address: string): string {
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.…` : `${address.split(':', 3).join(':')}:…`
}
