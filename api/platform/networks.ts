/** What limits count an address by: whoever has one address of IPv6 has the 2^64 around it. */
export function networkOf(ip: string): string {
  return ip.split(':', 4).join(':')
}
