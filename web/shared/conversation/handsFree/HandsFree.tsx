import { Button, Switch, VoicePanel, type VoiceState } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readsAnswers, voiceNoticeSeen } from '../../../lib/storage.ts'
import type { ThreadStream } from '../../../stream/threadStream.ts'
import { canReadAloud } from '../../speech/browserSpeech.ts'
import type { RunOutcome } from '../answer/runOutcome.ts'
import type { LastAnswer } from './answerSource.ts'
import styles from './HandsFree.module.css'
import { useHandsFree } from './useHandsFree.ts'

export interface HandsFreeProps {
  stream: ThreadStream
  answer: LastAnswer | null
  isAnswering: boolean
  /** Resolves to null if the message waits for its files. */
  onSay: (words: string) => Promise<RunOutcome | null>
  /** Recognized words that were not sent. */
  onKeep: (words: string) => void
  onEnd: () => void
}

export function HandsFree(props: HandsFreeProps) {
  const [hasSeenNotice, setSeenNotice] = useState(() => voiceNoticeSeen.get() !== null)
  const handleStart = () => {
    voiceNoticeSeen.set('1')
    setSeenNotice(true)
  }
  return hasSeenNotice ? <Talk {...props} /> : <Notice onStart={handleStart} onEnd={props.onEnd} />
}

function Notice({ onStart, onEnd }: { onStart: () => void; onEnd: () => void }) {
  return (
    <VoicePanel
      state="ready"
      actions={
        <>
          <Button autoFocus variant="primary" onPress={onStart}>
            <Trans>Start</Trans>
          </Button>
          <Button variant="quiet" onPress={onEnd}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.notice}>
        <Trans>Your browser may send audio to its vendor for transcription.</Trans>
      </p>
    </VoicePanel>
  )
}

function Talk({ onEnd, ...props }: HandsFreeProps) {
  const { t } = useLingui()
  const [readsAloud, setReadsAloud] = useState(() => readsAnswers.get() === null)
  const { state, heard, problem, pause, resume, interrupt } = useHandsFree({ ...props, readsAloud: readsAloud && canReadAloud() })
  const handleReadsAloud = (isOn: boolean) => {
    readsAnswers.set(isOn ? null : 'off')
    setReadsAloud(isOn)
    // The last answer was shown, not read aloud.
    if (!isOn || state === 'listening') interrupt()
  }
  const actions: Record<Exclude<VoiceState, 'ready'>, [label: string, act: () => void]> = {
    listening: [t`Pause`, pause],
    thinking: [t`Pause`, pause],
    speaking: [t`Stop reading`, interrupt],
    paused: [t`Resume`, resume],
  }
  const [label, act] = actions[state]
  return (
    <VoicePanel
      state={state}
      transcript={heard}
      problem={problem}
      actions={
        <>
          <Button autoFocus onPress={act}>
            {label}
          </Button>
          <Button variant="quiet" onPress={onEnd}>
            <Trans>End</Trans>
          </Button>
        </>
      }
    >
      {canReadAloud() && (
        <Switch isSelected={readsAloud} onChange={handleReadsAloud}>
          <Trans>Read answers aloud</Trans>
        </Switch>
      )}
    </VoicePanel>
  )
}
