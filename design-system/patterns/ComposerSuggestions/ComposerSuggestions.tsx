import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import type { StyleProps } from '../../components/styleProps.ts'
import styles from './ComposerSuggestions.module.css'

export interface ComposerSuggestion {
  id: string
  label: string
  icon?: LucideIcon
  /** One line below the label. */
  detail?: string
}

export interface ComposerSuggestionsProps extends StyleProps {
  /** For `aria-controls` of the text field; IDs of the options start with it. */
  id: string
  /** Accessible name of the list. */
  label: string
  /** Best match first. */
  suggestions: ReadonlyArray<ComposerSuggestion>
  /** Marked option, for `aria-activedescendant` of the text field. */
  activeIndex: number
  /** Called when an option is pressed. */
  onChoose: (index: number) => void
}

/** Focus stays in the text field, which handles the keys. */
export function ComposerSuggestions({ id, label, suggestions, activeIndex, onChoose, className }: ComposerSuggestionsProps) {
  const active = useRef<HTMLDivElement>(null)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
  return (
    <div id={id} role="listbox" aria-label={label} className={clsx(styles.ComposerSuggestions, className)}>
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The text field handles the keys.
        <div
          key={suggestion.id}
          ref={index === activeIndex ? active : undefined}
          id={getSuggestionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          // Pressing would take the focus.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          data-icon={suggestion.icon ? true : undefined}
          className={styles.Option}
        >
          {suggestion.icon && (
            <span className={styles.Glyph}>
              <Icon glyph={suggestion.icon} />
            </span>
          )}
          <span dir="auto" className={styles.Label}>
            {suggestion.label}
          </span>
          {suggestion.detail !== undefined && (
            <span dir="auto" className={styles.Detail}>
              {suggestion.detail}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

export function getSuggestionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
