import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldParts, type FieldProps, type ValueProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import menuStyles from '../Menu/Menu.module.css'
import type { SelectOption } from '../Select/Select.tsx'
import popoverStyles from '../Popover/Popover.module.css'
import styles from './ComboBox.module.css'

export interface ComboBoxProps extends FieldProps, ValueProps<string | null> {
  /** In display order. */
  items: ReadonlyArray<SelectOption<string>>
  /** Shown when nothing matches. */
  emptyText: string
}

export function ComboBox({ items, value, defaultValue, onChange, emptyText, isDisabled, className, ...field }: ComboBoxProps) {
  // The list is long and recomputed whenever this array changes.
  const options = useMemo(() => items.map((option) => ({ id: option.value, ...option })), [items])
  return (
    <AriaComboBox
      defaultItems={options}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(key === null ? null : String(key))}
      isDisabled={isDisabled}
      allowsEmptyCollection
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(fieldStyles.Field, className)}
    >
      <FieldParts {...field}>
        <Group className={fieldStyles.Control}>
          <Input className={fieldStyles.Input} />
          <Button className={styles.Open}>
            <Icon glyph={ChevronDown} />
          </Button>
        </Group>
      </FieldParts>
      <Popover className={`${popoverStyles.Popover} ${styles.Popover}`} offset={4}>
        <ListBox className={menuStyles.Menu} renderEmptyState={() => <p className={styles.Empty}>{emptyText}</p>}>
          {(option: SelectOption<string>) => (
            <ListBoxItem id={option.value} textValue={option.label} className={`${menuStyles.Item} ${menuStyles.Choice}`}>
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && <Icon glyph={Check} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
