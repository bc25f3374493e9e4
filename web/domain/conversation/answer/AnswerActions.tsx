import { FormError, IconButton, LiveRegion } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Check, Copy, RotateCcw } from 'lucide-react'
import { use, useState } from 'react'
import { SourcesContext } from './citations/Citations.tsx'
import { copyAnswer } from './copyAnswer.ts'
import { withShownNumbers } from './citations/withShownNumbers.ts'
import { ReadAloudButton } from './spoken/ReadAloudButton.tsx'
import type { RunOutcome } from './runOutcome.ts'

interface AnswerActionsProps {
  text: string
  /** Null for all but the last answer. */
  onWriteAgain: (() => Promise<RunOutcome>) | null
}

/** What can be done with a whole answer. */
export function AnswerActions({ text, onWriteAgain }: AnswerActionsProps) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<string | null>(null)
  const handleWriteAgain = async (writeAgain: () => Promise<RunOutcome>) => {
    const outcome = await writeAgain()
    setRefusal(outcome.type === 'refused' ? outcome.message : null)
  }
  return (
    <>
      <CopyAnswerButton text={text} />
      {'speechSynthesis' in window && <ReadAloudButton text={text} />}
      {onWriteAgain && <IconButton icon={RotateCcw} label={t`Regenerate`} onPress={() => void handleWriteAgain(onWriteAgain)} />}
      {refusal && <FormError>{refusal}</FormError>}
    </>
  )
}

function CopyAnswerButton({ text }: { text: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const sources = use(SourcesContext)
  const handleCopy = () =>
    copyAnswer(withShownNumbers(text, sources)).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  const words = outcome === 'copied' ? t`Copied` : outcome === 'refused' ? t`Couldn’t copy` : t`Copy`
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? Check : Copy}
        label={words}
        onPress={() => void handleCopy()}
        onBlur={() => setOutcome(undefined)}
      />
      <LiveRegion>{outcome && words}</LiveRegion>
    </>
  )
}
