import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type Disposable, type IEnvironment, type OperationType } from 'relay-runtime'
import type { CacheSnapshot } from 'virtua'
import type { StepsAround } from '../around/useStepsAround.ts'
import type { OlderSteps } from './useOlderSteps.ts'

interface SavedPages<T> {
  readonly pages: T
  readonly retained: Disposable[]
}

interface ReadingPlace {
  readonly older?: SavedPages<OlderSteps>
  readonly around?: SavedPages<StepsAround>
  readonly scroll?: { readonly scrollTop: number; readonly heights?: CacheSnapshot } | undefined
}

const maxEntries = 5
const entriesByEnvironment = new WeakMap<IEnvironment, Map<string, ReadingPlace>>()

/** Restores the position by history entry, for Back. */
export function useReadingPlace() {
  const environment = useRelayEnvironment()
  const { key } = useLocation()
  const entries = entriesByEnvironment.get(environment) ?? new Map<string, ReadingPlace>()
  entriesByEnvironment.set(environment, entries)
  return {
    saved: () => entries.get(key),
    save: (part: ReadingPlace) => {
      const entry = { ...entries.get(key), ...part }
      entries.delete(key)
      entries.set(key, entry)
      const [oldest] = entries
      if (entries.size <= maxEntries || !oldest) return
      for (const saved of [oldest[1].older, oldest[1].around]) saved?.retained.forEach((page) => page.dispose())
      entries.delete(oldest[0])
    },
  }
}

/** The history entry keeps them retained in the store. */
export function useRetainedPages<T>(saved: SavedPages<T> | undefined, save: (saved: SavedPages<T>) => void) {
  const environment = useRelayEnvironment()
  const [pages, setPages] = useState<T | null>(saved?.pages ?? null)
  const retained = useRef<Disposable[]>(saved?.retained ?? [])
  const keep = useEffectEvent(() => {
    if (pages) save({ pages, retained: retained.current })
    else retained.current.splice(0).forEach((page) => page.dispose())
  })
  useLayoutEffect(() => () => keep(), [])

  const readPage = <TQuery extends OperationType>(query: GraphQLTaggedNode, variables: TQuery['variables']) => {
    retained.current.push(environment.retain(createOperationDescriptor(getRequest(query), variables)))
    return fetchQuery<TQuery>(environment, query, variables).toPromise()
  }
  return { pages, setPages, readPage }
}
