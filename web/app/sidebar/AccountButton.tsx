import { IconButton } from '#design-system'
import { CircleUser } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AccountButton_user$key } from '../../__generated__/AccountButton_user.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'

const loadMenu = () => import('./AccountMenu.tsx')
const AccountMenu = lazyNamed(loadMenu, 'AccountMenu')

interface AccountButtonProps {
  userRef: AccountButton_user$key
  onShowShortcuts: () => void
}

/** Menus weigh more than the rest of the frame, so this one is fetched when somebody is about to open it. */
export function AccountButton({ userRef, onShowShortcuts }: AccountButtonProps) {
  const user = useFragment(
    graphql`
      fragment AccountButton_user on User {
        email
        ...AccountMenu_user
      }
    `,
    userRef,
  )
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      icon={CircleUser}
      label={user.email}
      aria-haspopup="menu"
      onHoverStart={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onPress={() => setWanted(true)}
    />
  )
  return <Suspense fallback={button}>{isWanted ? <AccountMenu userRef={user} onShowShortcuts={onShowShortcuts} /> : button}</Suspense>
}
