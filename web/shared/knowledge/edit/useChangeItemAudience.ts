import type { Audience } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { toAudienceValue } from '../../audience.ts'
import { useUpdateItem } from './useUpdateItem.ts'

export function useChangeItemAudience(itemId: string) {
  const { t } = useLingui()
  const [update] = useUpdateItem()
  const [failure, setFailure] = useState<string | null>(null)

  const change = async (next: Audience) => {
    setFailure(null)
    const audience = toAudienceValue(next)
    try {
      const { updateKnowledgeItem: result } = await update({
        variables: { input: { itemId, audience } },
        optimisticUpdater: (store) => void store.get(itemId)?.setValue(audience, 'audience'),
      })
      if ('message' in result) setFailure(errorText(result))
    } catch (error) {
      setFailure(failureText(error, t`Couldn’t change who sees this`))
    }
  }
  return { change, failure }
}
