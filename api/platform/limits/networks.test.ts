import { expect, test } from 'vitest'
import { toNetwork } from './networks.ts'

test('counts all notations of a network as one', () => {
  const spellings = [
    '2001:db8:0:1::1',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:0db8:0000:0001:0000:0000:0000:0001',
    '2001:DB8:0:1::ABCD',
    '2001:db8:0:1::1%eth0',
    '2001:db8::1:0:0:0:2',
    '[2001:db8:0:1::1]',
    '[2001:db8:0:1::1]:51234',
    ' 2001:db8:0:1::7 ',
  ]
  expect(new Set(spellings.map(toNetwork))).toEqual(new Set(['2001:db8:0:1::/64']))
})

test('IPv4 addresses are equal in all notations', () => {
  const spellings = [
    '198.51.100.7',
    '::ffff:198.51.100.7',
    '::FFFF:c633:6407',
    '0:0:0:0:0:ffff:c633:6407',
    '198.51.100.7:51234',
    '[::ffff:198.51.100.7]:80',
  ]
  expect(new Set(spellings.map(toNetwork))).toEqual(new Set(['198.51.100.7']))
})

test('distinguishes adjacent networks', () => {
  const neighbors = ['2001:db8:0:1::1', '2001:db8:0:2::1', '::1', '198.51.100.7', '198.51.100.8', '::ffff:198.51.100.9']
  expect(new Set(neighbors.map(toNetwork)).size).toBe(neighbors.length)
})

test('counts invalid addresses as one', () => {
  expect(new Set(['', 'unknown', '_hidden', 'x'.repeat(10_000)].map(toNetwork))).toEqual(new Set(['unknown']))
})
