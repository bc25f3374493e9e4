import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../../components/Icon/Icon.tsx'
import menuStyles from '../../components/Menu/Menu.module.css'
import popoverStyles from '../../components/Popover/Popover.module.css'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ModelPicker.module.css'

export interface ModelPickerProps<Value extends string> extends StyleProps {
  /** The models in display order. */
  items: ReadonlyArray<{ value: Value; label: string }>
  /** The model that answers next (controlled). */
  value?: Value
  /** The model that answers next (uncontrolled). */
  defaultValue?: Value
  /** Called with the pressed model, also if it is the current one. */
  onChange?: (value: Value) => void
}

/** Shows only the name if there is nothing to choose. */
export function ModelPicker<Value extends string>({ items, value: given, defaultValue, onChange, className }: ModelPickerProps<Value>) {
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.value)
  const value = given ?? chosen
  const { t } = useLingui()
  const name = items.find((item) => item.value === value)?.label ?? ''
  if (items.length < 2) {
    return (
      <span className={clsx(styles.Name, className)} aria-label={t`Model: ${name}`} role="note">
        {name}
      </span>
    )
  }
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
          onAction={(key) => {
            setChosen(key as Value)
            onChange?.(key as Value)
          }}
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
