import { Button, FormActions, PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RequiredTwoFactor_user$key } from '../../../../__generated__/RequiredTwoFactor_user.graphql.ts'
import { lazyDialog } from '../../../../lib/lazyDialog.tsx'
import { useSession } from '../../../../session/SessionProvider.tsx'
import { useSignOut } from '../../../../session/useSignOut.ts'
import { ScreenTitle } from '../../../../shared/screen/ScreenTitle.tsx'

const SetUpDialog = lazyDialog(() => import('./SetUpDialog.tsx'), 'SetUpDialog')

export function RequiredTwoFactor({ user }: { user: RequiredTwoFactor_user$key }) {
  const { t } = useLingui()
  const { email, hasPassword, isTwoFactorEnabled } = useFragment(
    graphql`
      fragment RequiredTwoFactor_user on User {
        email
        hasPassword
        isTwoFactorEnabled
      }
    `,
    user,
  )
  const session = useSession()
  const signOut = useSignOut()
  const { pathname, search, hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [isSigningOut, setSigningOut] = useState(false)

  const handleClose = () => {
    setOpen(false)
    if (isTwoFactorEnabled) session.startSession(pathname + search + hash)
  }
  const handleSignOut = async () => {
    setSigningOut(true)
    await signOut()
  }

  return (
    <PageColumn width="narrow" title={t`Set up two-factor authentication`}>
      <ScreenTitle>{t`Set up two-factor authentication`}</ScreenTitle>
      <p>
        <Trans>
          This server requires an authenticator app for <strong>{email}</strong>.
        </Trans>
      </p>
      <FormActions>
        <Button variant="primary" size="large" isWide onPress={() => setOpen(true)}>
          <Trans>Set up</Trans>
        </Button>
        <Button size="large" isWide isPending={isSigningOut} onPress={() => void handleSignOut()}>
          <Trans>Logout</Trans>
        </Button>
      </FormActions>
      {isOpen && <SetUpDialog hasPassword={hasPassword} onClose={handleClose} />}
    </PageColumn>
  )
}
