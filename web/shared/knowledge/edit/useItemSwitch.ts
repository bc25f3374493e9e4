import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorText } from '../../../i18n/errorText.ts'
import { failureText } from '../../../relay/requestError.ts'
import { useUpdateItem } from './useUpdateItem.ts'

export function useItemSwitch(itemId: string) {
  const { t } = useLingui()
  const [update] = useUpdateItem()
  const [failure, setFailure] = useState<string | null>(null)

  const change = async (isPublic: boolean) => {
    setFailure(null)
    try {
      const { updateKnowledgeItem: result } = await update({
        variables: { input: { itemId, isPublic } },
        optimisticUpdater: (store) => void store.get(itemId)?.setValue(isPublic, 'isPublic'),
      })
      if ('message' in result) setFailure(errorText(result))
    } catch (error) {
      setFailure(
        failureText(
          error,
          isPublic ? t`Couldn’t make this public, so it’s still private` : t`Couldn’t make this private, so it’s still public`,
        ),
      )
    }
  }
  return { change, failure }
}
