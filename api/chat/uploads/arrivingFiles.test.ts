import { expect, test } from 'vitest'
import { toSafeFileName } from './arrivingFiles.ts'

test.each([
  ['notes.md', 'notes.md'],
  ['Über uns – 2026.pdf', 'Über uns – 2026.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\photo.png', 'photo.png'],
  ['a\0b\r\nc.txt', 'abc.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['..', 'file'],
  ['', 'file'],
  ['folder/', 'file'],
  [' .env ', '.env'],
])('names %j %j', (given, name) => {
  expect(toSafeFileName(given)).toBe(name)
})

test('long names keep their extension', () => {
  expect(toSafeFileName(`${'x'.repeat(500)}.tar.gz`)).toBe(`${'x'.repeat(197)}.gz`)
})
