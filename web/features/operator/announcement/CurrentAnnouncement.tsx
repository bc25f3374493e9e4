import { Button, FormError, SettingsSection } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { CurrentAnnouncement_announcement$key } from '../../../__generated__/CurrentAnnouncement_announcement.graphql.ts'
import type { CurrentAnnouncementRemoveMutation } from '../../../__generated__/CurrentAnnouncementRemoveMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import styles from '../Operator.module.css'

export function CurrentAnnouncement({ announcement }: { announcement: CurrentAnnouncement_announcement$key }) {
  const { t, i18n } = useLingui()
  const { text, endsAt } = useFragment(
    graphql`
      fragment CurrentAnnouncement_announcement on Announcement {
        text
        endsAt
      }
    `,
    announcement,
  )
  const remove = useAction<CurrentAnnouncementRemoveMutation>(
    graphql`
      mutation CurrentAnnouncementRemoveMutation {
        removeAnnouncement {
          __typename
          ... on RemoveAnnouncementPayload {
            viewer {
              announcement {
                text
                publishedAt
                ...CurrentAnnouncement_announcement
              }
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t remove the announcement`,
  )
  const end = endsAt && i18n.date(endsAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <SettingsSection title={t`Current announcement`} description={end ? t`Ends on ${end}` : t`Until you remove it`}>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      <div>
        <Button isPending={remove.isRunning} pendingLabel={t`Removing...`} onPress={() => void remove.run({})}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <FormError>{remove.failure}</FormError>
    </SettingsSection>
  )
}
