import { expect, test } from 'vitest'
import { createCheckedLookup, getKnownReach, getLiteralAddress, type Reach, classifyAddress } from './addresses.ts'

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
  expect(classifyAddress(address)).toBe(reach)
})

test.each([
  ['https://2130706433/', '127.0.0.1'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://017700000001/', '127.0.0.1'],
  ['https://[::1]:8443/', '::1'],
  ['https://example.org/', null],
])('the host of %s is %s', (url, address) => {
  expect(getLiteralAddress(new URL(url))).toBe(address)
})

test.each([
  ['https://localhost/', 'loopback'],
  ['https://localhost./', 'loopback'],
  ['https://app.localhost/', 'loopback'],
  ['https://[::ffff:a9fe:a9fe]/', 'private'],
  ['https://8.8.8.8/', 'public'],
  ['https://localhost.example.org/', null],
])('classifies %s as %s', (url, reach) => {
  expect(getKnownReach(new URL(url))).toBe(reach)
})

const lookUp = (isAllowed: (reach: Reach) => boolean, addresses: string[]) =>
  new Promise<unknown>((resolve) => {
    const lookup = createCheckedLookup(isAllowed, async () => addresses)
    lookup('example.org', { all: true }, (error, found) => resolve(error ? error.message : found))
  })

test('connects only to checked addresses, and to none if one is private', async () => {
  const isPublic = (reach: Reach) => reach === 'public'
  expect(await lookUp(isPublic, ['8.8.8.8', '2606:4700::1'])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1', family: 6 },
  ])
  for (const address of ['127.0.0.1', '::ffff:10.0.0.1', '169.254.169.254']) {
    expect(await lookUp(isPublic, ['8.8.8.8', address])).toBe('Connections to this address are not allowed.')
  }
})
