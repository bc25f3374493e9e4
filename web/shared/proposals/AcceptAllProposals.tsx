import { Button, FormError } from '#design-system'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { AcceptAllProposals_proposals$key } from '../../__generated__/AcceptAllProposals_proposals.graphql.ts'
import { translateError } from '../../i18n/errorText.ts'
import { getFailureText } from '../../relay/requestError.ts'
import { getDecisions } from './Decision.tsx'
import styles from './Proposal.module.css'
import { useAcceptProposal } from './useDecideProposal.ts'

export function AcceptAllProposals({ proposals: proposalsRef }: { proposals: AcceptAllProposals_proposals$key }) {
  const { t } = useLingui()
  const proposals = useFragment(
    graphql`
      fragment AcceptAllProposals_proposals on ProfileProposal @relay(plural: true) {
        id
        uuid
        value
      }
    `,
    proposalsRef,
  )
  const accept = useAcceptProposal()
  const decisions = getDecisions(useRelayEnvironment())
  const [isPending, setPending] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])

  const handleAccept = async () => {
    setFailures([])
    setPending(true)
    // Sequential, because all change the same profile.
    for (const { id, uuid, value } of proposals) {
      try {
        const { message, code, params } = await accept({ id, uuid }, decisions.currentEdits().get(uuid))
        if (message) setFailures((before) => [...before, `${value}: ${translateError({ message, code, params })}`])
      } catch (error) {
        setFailures((before) => [...before, getFailureText(error, t`Failed to update profile`)])
        break
      }
    }
    setPending(false)
  }

  if (proposals.length < 2 && !isPending && failures.length === 0) return null
  return (
    <div className={styles.all}>
      {(proposals.length > 1 || isPending) && (
        <Button isPending={isPending} pendingLabel={t`Accepting...`} onPress={() => void handleAccept()}>
          <Plural value={proposals.length} one="Accept # proposal" other="Accept all # proposals" />
        </Button>
      )}
      {failures.length > 0 && <FormError>{failures.join(' ')}</FormError>}
    </div>
  )
}
