import { useLingui } from '@lingui/react/macro'
import type { ImportEntry_import$data } from '../../../__generated__/ImportEntry_import.graphql.ts'

type Problem = ImportEntry_import$data['problem']

/** Why nothing was imported, and what to do about it. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useLingui()
  return (problem) => {
    switch (problem) {
      case 'NOT_AN_EXPORT':
        return t`This isn’t a ChatGPT or Claude export. Choose the ZIP file or the conversations.json inside it.`
      case 'EMPTY':
        return t`There are no conversations in this file.`
      case 'ENCRYPTED':
        return t`This ZIP file is password-protected. Unzip it and choose conversations.json.`
      case 'TOO_LARGE':
        return t`This file is too large. Conversations can take up to 2 GB when unzipped.`
      case 'TOO_MANY_MESSAGES':
        return t`This file has more than 100,000 conversations or 500,000 messages.`
      case 'TOO_MANY_KEPT':
        return t`With your earlier imports, this would be more than 500,000 messages. Undo an import first.`
      case 'INTERRUPTED':
        return t`The import was interrupted too many times. Choose the file again.`
      default:
        return t`This file is damaged or incomplete. Download the export again.`
    }
  }
}
