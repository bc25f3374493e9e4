import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { Disposable, IEnvironment } from 'relay-runtime'
import type { CacheSnapshot } from 'virtua'
import type { StepsAround } from '../around/useStepsAround.ts'
import type { OlderSteps } from './useOlderSteps.ts'

interface ReadingPlace {
  scrollTop: number
  heights?: CacheSnapshot
}

interface Pages<T> {
  steps: T
  retained: Disposable[]
}

interface Entry {
  place?: ReadingPlace | undefined
  older?: Pages<OlderSteps>
  around?: Pages<StepsAround>
}

const maxEntries = 5
const entriesByEnvironment = new WeakMap<IEnvironment, Map<string, Entry>>()

export function useReadingPlace() {
  const environment = useRelayEnvironment()
  const { key } = useLocation()
  const entries = entriesByEnvironment.get(environment) ?? new Map<string, Entry>()
  entriesByEnvironment.set(environment, entries)
  return {
    saved: () => entries.get(key),
    save: (part: Entry) => {
      const entry = { ...entries.get(key), ...part }
      entries.delete(key)
      entries.set(key, entry)
      const [oldest] = entries
      if (entries.size <= maxEntries || !oldest) return
      for (const pages of [oldest[1].older, oldest[1].around]) pages?.retained.forEach((page) => page.dispose())
      entries.delete(oldest[0])
    },
  }
}
