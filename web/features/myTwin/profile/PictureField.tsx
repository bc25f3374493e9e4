import { Avatar, Button } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PictureField_profile$key } from '../../../__generated__/PictureField_profile.graphql.ts'
import type { PictureFieldMutation } from '../../../__generated__/PictureFieldMutation.graphql.ts'
import { getFailureText } from '../../../relay/requestError.ts'
import styles from '../MyTwinScreen.module.css'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { PictureDrop, usePictureUpload } from './PictureDrop.tsx'

export function PictureField({ profile: profileRef }: { profile: PictureField_profile$key }) {
  const { t } = useLingui()
  const { username, displayName, avatarUrl } = useFragment(
    graphql`
      fragment PictureField_profile on Profile {
        username
        displayName
        avatarUrl
      }
    `,
    profileRef,
  )
  const fallback = t`Failed to upload profile picture`
  const upload = usePictureUpload('/api/v1/profile/upload-picture', fallback)
  const [removePicture, isRemoving] = useAsyncMutation<PictureFieldMutation>(graphql`
    mutation PictureFieldMutation {
      removeProfilePicture {
        profile {
          ...MyTwinScreen_profile
        }
      }
    }
  `)

  const handleRemove = async () => {
    try {
      await removePicture({})
    } catch (error) {
      upload.setFailure(getFailureText(error, t`Failed to update profile`))
    }
  }

  return (
    <section aria-label={t`Picture`} className={styles.picture}>
      <div className={styles.portrait}>
        <Avatar name={displayName ?? username} src={avatarUrl} size="large" />
        {avatarUrl && (
          <Button variant="quiet" isPending={isRemoving} onPress={() => void handleRemove()}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
      <div className={styles.entries}>
        <PictureDrop
          upload={upload}
          label={t`Drop a picture here`}
          description={t`JPEG, PNG, WebP, GIF or AVIF, at most 10 MB. Saved immediately.`}
          buttonLabel={t`Choose a picture`}
          allowsMultiple={false}
        />
      </div>
    </section>
  )
}
