import { FormError, IconButton, LiveRegion } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Check, Copy, RotateCcw } from 'lucide-react'
import { use, useState } from 'react'
import type { AnswerModel_step$key } from '../../../__generated__/AnswerModel_step.graphql.ts'
import { useAudience } from '../audience/audience.ts'
import type { AnswerRating_step$key } from '../../../__generated__/AnswerRating_step.graphql.ts'
import type { ReportAnswer_step$key } from '../../../__generated__/ReportAnswer_step.graphql.ts'
import { OwnerContext } from '../toOwner/ownerContext.ts'
import { AnswerModel, type WriteAgain } from './AnswerModel.tsx'
import { AnswerRating } from './AnswerRating.tsx'
import { copyAnswer, renumberCitations } from './answerMarkdown.ts'
import { ReportAnswer } from './ReportAnswer.tsx'
import { SourcesContext } from './sources/AnswerSources.tsx'

interface AnswerActionsProps {
  step: AnswerModel_step$key & AnswerRating_step$key & ReportAnswer_step$key
  text: string
  onWriteAgain: WriteAgain | null
  canCompare: boolean
  isCompared: boolean
}

export function AnswerActions({ step, text, onWriteAgain, canCompare, isCompared }: AnswerActionsProps) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isTwin } = useAudience()
  const visited = use(OwnerContext)
  const handleWriteAgain = async (writeAgain: WriteAgain) => {
    const outcome = await writeAgain(null)
    setRefusal(outcome.type === 'refused' ? outcome.message : null)
  }
  return (
    <>
      <CopyAnswerButton text={text} />
      {onWriteAgain && <IconButton icon={RotateCcw} label={t`Regenerate`} onPress={() => void handleWriteAgain(onWriteAgain)} />}
      <AnswerRating step={step} />
      {visited && <ReportAnswer step={step} owner={visited.owner} />}
      {!isTwin && !isCompared && <AnswerModel step={step} onRegenerate={onWriteAgain} canCompare={canCompare} />}
      {refusal && <FormError>{refusal}</FormError>}
    </>
  )
}

function CopyAnswerButton({ text }: { text: string }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const sources = use(SourcesContext)
  const handleCopy = () =>
    copyAnswer(renumberCitations(text, sources)).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  const label = outcome === 'copied' ? t`Copied` : outcome === 'refused' ? t`Couldn’t copy` : t`Copy`
  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? Check : Copy}
        label={label}
        onPress={() => void handleCopy()}
        onBlur={() => setOutcome(undefined)}
      />
      <LiveRegion>{outcome && label}</LiveRegion>
    </>
  )
}
