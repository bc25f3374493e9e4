import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { AudioLines, Ellipsis, Mic, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './VoicePanel.module.css'

const glyphs = { ready: Mic, listening: Mic, thinking: Ellipsis, speaking: AudioLines, paused: Pause }

export type VoiceState = keyof typeof glyphs

export interface VoicePanelProps extends StyleProps {
  /** Shown and announced. */
  state: VoiceState
  /** Words heard so far; they are not announced. */
  transcript?: string
  /** Why voice is paused and how to continue. */
  problem?: string | null
  /** Buttons, the most likely first. */
  actions: ReactNode
  /** Settings, such as a Switch. */
  children?: ReactNode
}

export function VoicePanel({ state, transcript, problem, actions, children, className }: VoicePanelProps) {
  const { t } = useLingui()
  const names = { ready: t`Voice mode`, listening: t`Listening`, thinking: t`Thinking`, speaking: t`Speaking`, paused: t`Paused` }
  return (
    <section aria-label={t`Voice mode`} className={clsx(styles.VoicePanel, className)} data-state={state}>
      <div className={styles.Head}>
        <span className={styles.Mark}>
          <Icon glyph={glyphs[state]} />
        </span>
        <span role="status" className={styles.State}>
          {names[state]}
        </span>
        <div className={styles.Actions}>{actions}</div>
      </div>
      {transcript && (
        <p dir="auto" className={styles.Transcript}>
          {transcript}
        </p>
      )}
      <div role="alert" className={styles.Problem}>
        {problem}
      </div>
      {children}
    </section>
  )
}
