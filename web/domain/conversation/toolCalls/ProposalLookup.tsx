import { Button, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './Proposals.module.css'
import type { Lookup } from './useWaitingProposals.ts'

/** Stands where the decision will, until the server has said whether there is one to make. */
export function ProposalLookup({ lookup }: { lookup: NonNullable<Lookup> }) {
  const { t } = useLingui()
  if (lookup.state === 'loading') return <StatusLine>{t`Loading...`}</StatusLine>
  return (
    <p role="status" className={styles.decided}>
      <Trans>This proposal could not be loaded.</Trans>{' '}
      <Button variant="quiet" onPress={lookup.retry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  )
}
