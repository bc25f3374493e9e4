import { expect, test } from 'vitest'
import { getFileName } from './codeFileName.ts'

test.each([
  ['', 'code.txt'],
  ['python', 'code.py'],
  ['TypeScript', 'code.ts'],
  ['klingon', 'code.txt'],
  ['constructor', 'code.txt'],
  ['dockerfile', 'Dockerfile'],
  ['ts title="src/app.test.ts"', 'app.test.ts'],
  ["js filename='a b.js' {1,3}", 'a b.js'],
  ['py {1,3} file=main.py', 'main.py'],
  ['go:cmd/main.go', 'main.go'],
  ['css styles.css', 'styles.css'],
  ['ts title="Read a file"', 'Read a file.ts'],
  ['sh title="../../.bashrc"', '.bashrc'],
  ['ts title=".."', 'code.ts'],
  ['ts title="C:\\\\con<>|.ts\u202e"', 'con.ts'],
  [`ts title="${'a'.repeat(300)}.ts"`, `${'a'.repeat(97)}.ts`],
])('names the file of a fence %j %s', (info, name) => {
  expect(getFileName(info)).toBe(name)
})
