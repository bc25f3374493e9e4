import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import type { StyleProps } from '../styleProps.ts'
import styles from './SettingsSection.module.css'

export interface SettingsSectionProps extends StyleProps {
  /** Title. */
  title: string
  /** Target of links: `#password`. */
  id?: string
  /** Heading level. */
  level?: 2 | 3
  /** The effect of these settings. */
  description?: ReactNode
  /** Controls. */
  children: ReactNode
  /** For actions that cannot be undone. */
  isDangerous?: boolean
}

export function SettingsSection({ title, id, level = 2, description, children, isDangerous, className }: SettingsSectionProps) {
  const Title = `h${level}` as const
  const titleId = useId()
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      className={clsx(styles.SettingsSection, className)}
      data-dangerous={isDangerous || undefined}
    >
      <div className={styles.Text}>
        <Title id={titleId} className={styles.Title}>
          {title}
        </Title>
        {description && <div className={styles.Description}>{description}</div>}
      </div>
      <div className={styles.Controls}>{children}</div>
    </section>
  )
}
