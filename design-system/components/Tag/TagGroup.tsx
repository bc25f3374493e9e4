import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../Icon/Icon.tsx'
import type { StyleProps } from '../styleProps.ts'
import styles from './Tag.module.css'

export interface TagGroupProps extends StyleProps {
  /** Accessible name. */
  label: string
  /** Unique tags. */
  tags: ReadonlyArray<string>
  /** Adds remove buttons; Delete and Backspace work too. */
  onRemove?: (tag: string) => void
  /** Disables the group. */
  isDisabled?: boolean
}

export function TagGroup({ label, tags, onRemove, isDisabled = false, className }: TagGroupProps) {
  return (
    <AriaTagGroup
      className={className}
      aria-label={label}
      disabledKeys={isDisabled ? tags : undefined}
      onRemove={onRemove && !isDisabled ? (keys) => tags.filter((tag) => keys.has(tag)).forEach(onRemove) : undefined}
    >
      <TagList className={styles.Tags} items={tags.map((id) => ({ id }))} dependencies={[onRemove === undefined]}>
        {({ id }) => (
          <Tag textValue={id} className={styles.Tag} data-removable={onRemove ? true : undefined}>
            {({ allowsRemoving }) => (
              <>
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
