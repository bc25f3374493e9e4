import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createLog } from '../api/platform/log.ts'

const root = join(import.meta.dirname, '..')

export interface Step {
  inputs: string[]
  outputs: string[]
  hasStories?: boolean
  isForced?: boolean
  work(): Promise<unknown>
}

/** A checkout changes all timestamps. */
export async function step(name: string, { inputs, outputs, hasStories = false, isForced, work }: Step): Promise<void> {
  const stamp = join(root, 'node_modules/.cache/twain', name.replaceAll(/\W/g, '-'))
  const hash = await hashInputs(inputs, hasStories)
  const isComplete = outputs.every((output) => existsSync(join(root, output)))
  if (!isForced && isComplete && (await readFile(stamp, 'utf8').catch(() => '')) === hash) return

  const start = performance.now()
  await work()
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, hash)
  createLog({ logLevel: 'info' }).info(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

async function hashInputs(inputs: string[], hasStories: boolean) {
  const files = (await Promise.all(inputs.map((input) => listFiles(input, hasStories)))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function listFiles(path: string, hasStories: boolean): Promise<string[]> {
  if (!(await stat(join(root, path))).isDirectory()) return [path]
  const names = await readdir(join(root, path), { recursive: true })
  const others = hasStories ? /__generated__|\.test\./ : /__generated__|\.test\.|\.stories\.|\.guide\./
  return names.filter((name) => /\.\w+$/.test(name) && !others.test(name)).map((name) => join(path, name))
}
