import { Button, FormError, IconButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRelayEnvironment } from 'react-relay'
import type { UnsentMessage } from '../../../offline/database.ts'
import { allowUnsent, removeUnsent, sendUnsent } from '../../../offline/unsent.ts'
import { useIsOffline } from '../../../relay/reconnection.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import type { ModelOption } from '../model/useThreadModel.ts'
import styles from './QueuedMessages.module.css'

interface UnsentMessagesProps {
  messages: readonly UnsentMessage[]
  models: readonly ModelOption[]
}

export function UnsentMessages({ messages, models }: UnsentMessagesProps) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  // In that case the composer says so.
  const isOffline = useIsOffline()
  const findModelName = (id: string | null | undefined) =>
    translateServerText(models.find(({ modelId }) => modelId && modelId === id)?.name ?? '')
  const sendAgain = async (message: UnsentMessage) => {
    await allowUnsent(message)
    await sendUnsent(environment, message.owner)
  }
  return (
    <div className={styles.queue}>
      {!isOffline && (
        <p className={styles.note}>
          <Trans>Sent when you’re online</Trans>
        </p>
      )}
      <ul aria-label={t`Unsent messages`} className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message}>
            <div className={styles.text}>
              <p dir="auto">{message.text}</p>
              <ComparedModel name={findModelName(message.comparedModelId)} />
            </div>
            <div className={styles.controls}>
              {message.failure && (
                <Button variant="quiet" onPress={() => void sendAgain(message)}>
                  <Trans>Retry</Trans>
                </Button>
              )}
              <IconButton icon={X} label={t`Withdraw message`} onPress={() => void removeUnsent(message.id)} />
            </div>
            {message.failure && <FormError>{message.failure}</FormError>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ComparedModel({ name: comparedName }: { name: string }) {
  if (comparedName === '') return null
  return (
    <span className={styles.note}>
      <Trans>Compare with {comparedName}</Trans>
    </span>
  )
}
