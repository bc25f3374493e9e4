import { type Audience, AudienceMenu, Button, FormError, Link } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { PhotosField_profile$key } from '../../../__generated__/PhotosField_profile.graphql.ts'
import { isStoredHere } from '../../../lib/storedHere.ts'
import { getFailureText } from '../../../relay/requestError.ts'
import { toAudience, toAudienceValue } from '../../../shared/audience.ts'
import styles from '../MyTwinScreen.module.css'
import { PictureDrop, usePictureUpload } from './PictureDrop.tsx'
import { useProfileSwitch, useUpdateProfile } from './useUpdateProfile.ts'

export function PhotosField({ profile: profileRef }: { profile: PhotosField_profile$key }) {
  const { t } = useLingui()
  const { id, photoAudiences } = useFragment(
    graphql`
      fragment PhotosField_profile on Profile {
        id
        photoAudiences {
          photo
          audience
        }
      }
    `,
    profileRef,
  )
  const upload = usePictureUpload('/api/v1/profile/photos', t`Couldn’t add the photo`)
  const [updateProfile, isUpdating] = useUpdateProfile()
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)

  const handleRemove = async (removed: string) => {
    try {
      const photos = photoAudiences.map(({ photo }) => photo).filter((photo) => photo !== removed)
      await updateProfile({ input: { photos } })
    } catch (error) {
      upload.setFailure(getFailureText(error, t`Failed to update profile`))
    }
  }

  const handleAudience = (photo: string, next: Audience) => {
    const audience = toAudienceValue(next)
    return change({ photoAudiences: [{ photo, audience }] }, (profile) => {
      const record = profile.getLinkedRecords('photoAudiences')?.find((one) => one.getValue('photo') === photo)
      record?.setValue(audience, 'audience')
    })
  }

  return (
    <div className={styles.entries}>
      {photoAudiences.length > 0 && (
        <ul className={styles.photos}>
          {photoAudiences.map(({ photo, audience }, index) => {
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
                <AudienceMenu
                  label={t`Snapshot ${number}`}
                  value={toAudience(audience)}
                  onChange={(next) => void handleAudience(photo, next)}
                />
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
      <FormError>{failure}</FormError>
      <PictureDrop
        upload={upload}
        label={t`Drop photos here`}
        description={t`Your page shows the first three. Saved immediately.`}
        buttonLabel={t`Choose photos`}
      />
    </div>
  )
}
