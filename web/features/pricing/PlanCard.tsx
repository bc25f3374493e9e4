import { Badge, DescriptionList, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PlanCard_plan$key } from '../../__generated__/PlanCard_plan.graphql.ts'
import type { PlanCard_limits$key } from '../../__generated__/PlanCard_limits.graphql.ts'
import { translateServerText } from '../../i18n/serverTexts.ts'
import styles from './PricingScreen.module.css'

interface PlanCardProps {
  plan: PlanCard_plan$key
  isSignedIn: boolean
  isOwn: boolean
}

export function PlanCard({ plan: planRef, isSignedIn, isOwn }: PlanCardProps) {
  const { t } = useLingui()
  const { price, contactUrl, isDefault, limits, ...plan } = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        name
        description
        price
        contactUrl
        isDefault
        limits {
          ...PlanCard_limits
        }
      }
    `,
    planRef,
  )
  const [name, description] = [translateServerText(plan.name), translateServerText(plan.description)]
  return (
    <li className={styles.plan} data-own={isOwn || undefined}>
      <header className={styles.planHead}>
        <Heading level={2}>{name}</Heading>
        {isOwn && (
          <Badge tone="accent">
            <Trans>Your plan</Trans>
          </Badge>
        )}
      </header>
      <p className={styles.price}>{price ?? t`No cost`}</p>
      {description && <p className={styles.note}>{description}</p>}
      <div className={styles.limits}>
        <LimitList limits={limits} />
      </div>
      {!isSignedIn && isDefault && (
        <LinkButton variant="primary" href="/accounts/signup">
          <Trans>Get Started</Trans>
        </LinkButton>
      )}
      {!isOwn && contactUrl && (
        <LinkButton href={contactUrl}>
          <Trans>Request {name}</Trans>
        </LinkButton>
      )}
    </li>
  )
}

function LimitList({ limits: limitsRef }: { limits: PlanCard_limits$key }) {
  const { t, i18n } = useLingui()
  const limits = useFragment(
    graphql`
      fragment PlanCard_limits on PlanLimits {
        messagesPerDay
        twinMessagesPerDay
        uploadsPerDay
        uploadMegabytesPerDay
        filesPerUpload
        fileMegabytes
      }
    `,
    limitsRef,
  )
  const count = (value: number | null | undefined) => (value == null ? t`no limit` : i18n.number(value))
  const size = (megabytes: number | null | undefined) => (megabytes == null ? t`no limit` : t`${i18n.number(megabytes)}\u00a0MB`)
  return (
    <DescriptionList
      items={[
        { term: t`Messages per day`, details: count(limits.messagesPerDay) },
        { term: t`Visitor messages to your twin per day`, details: count(limits.twinMessagesPerDay) },
        { term: t`Files per day`, details: count(limits.uploadsPerDay) },
        { term: t`Uploads per day`, details: size(limits.uploadMegabytesPerDay) },
        { term: t`Files per message`, details: count(limits.filesPerUpload) },
        { term: t`File size`, details: size(limits.fileMegabytes) },
      ]}
    />
  )
}
