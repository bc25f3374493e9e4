import { LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Section } from '../Section.tsx'

export function SchedulesSection() {
  const { t } = useLingui()
  return (
    <Section id="schedules" description={<Trans>Reminders and recurring tasks of your private brain.</Trans>}>
      <LinkButton href="/settings/schedules">{t`Schedules`}</LinkButton>
    </Section>
  )
}
