import { PageColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import pricingQuery, { type PricingScreenQuery } from '../../__generated__/PricingScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { VoiceRegion } from '../../shared/screen/VoiceRegion.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanUse } from './PlanUse.tsx'
import styles from './PricingScreen.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<PricingScreenQuery>(context, pricingQuery, {})
}

export function PricingScreen() {
  const { t } = useLingui()
  const { plans, viewer } = usePreloadedQuery<PricingScreenQuery>(
    graphql`
      query PricingScreenQuery {
        plans {
          key
          ...PlanCard_plan
        }
        viewer {
          plan {
            key
          }
          ...PlanUse_viewer
        }
      }
    `,
    useRouteQuery<PricingScreenQuery>(),
  )
  return (
    <VoiceRegion voice="public">
      <PageColumn width="wide" title={t`Pricing`} description={<Trans>Compare plans, prices and limits.</Trans>}>
        <ScreenTitle>{t`Pricing`}</ScreenTitle>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} isSignedIn={viewer !== null} isOwn={viewer?.plan.key === plan.key} />
          ))}
        </ul>
        {plans.length === 1 && (
          <p className={styles.note}>
            <Trans>This server has one plan for everyone.</Trans>
          </p>
        )}
        {viewer && <PlanUse viewer={viewer} />}
      </PageColumn>
    </VoiceRegion>
  )
}
