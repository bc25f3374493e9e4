import { FormError, IconButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { Square, Volume2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { unlockSound } from './browserSpeech.ts'
import { readAloud, type ReadSource } from './readAloud.ts'

interface ReadAloudButtonProps {
  /** ID of the answer. */
  id: string
  getSource: () => ReadSource
}

export function ReadAloudButton({ id, getSource }: ReadAloudButtonProps) {
  const { t } = useLingui()
  const session = useSession()
  const isReading = useSyncExternalStore(readAloud.subscribe, () => readAloud.getState().id === id)
  const failure = useSyncExternalStore(readAloud.subscribe, () => {
    const { failed } = readAloud.getState()
    return failed?.id === id ? failed.message : null
  })
  const handleRead = () => {
    unlockSound()
    readAloud.start(id, getSource(), async (onChange) => (await import('./startReading.ts')).startReading(session, onChange))
  }
  return (
    <>
      {/* The same button, so that it keeps focus. */}
      <IconButton
        icon={isReading ? Square : Volume2}
        label={isReading ? t`Stop reading` : t`Read aloud`}
        onPress={isReading ? readAloud.stop : handleRead}
      />
      {failure && <FormError>{failure}</FormError>}
    </>
  )
}
