import { Button, ProgressBar, StatusLine } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ImportEntry_import$data, ImportEntry_import$key } from '../../../__generated__/ImportEntry_import.graphql.ts'
import styles from '../SettingsScreen.module.css'

interface ImportEntryProps {
  entry: ImportEntry_import$key
  onUndo: () => void
}

const origins: Readonly<Record<string, string>> = { CHATGPT: 'ChatGPT', CLAUDE: 'Claude', TWAIN: 'Twain' }

export function ImportEntry({ entry, onUndo }: ImportEntryProps) {
  const { i18n } = useLingui()
  const data = useFragment(
    graphql`
      fragment ImportEntry_import on ConversationImport {
        fileName
        status
        problem
        origin
        conversationCount
        messageCount
        conversationsDone
        messagesDone
        addedCount
        knownCount
        entryCount
        leftOutCount
        twinConversationCount
        createdAt
      }
    `,
    entry,
  )
  const { fileName, status, origin, createdAt } = data
  return (
    <div className={styles.entry}>
      <div>
        <p className={styles.entryHead}>{fileName}</p>
        <div className={styles.note}>
          <State entry={data} />
          <p>
            {origin && `${origins[origin]} · `}
            <time dateTime={createdAt}>{i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </p>
        </div>
      </div>
      {status !== 'UNDOING' && (
        <Button variant="quiet" onPress={onUndo}>
          {status === 'PENDING' ? <Trans>Cancel import</Trans> : status === 'FAILED' ? <Trans>Remove</Trans> : <Trans>Undo import</Trans>}
        </Button>
      )}
    </div>
  )
}

function State({ entry }: { entry: ImportEntry_import$data }) {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const {
    status,
    problem,
    conversationCount,
    messageCount,
    conversationsDone,
    messagesDone,
    addedCount,
    knownCount,
    entryCount,
    leftOutCount,
    twinConversationCount,
  } = entry
  if (status === 'UNDOING') return <StatusLine>{t`Undoing import...`}</StatusLine>
  if (status === 'FAILED') return <p>{problemText(problem)}</p>
  if (status === 'READY') {
    return (
      <p>
        <Plural value={addedCount} one="# conversation imported." other="# conversations imported." />{' '}
        {knownCount > 0 && <Plural value={knownCount} one="# was already here." other="# were already here." />}{' '}
        {entryCount > 0 && <Plural value={entryCount} one="# other item added." other="# other items added." />}{' '}
        {leftOutCount > 0 && <Plural value={leftOutCount} one="# item was skipped." other="# items were skipped." />}{' '}
        {twinConversationCount > 0 && (
          <Plural
            value={twinConversationCount}
            one="# conversation with a twin stays in the file."
            other="# conversations with twins stay in the file."
          />
        )}
      </p>
    )
  }
  if (typeof conversationCount !== 'number' || typeof messageCount !== 'number') return <StatusLine>{t`Reading file...`}</StatusLine>
  if (messageCount === 0) return <StatusLine>{t`Importing...`}</StatusLine>
  const [done, all, messages] = [conversationsDone, conversationCount, messagesDone].map((count) => i18n.number(count))
  const allMessages = i18n.number(messageCount)
  return (
    <ProgressBar
      label={t`${done} of ${all} conversations, ${messages} of ${allMessages} messages`}
      value={(100 * messagesDone) / messageCount}
    />
  )
}

type Problem = ImportEntry_import$data['problem']

function useProblemText(): (problem: Problem) => string {
  const { t } = useLingui()
  return (problem) => {
    switch (problem) {
      case 'NOT_AN_EXPORT':
        return t`This isn’t an export from ChatGPT, Claude or Twain. Choose the ZIP file or the conversations.json inside it.`
      case 'EMPTY':
        return t`There are no conversations in this file.`
      case 'NEWER_VERSION':
        return t`This export is from a newer version of Twain. Update this server first.`
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
