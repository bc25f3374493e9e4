import { ModelPicker } from '#design-system'
import { serverText } from '../../../i18n/serverTexts.ts'
import type { ModelOption } from './useThreadModel.ts'

interface ThreadModelPickerProps {
  models: readonly ModelOption[]
  current: ModelOption
  onChoose: (model: ModelOption) => void
}

export function ThreadModelPicker({ models, current, onChoose }: ThreadModelPickerProps) {
  const toValue = ({ modelId }: ModelOption) => modelId ?? ''
  return (
    <ModelPicker
      items={models.map((model) => ({ value: toValue(model), label: serverText(model.name) }))}
      value={toValue(current)}
      onChange={(value) => {
        const chosen = models.find((model) => toValue(model) === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
