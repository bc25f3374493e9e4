import { ReasoningRow } from '#design-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

interface ReasoningProps {
  text: string
  /** Null while the model thinks. */
  durationMs: number | null
  /** It thinks no more, even where nobody measured for how long. */
  isOver: boolean
}

/** What the model thought before it answered, in a line that opens. */
export function Reasoning({ text, durationMs, isOver }: ReasoningProps) {
  const { t } = useLingui()
  const isThinking = durationMs === null && !isOver
  return <ReasoningRow text={text}>{isThinking ? t`Thinking…` : thoughtFor(durationMs)}</ReasoningRow>

  function thoughtFor(milliseconds: number | null) {
    if (milliseconds === null) return t`Thoughts`
    const seconds = Math.max(1, Math.round(milliseconds / 1000))
    if (seconds < 60) return plural(seconds, { one: 'Thought for # second', other: 'Thought for # seconds' })
    return plural(Math.round(seconds / 60), { one: 'Thought for # minute', other: 'Thought for # minutes' })
  }
}
