import { Button, FormError } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay'
import type { IEnvironment, MutationParameters } from 'relay-runtime'
import { getMutationField, useAsyncMutation } from '../../relay/useAsyncMutation.ts'
import { useAttempt, type MutationResult } from '../../relay/useAttempt.ts'
import styles from './Proposal.module.css'

export type DecisionMade = 'accepted' | 'rejected'

interface DecisionProps {
  name: string
  failed: string
  accept: () => Promise<MutationResult>
  reject: () => Promise<MutationResult>
  onEdit?: () => void
  children: ReactNode
}

export function Decision({ name, failed, accept, reject, onEdit, children }: DecisionProps) {
  const { t } = useLingui()
  const [pending, setPending] = useState<DecisionMade | null>(null)
  const { attempt, failure } = useAttempt(failed)

  const decide = async (decision: DecisionMade) => {
    setPending(decision)
    await attempt(decision === 'accepted' ? accept : reject)
    setPending(null)
  }

  return (
    <div className={styles.proposal}>
      <div className={styles.text}>
        {children}
        <FormError>{failure}</FormError>
      </div>
      <div className={styles.decisions}>
        <Button
          variant="quiet"
          isDisabled={pending === 'accepted'}
          isPending={pending === 'rejected'}
          aria-label={t`Not now: ${name}`}
          onPress={() => void decide('rejected')}
        >
          <Trans>Not now</Trans>
        </Button>
        {onEdit && (
          <Button variant="quiet" isDisabled={pending !== null} aria-label={t`Edit: ${name}`} onPress={onEdit}>
            <Trans>Edit</Trans>
          </Button>
        )}
        <Button
          isDisabled={pending === 'rejected'}
          isPending={pending === 'accepted'}
          aria-label={t`Accept: ${name}`}
          onPress={() => void decide('accepted')}
        >
          <Trans>Accept</Trans>
        </Button>
      </div>
    </div>
  )
}

interface Decided {
  decision: DecisionMade
  value?: string
}

/** Decisions by proposal UUID. They outlive the cards, which unmount when scrolled away. */
class Decisions {
  #made: ReadonlyMap<string, Decided> = new Map()
  #edits: ReadonlyMap<string, string> = new Map()
  readonly #listeners = new Set<() => void>()

  readonly current = () => this.#made
  readonly currentEdits = () => this.#edits

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  record(uuid: string, decided: Decided): void {
    this.#made = new Map(this.#made).set(uuid, decided)
    this.edit(uuid, null)
  }

  edit(uuid: string, text: string | null): void {
    const edits = new Map(this.#edits)
    if (text === null) edits.delete(uuid)
    else edits.set(uuid, text)
    this.#edits = edits
    this.#listeners.forEach((listener) => listener())
  }
}

const decisionsByEnvironment = new WeakMap<IEnvironment, Decisions>()

export function getDecisions(environment: IEnvironment): Decisions {
  const decisions = decisionsByEnvironment.get(environment) ?? new Decisions()
  decisionsByEnvironment.set(environment, decisions)
  return decisions
}

export function useDecisions(): ReadonlyMap<string, Decided> {
  const decisions = getDecisions(useRelayEnvironment())
  return useSyncExternalStore(decisions.subscribe, decisions.current)
}

/** Shared by all cards of the proposal; null unless editing. */
export function useProposalEdit(uuid: string): [text: string | null, setText: (text: string | null) => void] {
  const decisions = getDecisions(useRelayEnvironment())
  const text = useSyncExternalStore(decisions.subscribe, () => decisions.currentEdits().get(uuid) ?? null)
  return [text, (next) => decisions.edit(uuid, next)]
}

interface DecisionMutation extends MutationParameters {
  readonly variables: { input: { proposalId: string; value?: string | null } }
  readonly response: Record<string, MutationResult>
}

export function useDecide<TMutation extends DecisionMutation>(mutation: GraphQLTaggedNode, decision: DecisionMade) {
  const decisions = getDecisions(useRelayEnvironment())
  const [decide] = useAsyncMutation<TMutation>(mutation)
  return ({ id, uuid }: { id: string; uuid: string }, value?: string) =>
    decide(
      { input: { proposalId: id, value } },
      {
        // Runs before the list updates, so that no card looks up the proposal.
        updater: (_store, data) => data && !getMutationField<TMutation>(data).message && decisions.record(uuid, { decision, value }),
      },
    )
}
