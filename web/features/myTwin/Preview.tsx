import { Button, VoiceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { Preview_profile$key } from '../../__generated__/Preview_profile.graphql.ts'
import { PublicProfilePage } from '../../shell/publicProfile/PublicProfilePage.tsx'
import styles from './MyTwinScreen.module.css'

interface PreviewProps {
  profile: Preview_profile$key
  onEdit: () => void
}

/** A window onto the public page, in its own colours. */
export function Preview({ profile: profileRef, onEdit }: PreviewProps) {
  const { t } = useLingui()
  const { isPublic, preview } = useFragment(
    graphql`
      fragment Preview_profile on Profile {
        isPublic
        preview {
          ...PublicProfilePage_profile
        }
      }
    `,
    profileRef,
  )
  return (
    <section data-voice="public" aria-label={t`Preview of your public page`} className={styles.preview}>
      <header className={styles.previewBar}>
        {isPublic ? (
          <VoiceMark voice="public">{t`Anyone with the link sees this`}</VoiceMark>
        ) : (
          <VoiceMark voice="private">{t`Only you see this preview`}</VoiceMark>
        )}
        <Button variant="quiet" onPress={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      </header>
      <div className={styles.previewPage}>
        <PublicProfilePage profile={preview} level={2} />
      </div>
    </section>
  )
}
