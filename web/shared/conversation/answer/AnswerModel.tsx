import { Button, FormError, Popover } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerModel_step$key } from '../../../__generated__/AnswerModel_step.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { AnswerDetails } from './AnswerDetails.tsx'
import { ModelsContext } from '../model/modelsContext.ts'
import { getModelName } from '../../models/modelName.ts'
import styles from './AnswerModel.module.css'
import type { RunOutcome } from './runOutcome.ts'

export type WriteAgain = (modelId: string | null, isCompared?: boolean) => Promise<RunOutcome>

interface AnswerModelProps {
  step: AnswerModel_step$key
  /** Null unless the answer can be regenerated. */
  onRegenerate: WriteAgain | null
  canCompare: boolean
}

export function AnswerModel({ step, onRegenerate, canCompare }: AnswerModelProps) {
  const data = useFragment(
    graphql`
      fragment AnswerModel_step on Step {
        agentModel
        ...AnswerDetails_step
      }
    `,
    step,
  )
  const { agentModel } = data
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const models = use(ModelsContext)
  if (!agentModel) return null
  const name = translateServerText(agentModel)
  const others = models.filter((model) => model.modelId && model.name !== agentModel)
  const handleRegenerate = async (...choice: Parameters<WriteAgain>) => {
    const outcome = await onRegenerate?.(...choice)
    if (outcome?.type === 'refused') setRefusal(outcome.message)
    else setOpen(false)
  }
  return (
    <Popover
      label={t`Answered by ${name}`}
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" aria-label={t`Answered by ${name}`} className={styles.trigger}>
          <span className={styles.name}>{name}</span>
        </Button>
      }
    >
      <div className={styles.panel}>
        <AnswerDetails step={data} />
        {onRegenerate && models.length > 1 && (
          <div role="group" aria-label={t`Regenerate with`} className={styles.models}>
            <p className={styles.details} aria-hidden>
              <Trans>Regenerate with</Trans>
            </p>
            {models.map((model) => (
              <Button key={model.modelId ?? ''} variant="quiet" wraps onPress={() => void handleRegenerate(model.modelId ?? null)}>
                {getModelName(model)}
              </Button>
            ))}
          </div>
        )}
        {onRegenerate && canCompare && others.length > 0 && (
          <div role="group" aria-label={t`Compare with`} className={styles.models}>
            <p className={styles.details} aria-hidden>
              <Trans>Compare with</Trans>
            </p>
            {others.map((model) => (
              <Button key={model.modelId} variant="quiet" wraps onPress={() => void handleRegenerate(model.modelId ?? null, true)}>
                {getModelName(model)}
              </Button>
            ))}
          </div>
        )}
        {refusal && <FormError>{refusal}</FormError>}
      </div>
    </Popover>
  )
}
