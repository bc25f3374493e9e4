import { EmptyState, List, ListItem } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ChecksTabQuery } from '../../../__generated__/ChecksTabQuery.graphql.ts'
import { CheckEntry } from './CheckEntry.tsx'

const pendingMs = 4000

export function ChecksTab({ fetchKey }: { fetchKey: number }) {
  const { t } = useLingui()
  const [reads, setReads] = useState(0)
  const { viewer } = useLazyLoadQuery<ChecksTabQuery>(
    graphql`
      query ChecksTabQuery {
        viewer {
          twinChecks @required(action: THROW) {
            id
            state
            ...CheckEntry_check
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${fetchKey}-${reads}` },
  )
  const checks = (viewer?.twinChecks ?? []).filter((check) => check != null)
  const isPending = checks.some(({ state }) => state === 'PENDING')
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setReads(reads + 1), pendingMs)
    return () => clearTimeout(timer)
  }, [isPending, reads])

  if (checks.length === 0) {
    return (
      <EmptyState title={t`No corrections yet`} size="small">
        <Trans>Correct an answer in a conversation. Your twin uses it from then on, and you’re notified if that changes.</Trans>
      </EmptyState>
    )
  }
  return (
    <List label={t`Corrections`} isDivided>
      {checks.map((check) => (
        <ListItem key={check.id}>
          <CheckEntry check={check} />
        </ListItem>
      ))}
    </List>
  )
}
