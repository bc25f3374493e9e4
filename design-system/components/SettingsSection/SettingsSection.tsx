import { useId, type ReactNode } from 'react'
import styles from './SettingsSection.module.css'

export interface SettingsSectionProps {
  /** What can be set here. */
  title: string
  /** Where a link leads: `#password`. */
  id?: string
  /** Where the title stands in the outline of the page. */
  level?: 2 | 3
  /** What these settings change, or what follows. */
  description?: ReactNode
  /** The settings themselves. */
  children: ReactNode
  /** Holds what cannot be undone. */
  isDangerous?: boolean
}

/** Settings that belong together: what they are about on one side, the controls on the other. */
export function SettingsSection({ title, id, level = 2, description, children, isDangerous }: SettingsSectionProps) {
  const Title = `h${level}` as const
  const titleId = useId()
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      className={styles.SettingsSection}
      data-dangerous={isDangerous || undefined}
    >
      <div className={styles.Words}>
        <Title id={titleId} className={styles.Title}>
          {title}
        </Title>
        {description && <div className={styles.Description}>{description}</div>}
      </div>
      <div className={styles.Controls}>{children}</div>
    </section>
  )
}
