import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { Button } from 'react-aria-components/Button'
import buttonStyles from '../Button/Button.module.css'
import type { ValueProps } from '../Field/Field.tsx'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './SearchField.module.css'

export interface SearchFieldProps
  extends StyleProps, ValueProps<string>, Omit<AriaSearchFieldProps, keyof ValueProps<string> | 'children' | 'className' | 'style'> {
  /** Accessible name, not shown. */
  label: string
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  /** Disables the field. */
  isDisabled?: boolean
  /** An example, not a label. */
  placeholder?: string
  /** The input element, to focus it. */
  inputRef?: Ref<HTMLInputElement>
}

export function SearchField({ label, placeholder, inputRef, className, ...props }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <AriaSearchField {...props} aria-label={label} className={clsx(fieldStyles.Field, className)}>
      {({ isEmpty }) => (
        <div className={fieldStyles.Control}>
          <span className={styles.Glass}>
            <Icon glyph={Search} />
          </span>
          <Input ref={inputRef} placeholder={placeholder} className={`${fieldStyles.Input} ${styles.Input}`} />
          {!isEmpty && (
            <Button aria-label={t`Clear search`} className={buttonStyles.Button} data-variant="quiet" data-square>
              <Icon glyph={X} />
            </Button>
          )}
        </div>
      )}
    </AriaSearchField>
  )
}
