import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Mic, Square } from 'lucide-react'
import { useDictation } from './useDictation.ts'

interface DictateButtonProps {
  onWords: (words: string) => void
  onFailure: (message: string) => void
}

export function DictateButton({ onWords, onFailure }: DictateButtonProps) {
  const { t } = useLingui()
  const { isListening, start, stop } = useDictation(onWords, onFailure)
  return isListening ? (
    <IconButton icon={Square} label={t`Stop dictating`} onPress={stop} />
  ) : (
    <IconButton icon={Mic} label={t`Dictate`} onPress={start} />
  )
}
