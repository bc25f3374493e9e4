import { IconButton, ModelPicker } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { getModelName } from '../../models/modelName.ts'
import styles from './SecondModel.module.css'
import type { ThreadModel } from './ThreadModelPicker.tsx'
import { type ModelOption, toItem, toValue } from './useThreadModel.ts'

interface SecondModelProps extends Pick<ThreadModel, 'others' | 'chooseSecond'> {
  first: ModelOption
  second: ModelOption
  onRemove: () => void
}

/** The models that answer the next message. */
export function SecondModel({ first, second, others, chooseSecond, onRemove }: SecondModelProps) {
  const { t } = useLingui()
  const [firstName, name] = [getModelName(first), getModelName(second)]
  return (
    <div role="group" aria-label={t`Comparison of ${firstName} and ${name}`} className={styles.models}>
      <p className={styles.text}>
        <Trans>Compare {firstName} with</Trans>
      </p>
      <ModelPicker
        items={others.map(toItem)}
        value={toValue(second)}
        onChange={(value) => chooseSecond(others.find((model) => toValue(model) === value) ?? null)}
      />
      <IconButton icon={X} label={t`Remove ${name}`} onPress={onRemove} />
    </div>
  )
}
