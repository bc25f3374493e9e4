import { LoadMore, type LoadMoreProps } from '#design-system'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { useNextPage } from '../../relay/useNextPage.ts'

interface ShowMoreProps<T extends OperationType> extends Omit<LoadMoreProps, 'failure' | 'onLoadMore'> {
  loadMore: LoadMoreFn<T>
  pageSize: number
}

export function ShowMore<T extends OperationType>({ loadMore, pageSize, ...props }: ShowMoreProps<T>) {
  const { failure, load } = useNextPage(loadMore, pageSize)
  return <LoadMore {...props} failure={failure} onLoadMore={load} />
}
