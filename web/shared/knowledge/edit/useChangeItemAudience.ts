import type { Audience } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { toAudienceValue } from '../../audience.ts'
import { useUpdateItem } from './useUpdateItem.ts'
import type { RecordSourceProxy } from 'relay-runtime'

export function useChangeItemAudience(itemId: string) {
  const { t } = useLingui()
  const [update] = useUpdateItem()
  const { attempt, failure } = useAttempt(t`Couldn’t change who sees this`)

  const change = async (next: Audience) => {
    const audience = toAudienceValue(next)
    const optimisticUpdater = (store: RecordSourceProxy) => void store.get(itemId)?.setValue(audience, 'audience')
    await attempt(() => update({ input: { itemId, audience } }, { optimisticUpdater }))
  }
  return { change, failure }
}
