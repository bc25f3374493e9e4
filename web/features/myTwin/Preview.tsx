import { Button, VoiceMark } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Settings2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Preview_profile$key } from '../../__generated__/Preview_profile.graphql.ts'
import { PublicProfilePage } from '../../domain/publicProfile/PublicProfilePage.tsx'
import styles from './MyTwinScreen.module.css'

/** What the profile is changed in: its words and pictures, or its names and sections. */
export type EditingDialog = 'edit' | 'settings'

interface PreviewProps {
  profile: Preview_profile$key
  onOpen: (dialog: EditingDialog) => void
}

/** The public page in its own colours, and the one place from which it is edited. */
export function Preview({ profile: profileRef, onOpen }: PreviewProps) {
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
        <div className={styles.actions}>
          <Button icon={Pencil} onPress={() => onOpen('edit')}>
            <Trans>Edit profile</Trans>
          </Button>
          <Button icon={Settings2} onPress={() => onOpen('settings')}>
            <Trans>Profile Settings</Trans>
          </Button>
        </div>
      </header>
      <div className={styles.previewPage}>
        <PublicProfilePage profile={preview} level={2} />
      </div>
    </section>
  )
}
