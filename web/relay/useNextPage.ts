import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useOnReachable } from './reconnection.ts'
import { getFailureText } from './requestError.ts'

/** @param loadMore `loadNext` or `loadPrevious` of usePaginationFragment */
export function useNextPage<T extends OperationType>(loadMore: LoadMoreFn<T>, pageSize: number) {
  const [error, setError] = useState<Error | null>(null)
  const load = () => {
    setError(null)
    loadMore(pageSize, { onComplete: setError })
  }
  useOnReachable(() => {
    if (error) load()
  })
  return { failure: error && getFailureText(error, t`Couldn’t load more`), load }
}
