import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../Icon/Icon.tsx'
import menuStyles from '../Menu/Menu.module.css'
import popoverStyles from '../Popover/Popover.module.css'
import { type Audience, audiences, getVoice, useAudienceNames } from './audience.ts'
import { AudienceMark } from './AudienceMark.tsx'
import styles from './Audience.module.css'

export interface AudienceMenuProps {
  /** The affected content: "Opening hours". */
  label: string
  /** Selected audience. */
  audience: Audience
  /** The readers in words, if the name of the audience says too little. */
  readers?: string
  /** Audiences to choose from. */
  options?: ReadonlyArray<Audience>
  /** Called with the choice, which the caller applies. */
  onChange: (audience: Audience) => void
  /** Disables the menu. */
  isDisabled?: boolean
}

export function AudienceMenu({ label, audience, readers, options = audiences, onChange, isDisabled }: AudienceMenuProps) {
  const names = useAudienceNames()
  return (
    <MenuTrigger>
      <Button
        isDisabled={isDisabled}
        aria-label={`${label}: ${readers ?? names[audience]}`}
        data-voice={getVoice(audience)}
        className={styles.MenuButton}
      >
        <AudienceMark audience={audience}>{readers}</AudienceMark>
        <Icon glyph={ChevronDown} size="0.875rem" />
      </Button>
      <Popover placement="bottom start" offset={6} className={popoverStyles.Popover}>
        <Menu
          aria-label={label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[audience]}
          onAction={(key) => onChange(key as Audience)}
          className={menuStyles.Menu}
        >
          {options.map((option) => (
            <MenuItem key={option} id={option} textValue={names[option]} className={menuStyles.Item}>
              <AudienceMark audience={option} />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
