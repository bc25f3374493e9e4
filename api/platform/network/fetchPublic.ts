import { Agent, fetch } from 'undici'
import { createCheckedLookup, createResolver, getKnownReach, RefusedAddressError, type Reach } from './addresses.ts'

const isAllowed = (reach: Reach) => reach === 'public'
const dispatcher = new Agent({ connect: { lookup: createCheckedLookup(isAllowed, createResolver(false)) } })

/** Connects only to addresses on the internet. For requests to addresses that users choose. */
export const fetchPublic = (async (address: string | URL, init?: object) => {
  const reach = getKnownReach(new URL(address))
  if (reach !== null && !isAllowed(reach)) throw new RefusedAddressError()
  return fetch(address, { ...init, dispatcher })
}) as unknown as typeof globalThis.fetch

export function isRefusedAddress(error: unknown): boolean {
  return error instanceof RefusedAddressError || (error instanceof Error && error.cause instanceof RefusedAddressError)
}
