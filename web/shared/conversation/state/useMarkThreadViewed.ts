import { useEffect } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { useMarkThreadViewedMutation } from '../../../__generated__/useMarkThreadViewedMutation.graphql.ts'

const mutation = graphql`
  mutation useMarkThreadViewedMutation($input: MarkThreadViewedInput!) {
    markThreadViewed(input: $input) {
      __typename
    }
  }
`

export function useMarkThreadViewed(threadId: string | null, seen: string | null): void {
  const [markViewed] = useMutation<useMarkThreadViewedMutation>(mutation)

  useEffect(() => {
    if (threadId === null || seen === null) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      markViewed({ variables: { input: { threadId } } })
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [markViewed, threadId, seen])
}
