import { Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { Section } from './Section.tsx'

export function DeletionSection() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section
      id="deletion"
      isDangerous
      description={<Trans>Your account and everything that belongs to it, for good. Download your data first if you may miss it.</Trans>}
    >
      <div>
        <Button variant="danger" onPress={() => setAsking(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}
