import { Card, FormError, Switch } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AccuracyCard_profile$key } from '../../../__generated__/AccuracyCard_profile.graphql.ts'
import type { AccuracyCard_viewer$key } from '../../../__generated__/AccuracyCard_viewer.graphql.ts'
import { AccuracyFigures } from '../../../shared/publicProfile/AccuracyFigures.tsx'
import styles from '../MyTwinScreen.module.css'
import { useProfileSwitch } from '../profile/useUpdateProfile.ts'

interface AccuracyCardProps {
  viewer: AccuracyCard_viewer$key
  profile: AccuracyCard_profile$key
}

export function AccuracyCard({ viewer, profile }: AccuracyCardProps) {
  const { t } = useLingui()
  const { twinAccuracy } = useFragment(
    graphql`
      fragment AccuracyCard_viewer on Viewer {
        twinAccuracy {
          checkCount
          unsourcedCount
          answerCount
          ...AccuracyFigures_accuracy
        }
      }
    `,
    viewer,
  )
  const { id, showsAccuracy } = useFragment(
    graphql`
      fragment AccuracyCard_profile on Profile {
        id
        showsAccuracy
      }
    `,
    profile,
  )
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  const hasFigures = twinAccuracy && twinAccuracy.checkCount + twinAccuracy.unsourcedCount + twinAccuracy.answerCount > 0
  return (
    <Card title={t`Accuracy`}>
      {hasFigures ? (
        <div>
          <AccuracyFigures accuracy={twinAccuracy} />
        </div>
      ) : (
        <p className={styles.note}>
          {twinAccuracy ? (
            <Trans>Figures appear after the first question or correction.</Trans>
          ) : (
            <Trans>The privacy check also measures corrections, declined questions and citations.</Trans>
          )}
        </p>
      )}
      {twinAccuracy && (
        <div data-voice="public">
          <Switch
            isSelected={showsAccuracy}
            onChange={(isOn) => void change({ showsAccuracy: isOn }, (record) => record.setValue(isOn, 'showsAccuracy'))}
            description={<Trans>These figures and their date, measured daily.</Trans>}
          >
            <Trans>Show on my public page</Trans>
          </Switch>
        </div>
      )}
      <FormError>{failure}</FormError>
    </Card>
  )
}
