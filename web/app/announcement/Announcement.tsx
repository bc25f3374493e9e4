import { Suspense, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import sessionQuery, { type sessionQuery as SessionQuery } from '../../__generated__/sessionQuery.graphql.ts'
import { lazyNamed } from '../../lib/lazyNamed.ts'
import { dismissedAnnouncement } from '../../lib/storage.ts'

const AnnouncementBanner = lazyNamed(() => import('./AnnouncementBanner.tsx'), 'AnnouncementBanner')

/** Read with the session, so that it costs no request. */
export function Announcement({ isInset = false }: { isInset?: boolean }) {
  const { viewer } = useLazyLoadQuery<SessionQuery>(sessionQuery, {}, { fetchPolicy: 'store-only' })
  const [dismissed, setDismissed] = useState(dismissedAnnouncement.get())
  const announcement = viewer?.announcement
  if (!announcement || announcement.publishedAt === dismissed) return null
  const handleDismiss = () => {
    dismissedAnnouncement.set(announcement.publishedAt)
    setDismissed(announcement.publishedAt)
  }
  return (
    <Suspense>
      <AnnouncementBanner text={announcement.text} isInset={isInset} onDismiss={handleDismiss} />
    </Suspense>
  )
}
