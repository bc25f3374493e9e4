import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import { Button } from 'react-aria-components/Button'
import buttonStyles from '../Button/Button.module.css'
import fieldStyles from '../Field/Field.module.css'
import { Icon } from '../Icon/Icon.tsx'
import styles from './SearchField.module.css'

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> {
  /** Names the field; it is not shown, the magnifying glass is. */
  label: string
  /** What is in the field. Leave it out, and the field remembers by itself. */
  value?: string
  /** Called with the whole text after each change. */
  onChange?: (value: string) => void
  /** Called when Enter is pressed. */
  onSubmit?: (value: string) => void
  /** Cannot be filled in now. */
  isDisabled?: boolean
  /** An example of what to write. It is gone while somebody writes, so it never stands in for the label. */
  placeholder?: string
  /** The input element, for focus. */
  ref?: Ref<HTMLInputElement>
}

export function SearchField({ label, placeholder, ref, ...props }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <AriaSearchField {...props} aria-label={label} className={fieldStyles.Field}>
      {({ isEmpty }) => (
        <div className={fieldStyles.Control}>
          <span className={styles.Glass}>
            <Icon glyph={Search} />
          </span>
          <Input ref={ref} placeholder={placeholder} className={`${fieldStyles.Input} ${styles.Input}`} />
          {!isEmpty && (
            <Button aria-label={t`Clear the search`} className={buttonStyles.Button} data-variant="quiet" data-square>
              <Icon glyph={X} />
            </Button>
          )}
        </div>
      )}
    </AriaSearchField>
  )
}
