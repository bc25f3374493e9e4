import type { Reach } from '../../platform/network/addresses.ts'

/** Where a webhook may be, by its protocol and by a setting. */
export function isAllowedReach(reach: Reach, url: URL, allowsPrivateNetworks: boolean): boolean {
  if (url.protocol === 'http:') return allowsPrivateNetworks && reach === 'loopback'
  return allowsPrivateNetworks || reach === 'public'
}
