import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useControlledState } from 'react-stately/useControlledState'
import { Icon } from '../Icon/Icon.tsx'
import menuStyles from '../Menu/Menu.module.css'
import popoverStyles from '../Popover/Popover.module.css'
import { type Audience, type AudienceChoice, audiences, getVoice, useAudienceNames } from './audience.ts'
import { AudienceMark } from './AudienceMark.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Audience.module.css'

export interface AudienceMenuProps extends AudienceChoice, StyleProps {
  /** The affected content: "Opening hours". */
  label: string
  /** Describes the readers, if the name of the audience is not clear enough. */
  readers?: string
  /** Audiences to choose from. */
  items?: ReadonlyArray<Audience>
  /** Disables the menu. */
  isDisabled?: boolean
}

export function AudienceMenu({ label, readers, items = audiences, isDisabled, className, ...choice }: AudienceMenuProps) {
  const [audience, setAudience] = useControlledState(choice.value, choice.defaultValue ?? 'private', choice.onChange)
  const names = useAudienceNames()
  return (
    <MenuTrigger>
      <Button
        isDisabled={isDisabled}
        aria-label={`${label}: ${readers ?? names[audience]}`}
        data-voice={getVoice(audience)}
        className={clsx(styles.MenuButton, className)}
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
          onAction={(key) => setAudience(key as Audience)}
          className={menuStyles.Menu}
        >
          {items.map((item) => (
            <MenuItem key={item} id={item} textValue={names[item]} className={menuStyles.Item}>
              <AudienceMark audience={item} />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
