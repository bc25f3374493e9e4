import { type Audience, AudienceMenu, audiences as order } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FieldAudiences_profile$key } from '../../__generated__/FieldAudiences_profile.graphql.ts'
import type { PublicProfilePage_profile$key } from '../../__generated__/PublicProfilePage_profile.graphql.ts'
import type { PublishableField } from '../../lib/__generated__/enums.ts'
import { isStoredHere } from '../../lib/storedHere.ts'
import { toAudience, toAudienceValue } from '../../shared/audience.ts'
import { useShownFields } from '../../shared/publicProfile/PublicProfilePage.tsx'
import { useSectionLabels } from '../../shared/publicProfile/sections.ts'
import styles from './MyTwinScreen.module.css'
import { useProfileSwitch } from './profile/useUpdateProfile.ts'

const hasHeading: ReadonlySet<PublishableField> = new Set(['ACHIEVEMENTS', 'POSTS', 'PHOTOS', 'SKILLS', 'PROJECTS'])

export function useFieldAudiences(profileRef: FieldAudiences_profile$key) {
  const { t } = useLingui()
  const sections = useSectionLabels()
  const {
    id,
    audience: profileAudience,
    fieldAudiences,
    photoAudiences,
  } = useFragment(
    graphql`
      fragment FieldAudiences_profile on Profile {
        id
        audience
        fieldAudiences {
          field
          audience
        }
        photoAudiences {
          photo
          audience
        }
      }
    `,
    profileRef,
  )
  const lastUse = useRef<{ field: PublishableField; isByKeyboard: boolean } | null>(null)
  const { change, failure } = useProfileSwitch(id, t`Failed to update profile`)
  const labels: Record<PublishableField, string> = {
    DISPLAY_NAME: t`Display name`,
    AVATAR_URL: t`Picture`,
    TITLE: t`Job title`,
    BIO: t`Bio`,
    INTERESTS: t`Interests`,
    LOCATION: t`Location`,
    ACHIEVEMENTS: sections.achievements,
    POSTS: sections.posts,
    PHOTOS: sections.photos,
    SKILLS: sections.skills,
    PROJECTS: sections.projects,
  }
  const known = fieldAudiences.flatMap(({ field, audience }) => (isKnown(field, labels) ? [{ field, audience: toAudience(audience) }] : []))

  const renderMenu = (field: PublishableField): ReactNode => {
    const current = known.find((one) => one.field === field)
    if (!current) return null
    return (
      <FieldMenu
        label={labels[field]}
        value={current.audience}
        getLastUse={() => (lastUse.current?.field === field ? lastUse.current : null)}
        onChange={(next) => {
          lastUse.current = { field, isByKeyboard: document.activeElement?.matches(':focus-visible') ?? false }
          const audience = toAudienceValue(next)
          void change({ fieldAudiences: [{ field, audience }] }, (profile) => {
            const record = profile.getLinkedRecords('fieldAudiences')?.find((one) => one.getValue('field') === field)
            record?.setValue(audience, 'audience')
          })
        }}
      />
    )
  }
  const photos = photoAudiences.map(({ photo, audience }) => ({ photo, audience: toAudience(audience) }))
  const renderPhotoControl = (address: string, label: string): ReactNode => {
    const current = photos.find(({ photo }) => photo === address)
    return (
      current && (
        <AudienceMenu
          label={label}
          value={current.audience}
          onChange={(next) => {
            const audience = toAudienceValue(next)
            void change({ photoAudiences: [{ photo: address, audience }] }, (profile) => {
              const record = profile.getLinkedRecords('photoAudiences')?.find((one) => one.getValue('photo') === address)
              record?.setValue(audience, 'audience')
            })
          }}
        />
      )
    )
  }
  const renderControl = (field: PublishableField) => (
    <div className={styles.control}>
      {!hasHeading.has(field) && <span aria-hidden>{labels[field]}</span>}
      {renderMenu(field)}
    </div>
  )
  return { ofProfile: toAudience(profileAudience), labels, fields: known, photos, renderMenu, renderControl, renderPhotoControl, failure }
}

interface FieldMenuProps extends ComponentProps<typeof AudienceMenu> {
  /** Null if another menu was used last. */
  getLastUse: () => { isByKeyboard: boolean } | null
}

/** Moving a field off the page also moves its menu, and the focus, to the list below. */
function FieldMenu({ getLastUse, ...menu }: FieldMenuProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const use = document.activeElement === document.body ? getLastUse() : null
    if (use) place.current?.querySelector('button')?.focus({ preventScroll: !use.isByKeyboard })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only where it appears.
  }, [])
  return (
    <span ref={place}>
      <AudienceMenu {...menu} />
    </span>
  )
}

function isKnown(field: string, labels: Record<PublishableField, string>): field is PublishableField {
  return Object.hasOwn(labels, field)
}

interface OtherFieldsProps {
  reader: Audience
  page: PublicProfilePage_profile$key
  audiences: ReturnType<typeof useFieldAudiences>
}

export function OtherFields({ reader, page, audiences: { labels, fields, photos, renderMenu, renderPhotoControl } }: OtherFieldsProps) {
  const { t } = useLingui()
  const shown = useShownFields(page)
  const others = fields.filter(({ field }) => !shown[field])
  const hiddenPhotos = photos.flatMap(({ photo, audience }, index) =>
    includesReader(audience, reader) ? [] : [{ photo, number: index + 1 }],
  )
  if (others.length === 0 && hiddenPhotos.length === 0) return null
  return (
    <section aria-label={t`Not on your page`} data-voice="private" className={styles.otherFields}>
      <h3 className={styles.otherTitle}>
        <Trans>Not on your page</Trans>
      </h3>
      <ul className={styles.fields}>
        {others.map(({ field, audience }) => (
          <li key={field} className={styles.field}>
            <span>
              {labels[field]} {includesReader(audience, reader) && <span className={styles.note}>{t`Not filled in`}</span>}
            </span>
            {renderMenu(field)}
          </li>
        ))}
        {hiddenPhotos.map(({ photo, number }) => (
          <li key={photo} className={styles.field}>
            {isStoredHere(photo) ? (
              <img src={photo} alt={t`Snapshot ${number}`} loading="lazy" className={styles.thumbnail} />
            ) : (
              <span>{photo}</span>
            )}
            {renderPhotoControl(photo, t`Snapshot ${number}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function includesReader(audience: Audience, reader: Audience): boolean {
  return order.indexOf(audience) >= order.indexOf(reader)
}
