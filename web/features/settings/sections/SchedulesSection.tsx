import { LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function SchedulesSection() {
  const { t } = useLingui()
  return (
    <Section id="schedules" description={<Trans>Reminders and recurring tasks of your private brain.</Trans>}>
      <div className={styles.stack}>
        <LinkButton href="/settings/schedules">{t`Show schedules`}</LinkButton>
      </div>
    </Section>
  )
}
