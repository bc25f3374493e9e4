import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { Icon } from '../../components/Icon/Icon.tsx'
import menuStyles from '../../components/Menu/Menu.module.css'
import popoverStyles from '../../components/Popover/Popover.module.css'
import styles from './ModelPicker.module.css'

interface ModelMenuProps {
  items: ReadonlyArray<{ value: string; label: string }>
  value: string | undefined
  name: string
  onChoose: (value: string) => void
  action?: { label: string; onAction: () => void } | undefined
  className?: string
}

export function ModelMenu({ items, value, name, onChoose, action, className }: ModelMenuProps) {
  const { t } = useLingui()
  return (
    <MenuTrigger>
      <Button className={clsx(styles.Trigger, className)} aria-label={t`Model: ${name}`}>
        <span className={styles.Name}>{name}</span>
        <Icon glyph={ChevronDown} />
      </Button>
      <Popover placement="top end" offset={6} className={popoverStyles.Popover}>
        <Menu aria-label={t`Model`} className={menuStyles.Menu}>
          <MenuSection aria-label={t`Model`} selectionMode="single" selectedKeys={value === undefined ? [] : [value]}>
            {items.map((item) => (
              <MenuItem
                key={item.value}
                id={item.value}
                textValue={item.label}
                onAction={() => onChoose(item.value)}
                className={`${menuStyles.Item} ${menuStyles.Choice}`}
              >
                <span className={styles.Option}>{item.label}</span>
                {item.value === value && <Icon glyph={Check} />}
              </MenuItem>
            ))}
          </MenuSection>
          {action && <Separator className={menuStyles.Separator} />}
          {action && (
            <MenuItem id="action" onAction={action.onAction} className={menuStyles.Item}>
              {action.label}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
