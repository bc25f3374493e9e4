import { Badge, Heading, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PlanCard_plan$key } from '../../__generated__/PlanCard_plan.graphql.ts'
import { LimitList } from './LimitList.tsx'
import styles from './PricingScreen.module.css'

interface PlanCardProps {
  plan: PlanCard_plan$key
  isSignedIn: boolean
  /** The plan of who is looking. */
  isOwn: boolean
}

export function PlanCard({ plan: planRef, isSignedIn, isOwn }: PlanCardProps) {
  const { t } = useLingui()
  const { name, description, price, contactUrl, isDefault, limits } = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        name
        description
        price
        contactUrl
        isDefault
        limits {
          ...LimitList_limits
        }
      }
    `,
    planRef,
  )
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
      <LimitList limits={limits} />
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
