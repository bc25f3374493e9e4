import { expect, test } from 'vitest'
import { checkedLookup, literalAddress, reachOf } from './addresses.ts'

test.each([
  ['8.8.8.8', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['::ffff:8.8.8.8', 'public'],
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['0.0.0.0', 'private'],
  ['10.0.0.1', 'private'],
  ['100.64.0.1', 'private'],
  ['169.254.169.254', 'private'],
  ['::ffff:169.254.169.254', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.0.1', 'private'],
  ['198.18.0.1', 'private'],
  ['224.0.0.1', 'private'],
  ['255.255.255.255', 'private'],
  ['::', 'private'],
  ['::127.0.0.1', 'loopback'],
  ['fe80::1%eth0', 'private'],
  ['fc00::1', 'private'],
  ['fec0::1', 'private'],
  ['fd00:ec2::254', 'private'],
  ['64:ff9b::7f00:1', 'private'],
  ['64:ff9b:1::a9fe:a9fe', 'private'],
  ['2002:7f00:1::', 'private'],
  ['2001:0:7f00:1::', 'private'],
  ['2001:db8::1', 'private'],
  ['ff02::1', 'private'],
  ['not an address', 'private'],
])('%s is %s', (address, reach) => {
  expect(reachOf(address)).toBe(reach)
})

test.each([
  ['https://2130706433/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://017700000001/', '127.0.0.1'],
  ['https://[::1]:8443/', '::1'],
  ['https://example.org/', null],
])('%s names %s', (url, address) => {
  expect(literalAddress(new URL(url))).toBe(address)
})

const lookUp = (url: string, addresses: string[], allowsPrivateNetworks = false) =>
  new Promise<unknown>((resolve) => {
    const lookup = checkedLookup(new URL(url), allowsPrivateNetworks, async () => addresses)
    lookup('example.org', { all: true }, (error, found) => resolve(error ? error.message : found))
  })
const refused = 'This address may not be sent to.'

test('a name is connected to by the very addresses that were checked, and by none if one of them is private', async () => {
  expect(await lookUp('https://example.org/', ['8.8.8.8', '2606:4700::1'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
  for (const address of ['127.0.0.1', '::ffff:10.0.0.1', '169.254.169.254']) {
    expect(await lookUp('https://example.org/', ['8.8.8.8', address])).toBe(refused)
  }
})

test('a server that allows private networks sends over http to this machine alone', async () => {
  expect(await lookUp('https://nas.local/', ['192.168.0.9'], true)).toEqual([{ address: '192.168.0.9', family: 4 }])
  expect(await lookUp('http://localhost/', ['127.0.0.1'], true)).toEqual([{ address: '127.0.0.1', family: 4 }])
  expect(await lookUp('http://nas.local/', ['192.168.0.9'], true)).toBe(refused)
  expect(await lookUp('http://example.org/', ['8.8.8.8'], true)).toBe(refused)
})
