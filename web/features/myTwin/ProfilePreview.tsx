import { type Audience, AudienceMark, AudienceMenu, Button, FormError, Skeleton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Settings2 } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { ItemAudiences_preview$key } from '../../__generated__/ItemAudiences_preview.graphql.ts'
import type { ProfilePreview_profile$key } from '../../__generated__/ProfilePreview_profile.graphql.ts'
import type { ProfilePreviewQuery } from '../../__generated__/ProfilePreviewQuery.graphql.ts'
import type { PublicProfilePage_profile$key } from '../../__generated__/PublicProfilePage_profile.graphql.ts'
import { toAudienceValue } from '../../shared/audience.ts'
import { PublicProfilePage } from '../../shared/publicProfile/PublicProfilePage.tsx'
import { useItemAudiences } from './ItemAudiences.tsx'
import { OtherFields, useFieldAudiences } from './FieldAudiences.tsx'
import styles from './MyTwinScreen.module.css'

const readers = ['people', 'link', 'listed'] as const satisfies Audience[]

interface ProfilePreviewProps {
  profile: ProfilePreview_profile$key
  reader: Audience
  onReaderChange: (reader: Audience) => void
  onAsk: (question: string | null) => void
  onEdit: () => void
  onSettings: () => void
}

export function ProfilePreview({ profile: profileRef, reader, onReaderChange, onAsk, onEdit, onSettings }: ProfilePreviewProps) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment ProfilePreview_profile on Profile {
        audience
        preview {
          ...PublicProfilePage_profile
          ...ItemAudiences_preview
        }
        ...FieldAudiences_profile
      }
    `,
    profileRef,
  )
  const audiences = useFieldAudiences(profile)
  return (
    <section data-voice="public" aria-label={t`Preview of your public page`} className={styles.preview}>
      <header className={styles.previewBar}>
        {profile.audience === 'PRIVATE' && <AudienceMark audience="private">{t`Only you see this preview`}</AudienceMark>}
        <div className={styles.previewFor}>
          <span aria-hidden>{t`Preview for`}</span>
          <AudienceMenu label={t`Preview for`} value={reader} items={readers} onChange={onReaderChange} />
        </div>
        <div className={styles.actions}>
          <Button icon={Pencil} onPress={onEdit}>
            <Trans>Edit profile</Trans>
          </Button>
          <Button icon={Settings2} onPress={onSettings}>
            <Trans>Profile Settings</Trans>
          </Button>
        </div>
        <FormError>{audiences.failure}</FormError>
      </header>
      {reader === 'link' ? (
        <Page reader={reader} page={profile.preview} audiences={audiences} onAsk={onAsk} />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <PageForReader reader={reader} audiences={audiences} onAsk={onAsk} />
        </Suspense>
      )}
    </section>
  )
}

type FieldAudiences = ReturnType<typeof useFieldAudiences>

interface PageProps {
  reader: Audience
  page: PublicProfilePage_profile$key & ItemAudiences_preview$key
  audiences: FieldAudiences
  onAsk: (question: string | null) => void
}

function Page({ reader, page, audiences, onAsk }: PageProps) {
  const renderItemControl = useItemAudiences(page, reader, audiences.ofProfile)
  return (
    <div className={styles.previewPage}>
      <PublicProfilePage
        profile={page}
        level={2}
        onAsk={onAsk}
        renderControl={audiences.renderControl}
        renderItemControl={renderItemControl}
        renderPhotoControl={audiences.renderPhotoControl}
      />
      <OtherFields reader={reader} page={page} audiences={audiences} />
    </div>
  )
}

function PageForReader({ reader, ...props }: Omit<PageProps, 'page'>) {
  const { viewer } = useLazyLoadQuery<ProfilePreviewQuery>(
    graphql`
      query ProfilePreviewQuery($audience: Audience!) {
        viewer {
          profile {
            preview(audience: $audience) {
              ...PublicProfilePage_profile
              ...ItemAudiences_preview
            }
          }
        }
      }
    `,
    { audience: toAudienceValue(reader) },
    { fetchPolicy: 'network-only' },
  )
  return viewer && <Page {...props} reader={reader} page={viewer.profile.preview} />
}
