import { Button, FormError, LinkButton } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { UnansweredQuestion_question$key } from '../../../__generated__/UnansweredQuestion_question.graphql.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import styles from '../MyTwinScreen.module.css'
import { useDismissQuestion } from './useDismissQuestion.ts'

interface UnansweredQuestionProps {
  question: UnansweredQuestion_question$key
  onOpen: (conversationUuid: string) => void
}

export function UnansweredQuestion({ question, onOpen }: UnansweredQuestionProps) {
  const { t, i18n } = useLingui()
  const { id, text, count, lastAskedAt, conversationUuid } = useFragment(
    graphql`
      fragment UnansweredQuestion_question on TwinQuestion {
        id
        text
        count
        lastAskedAt
        conversationUuid
      }
    `,
    question,
  )
  const [dismiss, isDismissing] = useDismissQuestion()
  const { attempt, failure } = useAttempt(t`The question could not be dismissed`)
  const handleDismiss = () => attempt(async () => (await dismiss({ variables: { input: { questionId: id } } })).dismissTwinQuestion)

  return (
    <div className={styles.question}>
      <p className={styles.questionText}>{text}</p>
      <p className={styles.note}>
        <Plural value={count} one="Asked once" other="Asked # times" /> · {i18n.date(lastAskedAt, { dateStyle: 'medium' })}
      </p>
      <div className={styles.actions}>
        <span data-voice="public">
          <LinkButton
            icon={PenLine}
            href={`/knowledge?${new URLSearchParams({ new: 'note', title: text, public: '1', question: id }).toString()}`}
          >
            <Trans>Write a public note</Trans>
          </LinkButton>
        </span>
        <Button variant="quiet" onPress={() => onOpen(conversationUuid)}>
          <Trans>Read the conversation</Trans>
        </Button>
        <Button variant="quiet" isPending={isDismissing} onPress={() => void handleDismiss()}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
      <FormError>{failure}</FormError>
    </div>
  )
}
