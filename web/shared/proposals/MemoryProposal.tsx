import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { MemoryProposal_proposal$key } from '../../__generated__/MemoryProposal_proposal.graphql.ts'
import { Decision } from './Decision.tsx'
import styles from './Proposal.module.css'
import { useAcceptMemoryProposal, useRejectMemoryProposal } from './useDecideMemoryProposal.ts'

export function MemoryProposal({ proposal: proposalRef }: { proposal: MemoryProposal_proposal$key }) {
  const { t } = useLingui()
  const { id, uuid, action, content, hasUntrustedContent } = useFragment(
    graphql`
      fragment MemoryProposal_proposal on MemoryProposal {
        id
        uuid
        action
        content
        hasUntrustedContent
      }
    `,
    proposalRef,
  )
  const accept = useAcceptMemoryProposal()
  const reject = useRejectMemoryProposal()
  const isForgetting = action === 'FORGET'
  const name = isForgetting ? t`Forget` : t`Remember`
  return (
    <Decision
      name={`${name}, ${content}`}
      failed={t`Couldn’t save your decision`}
      accept={() => accept({ id, uuid })}
      reject={() => reject({ id, uuid })}
    >
      <div>
        <p className={styles.field}>{name}</p>
        <p>{content}</p>
      </div>
      <p className={styles.note}>
        <Reason isForgetting={isForgetting} hasUntrustedContent={hasUntrustedContent} />
      </p>
    </Decision>
  )
}

function Reason({ isForgetting, hasUntrustedContent }: { isForgetting: boolean; hasUntrustedContent: boolean }) {
  if (!hasUntrustedContent) return <Trans>You didn’t clearly ask for this, so it needs your confirmation.</Trans>
  return isForgetting ? (
    <Trans>This answer used text from other people, so nothing is forgotten until you confirm it.</Trans>
  ) : (
    <Trans>This answer used text from other people, so nothing is kept until you confirm it.</Trans>
  )
}
