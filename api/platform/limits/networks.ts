import ipaddr from 'ipaddr.js'

/** An IPv6 client usually controls a /64. */
export function toNetwork(ip: string): string {
  const bare = withoutPort(ip.trim())
  if (!ipaddr.isValid(bare)) return 'unknown'
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split('%', 1)[0]}/64`).toString()}/64`
}

/** Some proxies append the port, which differs per connection. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
}
