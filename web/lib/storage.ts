/** Access to the storage itself throws where it is blocked, for example in an embedded twin without third-party storage. */
function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // The quota is exceeded or storage is blocked.
  }
}

interface Entry {
  get(): string | null
  set(value: string | null): void
}

function createEntry(key: string, storage: () => Storage = () => localStorage): Entry {
  return { get: () => read(storage, key), set: (value) => write(storage, key, value) }
}

const getTabStorage = () => sessionStorage

export const lastThread = createEntry('last-thread')
/** 'true' or null. */
export const sidebarCollapsed = createEntry('sidebar-collapsed')
/** 'on' or null. */
export const singleKeyShortcuts = createEntry('single-key-shortcuts')
/** Null follows the browser. Also read by public/start.js. */
export const chosenLocale = createEntry('locale')
/** 'light', 'dark', or null to follow the device. Also read by public/start.js. */
export const chosenTheme = createEntry('theme')
/** ID of the user whose data this browser keeps for offline use; empty until the data of the last one is deleted. */
export const offlineAccount = createEntry('offline-account')
/** When the dismissed announcement was published. */
export const dismissedAnnouncement = createEntry('dismissed-announcement')
/** '1' once shown. */
export const noModelSeen = createEntry('no-model-seen')
/** '1' once shown. */
export const voiceNoticeSeen = createEntry('voice-notice-seen')
/** 'off' or null. */
export const readsAnswers = createEntry('read-answers-aloud')
export const rememberedPath = createEntry('remembered-path', getTabStorage)
/** Version of the app that was reloaded automatically. */
export const lastReload = createEntry('last-reload', getTabStorage)
export const logoutReason = createEntry('logout-reason', getTabStorage)

const draftPrefix = 'draft:'

/** Name of the draft of all temporary chats, which the tab keeps. */
export const temporaryDraft = 'temporary'

export function draft(threadUuid: string | null): Entry {
  return createEntry(draftPrefix + (threadUuid ?? 'new'), threadUuid === temporaryDraft ? getTabStorage : undefined)
}

export function addToNewChat(text: string): void {
  const before = draft(null).get()
  // Another tab with the same conversation may have moved it already.
  if (`\n${before ?? ''}`.endsWith(`\n${text}`)) return
  draft(null).set(before ? `${before}\n${text}` : text)
}

/** Message that has no response yet. */
export function getSendingDraft(threadUuid: string | null): Entry {
  return createEntry(`${draftPrefix}sending:${threadUuid ?? 'new'}`, threadUuid === temporaryDraft ? getTabStorage : undefined)
}

export function getReferencesDraft(threadUuid: string | null): Entry {
  return createEntry(`${draftPrefix}references:${threadUuid ?? 'new'}`, threadUuid === temporaryDraft ? getTabStorage : undefined)
}

export function getTextDraft(name: string): Entry {
  return createEntry(`${draftPrefix}text:${name}`)
}

const personalKeys = ['last-thread', 'anon-id', 'token', 'persist:auth', 'persist:chat', 'persist:root']
const personalPrefixes = [draftPrefix, 'last-seen:']

interface UnsentDrafts {
  readonly userId: string
  readonly drafts: Readonly<Record<string, string>>
}

const unsentDrafts = createEntry('unsent-drafts', getTabStorage)

/** Keeps drafts for the same user's next session in this tab. */
function keepDraftsInTab(userId: string): void {
  const drafts = Object.fromEntries(
    listKeys()
      .filter((key) => key.startsWith(draftPrefix))
      .map((key) => [key, createEntry(key).get() ?? '']),
  )
  unsentDrafts.set(JSON.stringify({ userId, drafts } satisfies UnsentDrafts))
}

/** Adds messages to the kept drafts of their chats. */
export function keepMessagesInTab(userId: string, messages: readonly { readonly chat: string; readonly text: string }[]): void {
  const kept = readKeptDrafts()
  if (kept?.userId !== userId) return
  const drafts = { ...kept.drafts }
  for (const { chat, text } of messages) {
    const key = draftPrefix + chat
    drafts[key] = drafts[key] ? `${drafts[key]}\n\n${text}` : text
  }
  unsentDrafts.set(JSON.stringify({ userId, drafts } satisfies UnsentDrafts))
}

/** Keeps newer drafts. */
export function restoreDrafts(userId: string): void {
  const kept = readKeptDrafts()
  unsentDrafts.set(null)
  if (kept?.userId !== userId) return
  for (const [key, text] of Object.entries(kept.drafts)) if (createEntry(key).get() === null) createEntry(key).set(text)
}

function readKeptDrafts(): UnsentDrafts | null {
  return JSON.parse(unsentDrafts.get() ?? 'null') as UnsentDrafts | null
}

/**
 * Resolves when the offline data is deleted too; it can't be read from the start on.
 * @param lostUserId user whose session has expired; drafts and unsent messages then wait in this tab
 */
export async function clearPersonalStorage(lostUserId?: string | null): Promise<void> {
  if (lostUserId) keepDraftsInTab(lostUserId)
  clearEntries()
  if (offlineAccount.get() === null) return
  offlineAccount.set('')
  // If the code can’t be loaded, the next start of the app deletes the data.
  await import('../offline/forget.ts').then(({ forget }) => forget(lostUserId)).catch(() => {})
}

function clearEntries(): void {
  draft(temporaryDraft).set(null)
  getSendingDraft(temporaryDraft).set(null)
  getReferencesDraft(temporaryDraft).set(null)
  for (const key of listKeys()) {
    if (personalKeys.includes(key) || personalPrefixes.some((prefix) => key.startsWith(prefix))) createEntry(key).set(null)
  }
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    // Nothing could be stored.
    return []
  }
}
