import { Check, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../Icon/Icon.tsx'
import styles from './Tag.module.css'

export interface TagGroupProps {
  /** The accessible name. */
  label: string
  /** Unique tags. */
  tags: ReadonlyArray<string>
  /** Called when a tag is removed. Adds remove buttons; Delete and Backspace work too. */
  onRemove?: (tag: string) => void
  /** The selected tags. */
  selected?: ReadonlyArray<string>
  /** Called with all selected tags. Omit it for tags that cannot be selected. */
  onSelect?: (selected: string[]) => void
  /** Disables the group. */
  isDisabled?: boolean
}

export function TagGroup({ label, tags, onRemove, selected, onSelect, isDisabled = false }: TagGroupProps) {
  return (
    <AriaTagGroup
      aria-label={label}
      selectionMode={onSelect ? 'multiple' : 'none'}
      selectedKeys={selected}
      onSelectionChange={(keys) => onSelect?.(tags.filter((tag) => keys === 'all' || keys.has(tag)))}
      disabledKeys={isDisabled ? tags : undefined}
      onRemove={onRemove && !isDisabled ? (keys) => tags.filter((tag) => keys.has(tag)).forEach(onRemove) : undefined}
    >
      <TagList className={styles.Tags} items={tags.map((id) => ({ id }))} dependencies={[onRemove === undefined]}>
        {({ id }) => (
          <Tag
            textValue={id}
            className={styles.Tag}
            data-removable={onRemove ? true : undefined}
            data-selectable={onSelect ? true : undefined}
          >
            {({ isSelected, allowsRemoving }) => (
              <>
                {isSelected && (
                  <span className={styles.Check}>
                    <Icon glyph={Check} size="0.875rem" />
                  </span>
                )}
                {id}
                {allowsRemoving && (
                  <Button slot="remove" className={styles.Remove}>
                    <Icon glyph={X} size="0.875rem" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  )
}
