import { lookup } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import ipaddr from 'ipaddr.js'
import { trimmedEnd } from '../text/trimming.ts'

/** The host of an address, or what it resolves to, is none that may be connected to. */
export class RefusedAddressError extends Error {
  readonly code = 'REFUSED_ADDRESS'

  constructor() {
    super('This address may not be connected to.')
  }
}

export type Resolve = (hostname: string) => Promise<string[]>

/** What an IP address says of where it leads. */
export type Reach = 'public' | 'private' | 'loopback'

/**
 * Public is what anybody on the internet can reach. Everything else that has a name, such as the addresses of clouds that tell their
 * machines about themselves, is private; so are addresses of IPv6 that carry one of IPv4 to a gateway.
 */
export function reachOf(address: string): Reach {
  const bare = address.split('%', 1)[0] ?? ''
  if (!ipaddr.isValid(bare)) return 'private'
  // An address of IPv4 that is written as one of IPv6 becomes what it is.
  const parsed = ipaddr.process(bare)
  const range = parsed.range()
  if (range === 'loopback') return 'loopback'
  if (range !== 'unicast') return 'private'
  if (parsed instanceof ipaddr.IPv6) return parsed.match(globalUnicast) ? 'public' : 'private'
  return 'public'
}

/** All that was ever given out of IPv6. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** The host of a URL where that is an address already, which is never looked up; null for a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) ? bare : null
}

/** Where the host of a URL leads as far as that is known without a name server; null for any other name. */
export function knownReach(url: URL): Reach | null {
  const bare = trimmedEnd(url.hostname, /\./)
  if (bare === 'localhost' || bare.endsWith('.localhost')) return 'loopback'
  const literal = literalAddress(url)
  return literal === null ? null : reachOf(literal)
}

/**
 * Looks a name up and refuses it if any of its addresses leads where one may not go. The connection goes to the very addresses that were checked,
 * so that a name which resolves to something else a moment later gains nothing.
 */
export function checkedLookup(isAllowed: (reach: Reach) => boolean, resolve: Resolve): LookupFunction {
  const check = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    const [first] = addresses
    if (first === undefined) throw Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' })
    if (addresses.some((address) => !isAllowed(reachOf(address)))) throw new RefusedAddressError()
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

/**
 * Asks name servers itself: the system's own lookup takes one of the few threads that files are read in, and a slow name server would
 * hold them all. Only that lookup knows the names of this machine and its network, so it is used where those are allowed.
 */
export function resolverOf(allowsPrivateNetworks: boolean): Resolve {
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
