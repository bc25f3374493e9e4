import { Button, Composer, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { draft } from '../../lib/storage.ts'
import { handToComposer } from '../conversation/composer/handToComposer.ts'
import { useDraft } from '../conversation/composer/useDraft.ts'
import styles from './PublicProfilePage.module.css'

const StartTalk = lazyNamed(() => import('../talks/StartTalk.tsx'), 'StartTalk')

interface AskTwinProps {
  username: string
  name: string
  questions: readonly string[]
  onAsk: ((question: string | null) => void) | undefined
  canStartTalk: boolean
}

export function AskTwin({ username, name, questions, onAsk, canStartTalk }: AskTwinProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const chatPath = `/twin/${username}/chat`
  const draftName = `twin:${username}`
  const { text, setText } = useDraft(draftName)
  const handleSend = (question: string) => {
    draft(draftName).set(null)
    if (onAsk) {
      setText('')
      return onAsk(question)
    }
    handToComposer({ text: question, files: [], isReady: true })
    void navigate(chatPath)
  }
  return (
    <div className={styles.ask}>
      <div className={styles.composer}>
        <Composer
          label={t`Ask ${name}’s AI twin`}
          audience="people"
          readers={t`${name} can read this conversation`}
          value={text}
          onChange={setText}
          onSend={handleSend}
        />
        <p className={styles.disclosure}>
          <Trans>
            You’re talking to an AI, not to {name}. It only uses what {name} shares with you.
          </Trans>
        </p>
      </div>
      {questions.length > 0 && (
        <ul aria-label={t`Suggested questions`} className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              {onAsk ? (
                <Button wraps onPress={() => onAsk(question)}>
                  {question}
                </Button>
              ) : (
                <LinkButton wraps href={`${chatPath}?${new URLSearchParams({ ask: question }).toString()}`} rel="nofollow">
                  {question}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {onAsk ? (
          <Button size="large" icon={MessageCircle} onPress={() => onAsk(null)}>
            {t`Chat`}
          </Button>
        ) : (
          <LinkButton size="large" icon={MessageCircle} href={chatPath}>
            {t`Chat`}
          </LinkButton>
        )}
        {canStartTalk && (
          <Suspense>
            <StartTalk size="large" username={username} name={name} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
