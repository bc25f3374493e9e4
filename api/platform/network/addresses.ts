import { lookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { trimEndMatching } from '../text/trimming.ts'

export class RefusedAddressError extends Error {
  readonly code = 'REFUSED_ADDRESS'

  constructor() {
    super('Connections to this address are not allowed.')
  }
}

export type Resolve = (hostname: string) => Promise<string[]>

export type Reach = 'public' | 'private' | 'loopback'

/** Private includes metadata services of clouds and IPv6 addresses that embed IPv4. */
export function classifyAddress(address: string): Reach {
  const bare = address.split('%', 1)[0] ?? ''
  if (!ipaddr.isValid(bare)) return 'private'
  const parsed = ipaddr.process(bare)
  const range = parsed.range()
  if (range === 'loopback') return 'loopback'
  if (range !== 'unicast') return 'private'
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast) ? 'public' : 'private'
  return 'public'
}

/** Allocated for public use. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Addresses are never looked up. */
export function getLiteralAddress({ hostname }: URL): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) ? bare : null
}

export function getKnownReach(url: URL): Reach | null {
  const bare = trimEndMatching(url.hostname, /\./)
  if (bare === 'localhost' || bare.endsWith('.localhost')) return 'loopback'
  const literal = getLiteralAddress(url)
  return literal === null ? null : classifyAddress(literal)
}

/** Prevents DNS rebinding: the connection uses the checked addresses. */
export function createCheckedLookup(isAllowed: (reach: Reach) => boolean, resolve: Resolve): LookupFunction {
  const check = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    const [first] = addresses
    if (first === undefined) throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })
    if (addresses.some((address) => !isAllowed(classifyAddress(address)))) throw new RefusedAddressError()
    return addresses.map((address) => ({ address, family: isIP(address) }))
  })
  return (hostname, options, callback) => {
    check(hostname, (error, found) => {
      const [first] = found ?? []
      if (error || !first) callback(error, '')
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}

/** The system lookup blocks threads needed for file reads, but only it knows local names. */
export function createResolver(allowsPrivateNetworks: boolean): Resolve {
  if (allowsPrivateNetworks) {
    return (hostname) =>
      new Promise((resolve, reject) => {
        lookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found.map(({ address }) => address))))
      })
  }
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return async (hostname) => {
    const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    if (addresses.length === 0) throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })
    return addresses
  }
}
