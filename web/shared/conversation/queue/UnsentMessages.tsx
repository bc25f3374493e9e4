import { Button, FormError, IconButton, keepFocusOnRemoval } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { UnsentMessage } from '../../../offline/database.ts'
import { allowUnsent, editUnsent, holdUnsent, removeUnsent, sendUnsent } from '../../../offline/unsent.ts'
import { useIsOffline } from '../../../relay/reconnection.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import type { ModelOption } from '../model/useThreadModel.ts'
import { EditWaitingMessage } from './EditWaitingMessage.tsx'
import styles from './QueuedMessages.module.css'

interface UnsentMessagesProps {
  messages: readonly UnsentMessage[]
  models: readonly ModelOption[]
}

export function UnsentMessages({ messages, models }: UnsentMessagesProps) {
  const { t } = useLingui()
  // In that case the composer says so.
  const isOffline = useIsOffline()
  const findModelName = (id: string | null | undefined) =>
    translateServerText(models.find(({ modelId }) => modelId && modelId === id)?.name ?? '')
  return (
    <div className={styles.queue}>
      {!isOffline && (
        <p className={styles.note}>
          <Trans>Sent when you’re online</Trans>
        </p>
      )}
      <ul aria-label={t`Unsent messages`} className={styles.list}>
        {messages.map((message) => (
          <UnsentRow key={message.id} message={message} comparedName={findModelName(message.comparedModelId)} />
        ))}
      </ul>
    </div>
  )
}

function UnsentRow({ message, comparedName }: { message: UnsentMessage; comparedName: string }) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const [isEditing, setIsEditing] = useState<boolean | null>(null)
  const sendAgain = async () => {
    await allowUnsent(message)
    await sendUnsent(environment, message.owner)
  }
  if (isEditing) return <EditUnsent message={message} onClose={() => setIsEditing(false)} />
  return (
    <li ref={keepFocusOnRemoval} className={styles.message}>
      <div className={styles.text}>
        <p dir="auto">{message.text}</p>
        {comparedName !== '' && (
          <span className={styles.note}>
            <Trans>Compare with {comparedName}</Trans>
          </span>
        )}
      </div>
      <div className={styles.controls}>
        {message.failure && (
          <Button variant="quiet" onPress={() => void sendAgain()}>
            <Trans>Retry</Trans>
          </Button>
        )}
        <IconButton icon={Pencil} label={t`Edit message`} onPress={() => setIsEditing(true)} autoFocus={isEditing === false} />
        <IconButton icon={X} label={t`Withdraw message`} onPress={() => void removeUnsent(message.id)} />
      </div>
      {message.failure && <FormError>{message.failure}</FormError>}
    </li>
  )
}

function EditUnsent({ message, onClose }: { message: UnsentMessage; onClose: () => void }) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { chat, owner, text } = message
  useEffect(() => {
    const release = holdUnsent(chat)
    return () => void release().then(() => sendUnsent(environment, owner))
  }, [environment, chat, owner])
  const save = async (changed: string) => {
    if (changed !== text) await editUnsent(message, changed)
    onClose()
  }
  return <EditWaitingMessage label={t`Unsent message`} text={text} onSave={(changed) => void save(changed)} onClose={onClose} />
}
