import type { ConversationImport } from './conversationImports.service.ts'

/** Why nothing of a file was imported, and what to do about it. */
export const problemTexts: Readonly<Record<NonNullable<ConversationImport['problem']>, string>> = {
  not_an_export: 'This isn’t a ChatGPT or Claude export. Choose the ZIP file or the conversations.json inside it.',
  empty: 'There are no conversations in this file.',
  encrypted: 'This ZIP file is password-protected. Unzip it and choose conversations.json.',
  damaged: 'This file is damaged or incomplete. Download the export again.',
  too_large: 'This file is too large. Conversations can take up to 2 GB when unzipped.',
  too_many_messages: 'This file has more than 100,000 conversations or 500,000 messages.',
  too_many_kept: 'With your earlier imports, this would be more than 500,000 messages. Undo an import first.',
  interrupted: 'The import was interrupted too many times. Choose the file again.',
}
