import ipaddr from 'ipaddr.js'

/**
 * What limits count an address by, however it is spelled: whoever has one address of IPv6 has the 2^64 around it. What a proxy names
 * and is no address counts as one network.
 */
export function networkOf(ip: string): string {
  const bare = withoutPort(ip.trim())
  if (!ipaddr.isValid(bare)) return 'unknown'
  // An address of IPv4 that is written as one of IPv6 becomes what it is.
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%', 1)[0]}/64`).toString()}/64`
}

/** Some proxies name the port too, which is another one for each connection. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}
