import { expect, test } from 'vitest'
import { formatFileSize } from './fileSize.ts'

test.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [812, 'en', '812 bytes'],
  [812, 'de', '812 Byte'],
  [4096, 'en', '4 kB'],
  [1_240_000, 'en', '1.2 MB'],
  [1_240_000, 'de', '1,2 MB'],
  [104_857_600, 'en', '105 MB'],
  [3_000_000_000_000, 'en', '3,000 GB'],
])('%d bytes are said in %s as %s', (bytes, locale, words) => {
  expect(formatFileSize(bytes, locale)).toBe(words)
})
