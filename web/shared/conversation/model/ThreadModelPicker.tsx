import { ModelPicker } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { type ModelOption, toItem, toValue, type useThreadModel } from './useThreadModel.ts'

export type ThreadModel = Pick<ReturnType<typeof useThreadModel>, 'models' | 'choose' | 'others' | 'second' | 'chooseSecond'>

interface ThreadModelPickerProps {
  model: ThreadModel
  current: ModelOption
}

export function ThreadModelPicker({ model: { models, choose, others, second, chooseSecond }, current }: ThreadModelPickerProps) {
  const { t } = useLingui()
  const [first] = others
  return (
    <ModelPicker
      items={models.map(toItem)}
      value={toValue(current)}
      onChange={(value) => {
        const chosen = models.find((model) => toValue(model) === value)
        if (chosen) choose(chosen)
      }}
      action={first && !second ? { label: t`Compare two models`, onAction: () => chooseSecond(first) } : undefined}
    />
  )
}
