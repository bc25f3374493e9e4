import { IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { AudioLines } from 'lucide-react'
import { unlockSound } from '../../speech/browserSpeech.ts'

export function TalkButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  const handlePress = () => {
    unlockSound()
    onPress()
  }
  return <IconButton icon={AudioLines} label={t`Start voice mode`} onPress={handlePress} />
}
