import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../startupError.ts'
import { readOrCreate } from './createOnce.ts'

const getSecretFile = (dataDir: string) => join(dataDir, 'session-secret')
const createSecret = () => randomBytes(32).toString('hex')

/** @param isStored whether a new secret is written */
export function readSessionSecret(dataDir: string, { isStored }: { isStored: boolean }): string {
  const file = getSecretFile(dataDir)
  if (!isStored && !existsSync(file)) return createSecret()
  try {
    return readOrCreate(file, createSecret)
  } catch (cause) {
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${(cause as Error).message}.`, { cause })
  }
}

/** A full disk must not empty the file. */
export async function replaceSessionSecret(dataDir: string, secret: string): Promise<void> {
  const file = getSecretFile(dataDir)
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, secret, { mode: 0o600 })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
