import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { count, type Row } from './table.ts'

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** All JavaScript that the chat screen loads before it can be used: the entry, the route's chunk and what they import. */
export async function measureChatScript(webDir: string): Promise<Row[]> {
  const manifest = JSON.parse(await readFile(join(webDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const roots = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || chatModules.test(key))
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  roots.forEach(visit)
  if (roots.length < 2) throw new Error('The chat route has no chunk of its own in the manifest.')
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(webDir, file))).byteLength))
  const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024
  return [
    { measure: `JavaScript for /chat, gzip, ${files.size} files`, ours: `${count(kib)} KiB`, floor: '', bar: '≤ 250 KiB', met: kib <= 250 },
  ]
}

/** The lazily loaded modules that every chat page needs; highlighting and dialogs come later. */
const chatModules = /features\/chat\/(ChatScreen|ThreadScreen)\.tsx$|shell\/\w*Layout\.tsx$/
