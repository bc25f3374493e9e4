import { IconButton, ModelPicker } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { serverText } from '../../../i18n/serverTexts.ts'
import type { ModelOption, useThreadModel } from './useThreadModel.ts'

export type ThreadModel = Pick<ReturnType<typeof useThreadModel>, 'models' | 'choose' | 'others' | 'second' | 'chooseSecond'>

interface ThreadModelPickerProps {
  model: ThreadModel
  current: ModelOption
}

const toValue = ({ modelId }: ModelOption) => modelId ?? ''
const toItem = (model: ModelOption) => ({ value: toValue(model), label: serverText(model.name) })

export function ThreadModelPicker({ model: { models, choose, others, second, chooseSecond }, current }: ThreadModelPickerProps) {
  const { t } = useLingui()
  const [first] = others
  const compare = first && !second ? { label: t`Compare two models`, onAction: () => chooseSecond(first) } : undefined
  return (
    <>
      <ModelPicker
        items={models.map(toItem)}
        value={toValue(current)}
        onChange={(value) => {
          const chosen = models.find((model) => toValue(model) === value)
          if (chosen) choose(chosen)
        }}
        action={compare}
      />
      {second && (
        <>
          <ModelPicker
            items={others.map(toItem)}
            value={toValue(second)}
            onChange={(value) => chooseSecond(others.find((model) => toValue(model) === value) ?? null)}
          />
          <IconButton icon={X} label={t`Remove ${serverText(second.name)}`} onPress={() => chooseSecond(null)} />
        </>
      )}
    </>
  )
}
