import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldParts, type FieldProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import menuStyles from '../Menu/Menu.module.css'
import popoverStyles from '../Popover/Popover.module.css'
import styles from './ComboBox.module.css'

export interface ComboBoxOption {
  value: string
  label: string
}

export interface ComboBoxProps extends FieldProps {
  options: readonly ComboBoxOption[]
  value: string | null
  /** Null when the field was emptied. */
  onChange: (value: string | null) => void
  /** Says in the list that nothing fits what was typed. */
  emptyText: string
  placeholder?: string
  name?: string
  isDisabled?: boolean
}

/** One of many options, found by typing a part of its name. A handful is better off in a Select. */
export function ComboBox({ options, value, onChange, emptyText, placeholder, name, isDisabled, ...field }: ComboBoxProps) {
  // Lists are long, and read anew whenever they are another one.
  const items = useMemo(() => options.map((option) => ({ id: option.value, ...option })), [options])
  return (
    <AriaComboBox
      defaultItems={items}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? null : String(key))}
      {...{ name, isDisabled }}
      allowsEmptyCollection
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={fieldStyles.Field}
    >
      <FieldParts {...field}>
        <div className={fieldStyles.Control}>
          <Input placeholder={placeholder} className={fieldStyles.Input} />
          <Button className={styles.Open}>
            <Icon glyph={ChevronDown} />
          </Button>
        </div>
      </FieldParts>
      <Popover className={`${popoverStyles.Popover} ${styles.Popover}`} offset={4}>
        <ListBox className={menuStyles.Menu} renderEmptyState={() => <p className={styles.Empty}>{emptyText}</p>}>
          {(option: ComboBoxOption) => (
            <ListBoxItem id={option.value} textValue={option.label} className={menuStyles.Item}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
