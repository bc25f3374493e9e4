import { Button, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PhotosField_profile$key } from '../../../__generated__/PhotosField_profile.graphql.ts'
import { isStoredHere } from '../../../lib/storedHere.ts'
import { failureText } from '../../../relay/requestError.ts'
import styles from '../MyTwinScreen.module.css'
import { PictureDrop, usePictureUpload } from './PictureDrop.tsx'
import { useUpdateProfile } from './useUpdateProfile.ts'

export function PhotosField({ profile: profileRef }: { profile: PhotosField_profile$key }) {
  const { t } = useLingui()
  const { photos } = useFragment(
    graphql`
      fragment PhotosField_profile on Profile {
        photos
      }
    `,
    profileRef,
  )
  const upload = usePictureUpload('/api/v1/profile/photos', t`Failed to add photo`)
  const [updateProfile, isUpdating] = useUpdateProfile()

  const handleRemove = async (removed: string) => {
    try {
      await updateProfile({ variables: { input: { photos: photos.filter((photo) => photo !== removed) } } })
    } catch (error) {
      upload.setFailure(failureText(error, t`Failed to update profile`))
    }
  }

  return (
    <div className={styles.entries}>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => {
            const number = index + 1
            return (
              <li key={photo} className={styles.photo}>
                {isStoredHere(photo) ? (
                  <img src={photo} alt={t`Snapshot ${number}`} loading="lazy" />
                ) : (
                  <Link href={photo} target="_blank" rel="noreferrer">
                    {photo}
                  </Link>
                )}
                <Button
                  variant="quiet"
                  isDisabled={isUpdating}
                  aria-label={t`Remove snapshot ${number}`}
                  onPress={() => void handleRemove(photo)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <PictureDrop
        upload={upload}
        label={t`Drop photos here`}
        description={t`Your page shows the first three. They’re saved immediately.`}
        buttonLabel={t`Choose photos`}
      />
    </div>
  )
}
