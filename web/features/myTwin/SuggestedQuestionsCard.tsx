import { Card } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SuggestedQuestionsCard_profile$key } from '../../__generated__/SuggestedQuestionsCard_profile.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import styles from './MyTwinScreen.module.css'

// Form validation is as large as the rest of the screen.
const SuggestedQuestionsForm = lazyNamed(() => import('./SuggestedQuestionsForm.tsx'), 'SuggestedQuestionsForm')

export function SuggestedQuestionsCard({ profile: profileRef }: { profile: SuggestedQuestionsCard_profile$key }) {
  const { t } = useLingui()
  const { suggestedQuestions } = useFragment(
    graphql`
      fragment SuggestedQuestionsCard_profile on Profile {
        suggestedQuestions
      }
    `,
    profileRef,
  )
  return (
    <Card title={t`Suggested questions`}>
      <p className={styles.note}>
        <Trans>Shown to visitors before their first message.</Trans>
      </p>
      <Suspense fallback={<FormPlace rows={suggestedQuestions.length} />}>
        <SuggestedQuestionsForm questions={suggestedQuestions} />
      </Suspense>
    </Card>
  )
}

function FormPlace({ rows }: { rows: number }) {
  return (
    <div aria-hidden className={styles.entries}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.entryPlace} />
      ))}
      <div className={styles.addPlace} />
    </div>
  )
}
