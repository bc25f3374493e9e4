import { IconButton, Menu, MenuItem, MenuSection, MenuSeparator } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { CircleUser, Languages, LogOut } from 'lucide-react'
import { chooseLocale, languages, type Locale } from '../../../i18n/locale.ts'
import { useCurrentUser } from '../../../session/useCurrentUser.ts'
import { useSignOut } from '../../../session/useSignOut.ts'

/** What the sidebar's account menu has for later, as far as it is of use before there is a sidebar. */
export function OnboardingMenu() {
  const { t } = useLingui()
  const username = useCurrentUser()?.username ?? ''
  const signOut = useSignOut()
  const choices = Object.entries(languages) as [Locale, string][]
  return (
    <Menu trigger={<IconButton icon={CircleUser} label={t`Account`} />}>
      <MenuSection title={`@${username}`}>
        {choices.map(([locale, name]) => (
          <MenuItem key={locale} icon={Languages} onAction={() => void chooseLocale(locale)}>
            {name}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSeparator />
      <MenuItem icon={LogOut} onAction={() => void signOut()}>
        {t`Logout`}
      </MenuItem>
    </Menu>
  )
}
