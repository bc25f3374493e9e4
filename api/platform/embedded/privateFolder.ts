import { accessSync, chmodSync, constants, type Dirent, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupError } from '../startupError.ts'

const otherUsers = 0o077

/** The folders above protect the rest. */
const maxEntries = 20_000

const ownNames = /^(?:postgres|files|mail|session-secret)\b/
const harmlessNames = /^(?:\.|lost\+found$)/

/** @throws StartupError if that fails; on Windows, folders inherit permissions */
export function makePrivate(folder: string): void {
  try {
    createFolder(folder)
  } catch (error) {
    throw new StartupError(`DATA_DIR ${folder} cannot be created: ${describeError(error)}. Set DATA_DIR to another folder.`)
  }
  const { getuid } = process
  if (process.platform === 'win32' || !getuid) return
  const { uid, mode } = statSync(folder)
  if (uid !== getuid()) {
    throw new StartupError(
      `DATA_DIR ${folder} belongs to another user (${uid}), who could read everything in it. Give it to the user who starts Twain, as in “chown -R ${getuid()} ${folder}”, or set DATA_DIR to another folder.`,
    )
  }
  const wasOpen = isOpen(mode)
  const found = listEntries(folder)
  // `files` comes last, and is checked only if something else was open, because it can contain millions of files.
  const entries = found
    .filter(({ name }) => ownNames.test(name))
    .toSorted((a, b) => Number(a.name === 'files') - Number(b.name === 'files'))
  const foreign = found.find(({ name }) => !harmlessNames.test(name))
  if (wasOpen && foreign && entries.length === 0) {
    throw new StartupError(
      `DATA_DIR ${folder} contains “${foreign.name}”, and Twain would make the folder unreadable for other users. Set DATA_DIR to an empty folder, or allow it with “chmod 700 ${folder}”.`,
    )
  }
  if (wasOpen) close(folder)
  const budget = { left: maxEntries }
  for (const entry of entries) {
    if (wasOpen || hasOpen(folder, entry)) closeAll(folder, entry, budget)
  }
}

/** @throws StartupError, also on read-only file systems */
export function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartupError(`DATA_DIR ${folder} cannot be written: ${describeError(error)}. Set DATA_DIR to another folder.`)
  }
}

/** In /proc, Node’s recursive option never ends. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(dirname(folder))) createFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

function listEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    throw new StartupError(`DATA_DIR ${folder} cannot be read: ${describeError(error)}. Set DATA_DIR to another folder.`)
  }
}

function close(folder: string): void {
  try {
    chmodSync(folder, 0o700)
  } catch (error) {
    throw new StartupError(
      `Other users can read DATA_DIR ${folder}, and its permissions cannot be changed: ${describeError(error)}. Set DATA_DIR to another folder.`,
    )
  }
  if (isOpen(statSync(folder).mode)) {
    throw new StartupError(
      `Other users can read DATA_DIR ${folder}, and its file system has no permissions. Set DATA_DIR to another folder.`,
    )
  }
}

function hasOpen(folder: string, entry: Dirent): boolean {
  if (isOpenEntry(folder, entry)) return true
  if (!entry.isDirectory()) return false
  const path = join(folder, entry.name)
  return readdirSync(path, { withFileTypes: true })
    .slice(0, 50)
    .some((inner) => isOpenEntry(path, inner))
}

/** Ignores entries of other users, such as lost+found. */
function isOpenEntry(folder: string, { name }: Dirent): boolean {
  const found = lstatSync(join(folder, name), { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.()) return false
  return (found.isFile() || found.isDirectory()) && isOpen(found.mode)
}

function closeAll(folder: string, entry: Dirent, budget: { left: number }): void {
  if (budget.left-- <= 0) return
  const path = join(folder, entry.name)
  if (isOpenEntry(folder, entry)) chmodSync(path, entry.isDirectory() ? 0o700 : 0o600)
  if (!entry.isDirectory()) return
  for (const inner of readdirSync(path, { withFileTypes: true })) closeAll(path, inner, budget)
}

function isOpen(mode: number): boolean {
  return (mode & otherUsers) !== 0
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
