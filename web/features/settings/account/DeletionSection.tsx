import { Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { Section } from '../Section.tsx'

export function DeletionSection() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Section
      id="deletion"
      isDangerous
      description={<Trans>Permanently deletes your account and everything in it. Download your data first if you might need it.</Trans>}
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
