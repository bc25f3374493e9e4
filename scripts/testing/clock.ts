import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { install, mayInstall, Missing } from './debian.ts'
import { createTemporaryFolder } from './server.ts'

const findLibrary = () => globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]

export interface Clock {
  /** For processes whose wall clock it moves. */
  env: Record<string, string>
  set(offsetSeconds: number): Promise<void>
  remove(): Promise<void>
}

/** The monotonic clock stays, as when a system’s time is corrected. */
export async function createClock(): Promise<Clock> {
  if (!findLibrary()) {
    if (!mayInstall) throw new Missing('libfaketime is missing: install it.')
    await install('libfaketime')
  }
  const folder = await createTemporaryFolder('clock')
  const file = join(folder.path, 'offset')
  const set = (offsetSeconds: number) => writeFile(file, `${offsetSeconds < 0 ? '' : '+'}${offsetSeconds}`)
  await set(0)
  const env = {
    LD_PRELOAD: findLibrary() ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, set, remove: () => folder.remove() }
}
