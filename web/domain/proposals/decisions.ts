import { useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'

export type DecisionMade = 'accepted' | 'rejected'

interface Decided {
  decision: DecisionMade
  /** What its owner made of it; undefined where they took it as it was. */
  value?: string
}

/** The decisions of this tab by the UUID of their proposal. Cards come and go while an answer is written or scrolled; these stay. */
class Decisions {
  #made: ReadonlyMap<string, Decided> = new Map()
  readonly #listeners = new Set<() => void>()

  readonly current = () => this.#made

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  record(uuid: string, decided: Decided): void {
    this.#made = new Map(this.#made).set(uuid, decided)
    this.#listeners.forEach((listener) => listener())
  }
}

const decisionsOf = new WeakMap<IEnvironment, Decisions>()

export function decisionsIn(environment: IEnvironment): Decisions {
  const decisions = decisionsOf.get(environment) ?? new Decisions()
  decisionsOf.set(environment, decisions)
  return decisions
}

export function useDecisions(): ReadonlyMap<string, Decided> {
  const decisions = decisionsIn(useRelayEnvironment())
  return useSyncExternalStore(decisions.subscribe, decisions.current)
}
