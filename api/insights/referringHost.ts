/** Longest name in DNS. */
const maxLength = 253
const dnsName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Null for the server’s own hosts, IP addresses and anything but a website. @param ownHosts may have ports */
export function parseReferringHost(referer: string | undefined, ownHosts: readonly (string | undefined)[]): string | null {
  const host = toHost(referer)
  return host === null || ownHosts.some((own) => own !== undefined && toHost(`http://${own}`) === host) ? null : host
}

function toHost(address: string | undefined): string | null {
  if (!address || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const host = new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '')
  return host.length <= maxLength && dnsName.test(host) ? host : null
}
