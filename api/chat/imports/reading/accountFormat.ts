/** The first entry. Increment the version when older servers would misread the format. */
export const formatEntry = { name: 'format.json', value: { format: 'twain', version: 1 } } as const

/** JSON Schema of the other entries. */
export const schemaEntryName = 'schema.json'

/** IDs in the accounts where imported entries were created, so that each server recognizes them. Read before all lists. */
export const originsEntryName = 'origins.json'

/** In import order: later lists refer to earlier ones. */
export const listsBeforeThreads = [
  'knowledge.json',
  'projects.json',
  'saved-prompts.json',
  'memories.json',
  'memory-rules.json',
  'profile-proposals.json',
  'twin-checks.json',
] as const
export const listsAfterThreads = ['scheduled-tasks.json', 'memory-proposals.json'] as const
export const queuedEntryName = 'queued-messages.json'
export type ImportedList = (typeof listsBeforeThreads)[number] | (typeof listsAfterThreads)[number]

export const importedObjects = ['profile.json', 'character.json'] as const
export type ImportedObject = (typeof importedObjects)[number]

/** Left out: they belong to the server or other people, or are created again. */
export const notImported = [
  'memory-summary.json',
  'notifications.json',
  'comparisons.json',
  'imports.json',
  'webhooks.json',
  'push-subscriptions.json',
  'inbox.json',
  'waiting-answers.json',
  'chosen-people.json',
  'shared-conversations.json',
  'twin-accuracy.json',
  'referring-websites.json',
  'sent-to-owners.json',
  'reported-answers.json',
] as const

const id = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'

/** Folders of the export; the group finds the entry’s owner. */
export const importedFiles = {
  threads: /^threads\/[^/]+\.json$/,
  files: new RegExp(`^files/${id}-[^/]*$`),
  documents: new RegExp(`^documents/${id}-[^/]*$`),
  photos: new RegExp(`^photos/(${id}\\.webp)$`),
  picture: /^(picture\.webp)$/,
} as const
