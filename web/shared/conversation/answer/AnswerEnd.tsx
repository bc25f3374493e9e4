import { Banner, Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerEnd_step$key } from '../../../__generated__/AnswerEnd_step.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAudience } from '../audience/audience.ts'
import styles from './AnswerEnd.module.css'
import type { RunOutcome } from './runOutcome.ts'

interface AnswerEndProps {
  step: AnswerEnd_step$key
  onRetry: ((runId: string) => Promise<RunOutcome>) | null
  onContinue: (() => Promise<RunOutcome>) | null
  isLast: boolean
}

export function AnswerEnd({ step, onRetry, onContinue, isLast }: AnswerEndProps) {
  const { isError, errors, run, viewerCanContinue } = useFragment(
    graphql`
      fragment AnswerEnd_step on Step {
        isError
        errors {
          message
        }
        viewerCanContinue
        run {
          id
          status
          errorMessage
        }
      }
    `,
    step,
  )
  const { t } = useLingui()
  // The twin's owner can stop it too.
  const { isTwin } = useAudience()
  const [refusal, setRefusal] = useState<string | null>(null)
  const reason = errors[0]?.message ?? run?.errorMessage
  const failure = refusal ?? (reason && translateServerText(reason))
  const showRefusal = async (start: Promise<RunOutcome>) => {
    const outcome = await start
    if (outcome.type === 'refused') setRefusal(outcome.message)
  }
  const actions = run && onRetry && (
    <span className={styles.actions}>
      {viewerCanContinue && onContinue && (
        <Button onPress={() => void showRefusal(onContinue())}>
          <Trans context="answer">Continue</Trans>
        </Button>
      )}
      <Button onPress={() => void showRefusal(onRetry(run.id))}>
        <Trans>Retry</Trans>
      </Button>
    </span>
  )

  if (run?.status === 'STOPPED') {
    return (
      <p className={styles.stopped}>
        <span>{refusal ?? (isTwin ? t`This answer was stopped.` : t`You stopped this answer.`)}</span>
        {actions}
      </p>
    )
  }
  const isInterrupted = run?.status === 'INTERRUPTED'
  if (!isInterrupted && !isError && run?.status !== 'FAILED') return null
  const text = failure ?? (isInterrupted ? t`This answer was interrupted.` : t`Streaming failed`)
  if (!isLast) return <p className={styles.stopped}>{text}</p>
  return (
    <Banner tone={isInterrupted ? 'caution' : 'danger'} action={actions} isStatic>
      {text}
    </Banner>
  )
}
