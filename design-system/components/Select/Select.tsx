import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldParts, type FieldProps, type ValueProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import menuStyles from '../Menu/Menu.module.css'
import popoverStyles from '../Popover/Popover.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
}

export interface SelectProps<Value extends string> extends FieldProps, ValueProps<Value, null> {
  /** In display order. */
  items: ReadonlyArray<SelectOption<Value>>
}

export function Select<Value extends string>({
  items,
  value,
  defaultValue,
  onChange,
  isDisabled,
  className,
  ...field
}: SelectProps<Value>) {
  const { t } = useLingui()
  return (
    <AriaSelect
      {...{ value, defaultValue }}
      onChange={(key) => onChange?.(key as Value)}
      placeholder={t`Choose one`}
      isDisabled={isDisabled}
      isInvalid={Boolean(field.error)}
      validationBehavior="aria"
      className={clsx(fieldStyles.Field, className)}
    >
      <FieldParts {...field}>
        <Button className={styles.Trigger}>
          <SelectValue className={styles.Value} />
          <Icon glyph={ChevronDown} />
        </Button>
      </FieldParts>
      <Popover className={`${popoverStyles.Popover} ${styles.Popover}`} offset={4}>
        <ListBox className={menuStyles.Menu} items={items.map((option) => ({ id: option.value, ...option }))}>
          {(option) => (
            <ListBoxItem textValue={option.label} className={`${menuStyles.Item} ${menuStyles.Choice}`}>
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
    </AriaSelect>
  )
}
