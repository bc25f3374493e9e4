import { IconButton, Menu, MenuItem, MenuSection, MenuSeparator } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { ChartColumn, CircleUser, CreditCard, Keyboard, LogOut, Map, Settings } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { AccountMenu_user$key } from '../../__generated__/AccountMenu_user.graphql.ts'
import { useSignOut } from '../../session/useSignOut.ts'

interface AccountMenuProps {
  userRef: AccountMenu_user$key
  onShowShortcuts: () => void
}

export function AccountMenu({ userRef, onShowShortcuts }: AccountMenuProps) {
  const { t } = useLingui()
  const { email } = useFragment(
    graphql`
      fragment AccountMenu_user on User {
        email
      }
    `,
    userRef,
  )
  const signOut = useSignOut()
  return (
    <Menu trigger={<IconButton icon={CircleUser} label={email} />} defaultOpen>
      <MenuSection title={email}>
        <MenuItem icon={CreditCard} href="/pricing">
          {t`Pricing`}
        </MenuItem>
        <MenuItem icon={Map} href="/roadmap">
          {t`Roadmap`}
        </MenuItem>
        <MenuItem icon={ChartColumn} href="/monitoring">
          {t`Monitoring`}
        </MenuItem>
        <MenuItem icon={Settings} href="/settings">
          {t`Settings`}
        </MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={Keyboard} onAction={onShowShortcuts}>
        {t`Keyboard shortcuts`}
      </MenuItem>
      <MenuItem icon={LogOut} onAction={() => void signOut()}>
        {t`Logout`}
      </MenuItem>
    </Menu>
  )
}
