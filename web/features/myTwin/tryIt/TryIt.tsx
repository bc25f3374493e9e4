import { type Audience, AudienceMenu, Heading, IconButton, Sheet, Skeleton, useMediaQuery } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { TryIt_profile$key } from '../../../__generated__/TryIt_profile.graphql.ts'
import type { TryItQuery } from '../../../__generated__/TryItQuery.graphql.ts'
import { toAudience } from '../../../shared/audience.ts'
import { AudienceContext, type WrittenAnswer } from '../../../shared/conversation/audience/audience.ts'
import type { TwinPerson } from '../../../shared/conversation/audience/TwinAudience.tsx'
import { useTwinAudience } from '../../../shared/conversation/audience/useTwinAudience.ts'
import { TwinThread } from '../../../shared/conversation/twin/TwinThread.tsx'
import { LoadingBoundary } from '../../../shared/screen/LoadingBoundary.tsx'
import { CorrectAnswer } from '../checks/CorrectAnswer.tsx'
import { ProfileAudience } from '../VisibilityCard.tsx'
import { AnswerReceipt } from '../visitors/AnswerReceipt.tsx'
import styles from './TryIt.module.css'

const pageSize = 20

interface TryItProps {
  profile: TryIt_profile$key
  reader: Audience
  onReaderChange: (reader: Audience) => void
  question: string | null
  onAsked: () => void
  onClose: () => void
}

export function TryIt({ profile: profileRef, reader, onReaderChange, onClose, ...asked }: TryItProps) {
  const { t } = useLingui()
  const profile = useFragment(
    graphql`
      fragment TryIt_profile on Profile {
        username
        audience
        ...VisibilityCardAudience_profile
      }
    `,
    profileRef,
  )
  const isNarrow = useMediaQuery('(width < 1100px)')
  const audience = toAudience(profile.audience)
  const readers = (['people', 'link'] as const).filter((one) => one === 'people' || audience !== 'people')
  // People who find the profile in Discover see what anyone with the link sees.
  const answered = reader === 'people' || audience === 'people' ? 'people' : 'link'
  const content = (
    <div data-voice="public" className={styles.content}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans>Try it</Trans>
        </h2>
        <IconButton icon={X} label={t`Close`} onPress={onClose} />
        <div className={styles.reader}>
          <span aria-hidden>{t`Ask as`}</span>
          <AudienceMenu label={t`Ask as`} value={answered} items={readers} onChange={onReaderChange} />
        </div>
      </header>
      <div className={styles.thread}>
        {audience === 'private' ? (
          <div className={styles.closed}>
            <Heading level={3} size="section">
              <Trans>Your profile is private</Trans>
            </Heading>
            <p>
              <Trans>Share it to try your twin.</Trans>
            </p>
            <ProfileAudience profile={profile} />
          </div>
        ) : (
          <LoadingBoundary
            failure={t`Failed to fetch public twin`}
            level={3}
            fallback={
              <div className={styles.waiting}>
                <Skeleton lines={4} />
              </div>
            }
          >
            {(attempt) => <Chat username={profile.username} reader={answered} fetchKey={`${audience}-${attempt}`} {...asked} />}
          </LoadingBoundary>
        )}
      </div>
    </div>
  )
  return isNarrow ? (
    <Sheet label={t`Try it`} side="end" isOpen onOpenChange={onClose}>
      {content}
    </Sheet>
  ) : (
    <aside aria-label={t`Try it`} className={styles.pane}>
      {content}
    </aside>
  )
}

interface ChatProps {
  username: string
  reader: 'people' | 'link'
  fetchKey: string
  question: string | null
  onAsked: () => void
}

function Chat({ username, reader, fetchKey, question, onAsked }: ChatProps) {
  const data = useLazyLoadQuery<TryItQuery>(
    graphql`
      query TryItQuery($username: String!, $count: Int!) {
        link: twin(username: $username) {
          profile {
            displayName
            avatarUrl
          }
          ...TwinThread_twin @arguments(count: $count, audience: LINK)
        }
        people: twin(username: $username) {
          ...TwinThread_twin @arguments(count: $count, audience: PEOPLE)
        }
        ...TwinThread_query
      }
    `,
    { username, count: pageSize },
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  const twin = data[reader]
  const { displayName, avatarUrl } = data.link?.profile ?? {}
  const person: TwinPerson = { username, name: displayName ?? username, avatarUrl: avatarUrl ?? null, isOwn: true }
  const own = useTwinAudience(person)
  if (!twin) return null
  return (
    <AudienceContext value={{ ...own, renderAfterAnswer: (answer) => <AnswerTools {...answer} /> }}>
      <TwinThread key={reader} twin={twin} query={data} person={person} reader={reader} question={question} onAsked={onAsked} />
    </AudienceContext>
  )
}

function AnswerTools({ stepUuid, question, text }: WrittenAnswer) {
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <div className={styles.tools}>
      <AnswerReceipt stepUuid={stepUuid} />
      <CorrectAnswer stepUuid={stepUuid} question={question} answer={text} isOpen={isCorrecting} onOpenChange={setCorrecting} />
    </div>
  )
}
