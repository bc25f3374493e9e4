/** What this browser remembers between visits. Private windows may refuse to store; the app then goes on without. */
function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function write(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
  } catch {
    // The quota is full or storing is forbidden.
  }
}

interface Entry {
  get(): string | null
  set(value: string | null): void
}

function entry(key: string, storage: () => Storage = () => localStorage): Entry {
  return { get: () => read(storage(), key), set: (value) => write(storage(), key, value) }
}

const tabStorage = () => sessionStorage

/** The UUID of the thread that was open last. */
export const lastThread = entry('last-thread')
/** 'true' when the sidebar is collapsed. A habit of this screen, not of the person: it survives logout. */
export const sidebarCollapsed = entry('sidebar-collapsed')
/** 'on' when keys without Ctrl or ⌘ are shortcuts. Belongs to this keyboard, so it survives logout. */
export const singleKeyShortcuts = entry('single-key-shortcuts')
/** The language chosen in this browser, by its code; null follows the browser. It survives logout, and is read by public/start.js as well. */
export const chosenLocale = entry('locale')
/** 'light' or 'dark' when one was chosen; null follows the device. It survives logout, and is read by public/start.js as well. */
export const chosenTheme = entry('theme')
/** The page to return to after signing in or up; read and written by session/returnPath.ts. */
export const rememberedPath = entry('remembered-path', tabStorage)
/** When this tab was reloaded because its code was out of date, in milliseconds since 1970. */
export const lastReload = entry('last-reload', tabStorage)
/** Why the login page is shown, when nobody asked for it. */
export const logoutReason = entry('logout-reason', tabStorage)

const draftPrefix = 'draft:'

/** What stands unsent in a thread's composer; null is the composer of a thread that does not exist yet. */
export function draft(threadUuid: string | null): Entry {
  return entry(draftPrefix + (threadUuid ?? 'new'))
}

/** What is written and not yet saved; each text by a name of its own. */
export function textDraft(name: string): Entry {
  return entry(`${draftPrefix}text:${name}`)
}

const personalKeys = ['last-thread', 'anon-id', 'token', 'persist:auth', 'persist:chat', 'persist:root']
const personalPrefixes = [draftPrefix, 'last-seen:']

/** Forgets everything that belongs to the person who was signed in. */
export function clearPersonalStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (personalKeys.includes(key) || personalPrefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
    }
  } catch {
    // Nothing could be stored, so there is nothing to forget.
  }
}
