import { Badge, Button } from '#design-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TwoFactorSection_user$key } from '../../../../__generated__/TwoFactorSection_user.graphql.ts'
import { lazyDialog } from '../../../../lib/lazyDialog.tsx'
import { Section } from '../../Section.tsx'
import styles from '../../SettingsScreen.module.css'

const SetUpDialog = lazyDialog(() => import('./SetUpDialog.tsx'), 'SetUpDialog')
const ReplaceCodesDialog = lazyDialog(() => import('./ReplaceCodesDialog.tsx'), 'ReplaceCodesDialog')
const TurnOffDialog = lazyDialog(() => import('./TurnOffDialog.tsx'), 'TurnOffDialog')

export function TwoFactorSection({ user }: { user: TwoFactorSection_user$key }) {
  const { isTwoFactorEnabled, isTwoFactorRequired, hasPassword } = useFragment(
    graphql`
      fragment TwoFactorSection_user on User {
        isTwoFactorEnabled
        isTwoFactorRequired
        hasPassword
      }
    `,
    user,
  )
  const [open, setOpen] = useState<'setUp' | 'codes' | 'off' | null>(null)
  const proof = { hasPassword, onClose: () => setOpen(null) }
  return (
    <Section id="two-factor" description={<Trans>Require a code from an authenticator app when you sign in.</Trans>}>
      <div className={styles.actions}>
        {isTwoFactorEnabled ? (
          <>
            <Badge tone="good">
              <Trans>On</Trans>
            </Badge>
            <Button onPress={() => setOpen('codes')}>
              <Trans>New recovery codes</Trans>
            </Button>
            {!isTwoFactorRequired && (
              <Button variant="quiet" onPress={() => setOpen('off')}>
                <Trans>Turn off</Trans>
              </Button>
            )}
          </>
        ) : (
          <Button onPress={() => setOpen('setUp')}>
            <Trans>Set up</Trans>
          </Button>
        )}
      </div>
      {open === 'setUp' && <SetUpDialog {...proof} />}
      {open === 'codes' && <ReplaceCodesDialog {...proof} />}
      {open === 'off' && <TurnOffDialog {...proof} />}
    </Section>
  )
}
