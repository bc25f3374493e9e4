import { LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function ServerSection() {
  const { t } = useLingui()
  return (
    <Section id="server" description={<Trans>For operators of this server.</Trans>}>
      <div className={styles.actions}>
        <LinkButton href="/operator/people">{t`People`}</LinkButton>
        <LinkButton href="/operator/registration">{t`Registration`}</LinkButton>
        <LinkButton href="/operator/plans">{t`Plans and limits`}</LinkButton>
        <LinkButton href="/settings/reports">{t`Reports`}</LinkButton>
        <LinkButton href="/operator/announcement">{t`Announcement`}</LinkButton>
        <LinkButton href="/operator/jobs">{t`Jobs`}</LinkButton>
        <LinkButton href="/operator/storage">{t`Storage`}</LinkButton>
        <LinkButton href="/operator/settings">{t`Effective settings`}</LinkButton>
        <LinkButton href="/operator/audit-log">{t`Audit log`}</LinkButton>
      </div>
    </Section>
  )
}
