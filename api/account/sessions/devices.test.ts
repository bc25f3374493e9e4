import { expect, test } from 'vitest'
import { describeDevice, shortenAddress } from './devices.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
    'Microsoft Edge on Windows',
  ],
  ['curl/8.5.0', 'curl'],
  ['something', null],
  ['', null],
  [null, null],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:…'],
])('shows the address %s as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown)
})
