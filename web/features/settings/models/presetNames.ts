import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Preset } from '../../../../api/models/connections/validation.ts'

const otherName = msg`OpenAI-compatible server`
const names: Record<Preset, string | typeof otherName> = {
  ollama: 'Ollama',
  lm_studio: 'LM Studio',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  openai_compatible: otherName,
}

export function toPreset(value: string): Preset {
  return value.toLowerCase() as Preset
}

export function usePresetName() {
  const { i18n } = useLingui()
  return (preset: Preset): string => {
    const name = names[preset]
    return typeof name === 'string' ? name : i18n._(name)
  }
}
