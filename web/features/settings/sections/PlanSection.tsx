import { DescriptionList, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PlanSection_viewer$key } from '../../../__generated__/PlanSection_viewer.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function PlanSection({ viewer }: { viewer: PlanSection_viewer$key }) {
  const { t, i18n } = useLingui()
  const { plan, planUse } = useFragment(
    graphql`
      fragment PlanSection_viewer on Viewer {
        plan {
          name
          price
          limits {
            messagesPerDay
            twinMessagesPerDay
            uploadsPerDay
            uploadMegabytesPerDay
            fileMegabytes
          }
        }
        planUse {
          messages
          twinMessages
          uploads
          uploadMegabytes
          resetsAt
        }
      }
    `,
    viewer,
  )
  const { limits } = plan
  const name = translateServerText(plan.name)
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 })
  const use = (done: number, most: number | null | undefined) => {
    const [used, limit] = [number(done), most == null ? null : number(most)]
    return limit === null ? t`${used}, no limit` : t`${used} of ${limit}`
  }
  const fileSize = number(limits.fileMegabytes)
  const resetsAt = i18n.date(new Date(planUse.resetsAt), { hour: 'numeric', minute: '2-digit' })
  return (
    <Section id="plan" description={<Trans>Today’s usage and your limits. Resets at {resetsAt}.</Trans>}>
      <DescriptionList
        items={[
          { term: t`Plan`, details: plan.price ? `${name} · ${plan.price}` : name },
          { term: t`Messages`, details: use(planUse.messages, limits.messagesPerDay) },
          { term: t`Visitor messages`, details: use(planUse.twinMessages, limits.twinMessagesPerDay) },
          { term: t`Files`, details: use(planUse.uploads, limits.uploadsPerDay) },
          { term: t`Megabytes`, details: use(planUse.uploadMegabytes, limits.uploadMegabytesPerDay) },
          { term: t`File size`, details: t`up to ${fileSize}\u00a0MB` },
        ]}
      />
      <div className={styles.actions}>
        <LinkButton href="/pricing">
          <Trans>Compare plans</Trans>
        </LinkButton>
      </div>
    </Section>
  )
}
