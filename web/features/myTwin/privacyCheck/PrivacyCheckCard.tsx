import { Button, Card, FormError } from '#design-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { PrivacyCheckCard_viewer$key } from '../../../__generated__/PrivacyCheckCard_viewer.graphql.ts'
import type { PrivacyCheckCardMutation } from '../../../__generated__/PrivacyCheckCardMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from '../MyTwinScreen.module.css'

export function PrivacyCheckCard({ viewer }: { viewer: PrivacyCheckCard_viewer$key }) {
  const { t, i18n } = useLingui()
  const { twinPrivacyCheck: check } = useFragment(
    graphql`
      fragment PrivacyCheckCard_viewer on Viewer {
        twinPrivacyCheck {
          checkedAt
          factCount
          reachedCount
          answerCount
          tracedCount
        }
      }
    `,
    viewer,
  )
  const run = useAction<PrivacyCheckCardMutation>(
    graphql`
      mutation PrivacyCheckCardMutation {
        checkTwinPrivacy {
          __typename
          viewer {
            ...PrivacyCheckCard_viewer
            ...AccuracyCard_viewer
          }
        }
      }
    `,
    t`Couldn’t check your twin`,
  )
  return (
    <Card title={t`Privacy check`}>
      {check ? (
        <Result {...check} />
      ) : (
        <p className={styles.note}>
          <Trans>Tries to find your private notes, stories, documents and profile fields as a visitor would.</Trans>
        </p>
      )}
      <div>
        <Button icon={ShieldCheck} isPending={run.isRunning} pendingLabel={t`Checking...`} onPress={() => void run.run({})}>
          <Trans>Check now</Trans>
        </Button>
      </div>
      {check && (
        <p className={styles.note}>
          <Trans>Checked {i18n.date(check.checkedAt, { dateStyle: 'medium', timeStyle: 'short' })}</Trans>
        </p>
      )}
      <FormError>{run.failure}</FormError>
    </Card>
  )
}

interface ResultProps {
  factCount: number
  reachedCount: number
  answerCount: number
  tracedCount: number
}

function Result({ factCount, reachedCount, answerCount, tracedCount }: ResultProps) {
  const outdatedCount = answerCount - tracedCount
  return (
    <>
      {reachedCount > 0 ? (
        <FormError>
          <Trans>
            {reachedCount} of {factCount} questions found content that visitors can’t see. Make your profile private and notify the operator
            of this server.
          </Trans>
        </FormError>
      ) : (
        <p>
          {plural(factCount, {
            0: 'You have no private texts to ask for.',
            one: 'Visitors can’t reach your private text.',
            other: 'Visitors can’t reach any of # private texts.',
          })}
        </p>
      )}
      {answerCount > 0 && (
        <p>
          {outdatedCount === 0 ? (
            <Trans>All recent answers used only public content.</Trans>
          ) : (
            <Trans>
              {outdatedCount} of {answerCount} recent answers used content that is no longer public.
            </Trans>
          )}
        </p>
      )}
    </>
  )
}
