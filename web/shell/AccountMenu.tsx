import { IconButton, Menu, MenuItem, MenuSection } from '#design-system'
import { CircleUser, LogOut } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { AccountMenu_user$key } from '../__generated__/AccountMenu_user.graphql.ts'
import { useSignOut } from './useSignOut.ts'

export function AccountMenu({ userRef }: { userRef: AccountMenu_user$key }) {
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
    <Menu trigger={<IconButton icon={CircleUser} label={email} />}>
      <MenuSection title={email}>
        <MenuItem icon={LogOut} onAction={() => void signOut()}>
          Logout
        </MenuItem>
      </MenuSection>
    </Menu>
  )
}
