import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../startupError.ts'

const lookAgainMs = 100
/** Longer than it takes to remove a file. */
const turnMs = 10

/**
 * Claims a file for this process and answers with its release. A file left behind by a process that was killed is taken
 * over. One held by another living process is waited for, since that may be closing just now; then it throws.
 */
export async function lockFile(path: string, { waitMs = 10_000, tell = console.log } = {}): Promise<() => Promise<void>> {
  const folder = path.replace(/\.lock$/, '')
  const lookUntil = Date.now() + waitMs
  let isTold = false
  for (;;) {
    if (await claim(path)) return () => rm(path, { force: true })
    const holder = await contentsOf(path)
    if (holder === null) continue
    if (!(await isHeld(holder))) {
      await removeLeftBehind(path, holder)
      continue
    }
    const pid = Number.parseInt(holder, 10)
    // A process does not wait for itself.
    if (pid === process.pid || Date.now() >= lookUntil) {
      throw new StartupError(`Another process (${pid}) is using ${folder}. Stop it first, or set DATA_DIR to another folder.`)
    }
    if (!isTold) tell(`Another process (${pid}) is using ${folder}. Waiting ${Math.ceil(waitMs / 1000)} seconds for it to end.`)
    isTold = true
    await sleep(lookAgainMs)
  }
}

/** The file appears with its content, so that nobody reads half of it and takes it for one left behind. */
async function claim(path: string): Promise<boolean> {
  const own = `${path}.${randomUUID()}`
  await writeFile(own, await identify(process.pid), { mode: 0o600 })
  try {
    await link(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(own, { force: true })
  }
}

/** One at a time: whoever removed it without that might remove the lock of somebody who was quicker. */
async function removeLeftBehind(path: string, leftBehind: string): Promise<void> {
  const turn = `${path}.removal`
  if (await claim(turn)) {
    try {
      if ((await contentsOf(path)) === leftBehind) await rm(path)
    } finally {
      await rm(turn, { force: true })
    }
    return
  }
  const holder = await contentsOf(turn)
  if (holder !== null && !(await isHeld(holder))) await rm(turn, { force: true })
  else await sleep(turnMs)
}

/** Null for a file that is not there. */
function contentsOf(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null)
}

async function isHeld(holder: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10)
  return isAlive(pid) && holder === (await identify(pid))
}

function isAlive(pid: number) {
  if (Number.isNaN(pid)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Process ids are used again after a reboot or in a container; on Linux the time of the process's start tells them apart. */
async function identify(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${pid} ${startedAt}`
}
