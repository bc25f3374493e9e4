import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../../components/Icon/Icon.tsx'
import menuStyles from '../../components/Menu/Menu.module.css'
import popoverStyles from '../../components/Popover/Popover.module.css'
import styles from './ModelPicker.module.css'

interface ModelMenuProps {
  items: ReadonlyArray<{ value: string; label: string }>
  value: string | undefined
  name: string
  onChoose: (value: string) => void
  className?: string
}

export function ModelMenu({ items, value, name, onChoose, className }: ModelMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger>
      <Button className={clsx(styles.Trigger, className)} aria-label={t`Model: ${name}`}>
        <span className={styles.Name}>{name}</span>
        <Icon glyph={ChevronDown} />
      </Button>
      <Popover placement="top end" offset={6} className={popoverStyles.Popover}>
        <Menu
          aria-label={t`Model`}
          selectionMode="single"
          selectedKeys={value === undefined ? [] : [value]}
          onAction={(key) => onChoose(String(key))}
          className={menuStyles.Menu}
        >
          {items.map((item) => (
            <MenuItem key={item.value} id={item.value} textValue={item.label} className={`${menuStyles.Item} ${menuStyles.Choice}`}>
              <span className={styles.Option}>{item.label}</span>
              {item.value === value && <Icon glyph={Check} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
