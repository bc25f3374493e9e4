import { useEffect } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'

export function useRouteQuery<TQuery extends OperationType>(): PreloadedQuery<TQuery> {
  const queryRef = useLoaderData<PreloadedQuery<TQuery>>()
  useDisposal(queryRef)
  return queryRef
}

/** In development, React runs effects twice. */
function useDisposal(queryRef: PreloadedQuery<OperationType>) {
  useEffect(() => {
    clearTimeout(disposals.get(queryRef))
    return () => {
      disposals.set(queryRef, setTimeout(queryRef.dispose))
    }
  }, [queryRef])
}

const disposals = new WeakMap<PreloadedQuery<OperationType>, ReturnType<typeof setTimeout>>()
