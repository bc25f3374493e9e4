import { Avatar, Button, DescriptionList, Heading, LinkButton, Tags } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Sparkles } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { getKnowledgeKind } from '../knowledge/knowledgeKinds.ts'
import type { PublicItem_item$key } from '../../__generated__/PublicItem_item.graphql.ts'
import type {
  PublicProfilePage_profile$data,
  PublicProfilePage_profile$key,
} from '../../__generated__/PublicProfilePage_profile.graphql.ts'
import type { PublishableField } from '../../lib/__generated__/enums.ts'
import { PublicAccuracy } from './AccuracyFigures.tsx'
import { AskTwin } from './AskTwin.tsx'
import { Photos } from './Photos.tsx'
import { PublicItem } from './PublicItem.tsx'
import styles from './PublicProfilePage.module.css'
import { usePortraitColor } from './usePortraitColor.ts'

const fragment = graphql`
  fragment PublicProfilePage_profile on PublicProfile {
    username
    displayName
    avatarUrl(size: LARGE)
    title
    bio
    interests
    location
    achievements
    posts {
      title
      content
    }
    photos
    skills
    projects {
      title
      description
    }
    items {
      uuid
      kind
      ...PublicItem_item
    }
    greeting
    suggestedQuestions
    isTwinEnabled
    accuracy {
      ...AccuracyFigures_accuracy
    }
  }
`

interface PublicProfilePageProps {
  profile: PublicProfilePage_profile$key
  level?: 1 | 2
  /** Replaces links to the twin. */
  onAsk?: (question: string | null) => void
  canStartTalk?: boolean
  renderControl?: (field: PublishableField) => ReactNode
  renderItemControl?: (uuid: string) => ReactNode
  renderPhotoControl?: (address: string, label: string) => ReactNode
}

export function PublicProfilePage({
  profile: profileRef,
  level = 1,
  onAsk,
  canStartTalk = false,
  renderControl = () => null,
  renderItemControl,
  renderPhotoControl,
}: PublicProfilePageProps) {
  const { t } = useLingui()
  const profile = useFragment(fragment, profileRef)
  const shown = getShownFields(profile)
  const control = (field: PublishableField) => shown[field] && renderControl(field)
  const { username, bio, interests, location, achievements, posts, photos, skills, projects, items, suggestedQuestions } = profile
  const color = usePortraitColor(profile.avatarUrl)
  const name = profile.displayName ?? username
  const chatPath = `/twin/${username}/chat`
  const below = level === 1 ? 2 : 3
  const stories = items.filter(({ kind }) => getKnowledgeKind(kind).isNarrative)
  const documents = items.filter(({ kind }) => kind === 'DOCUMENT')
  const notes = items.filter((item) => !stories.includes(item) && !documents.includes(item))

  return (
    <article className={styles.page} style={color === null ? undefined : ({ '--portrait': color } as CSSProperties)}>
      <header className={styles.head}>
        <div className={styles.portrait}>
          <Avatar name={name} src={profile.avatarUrl} size="portrait" isDecorative />
        </div>
        <div className={styles.names}>
          <Heading level={level} size="name">
            {name}
          </Heading>
          <p className={styles.username}>
            <bdi>@{username}</bdi>
          </p>
          {profile.title && <p dir="auto">{profile.title}</p>}
          {control('AVATAR_URL')}
          {control('DISPLAY_NAME')}
          {control('TITLE')}
        </div>
        <div className={styles.about}>
          {bio && (
            <p dir="auto" className={styles.bio}>
              {bio}
            </p>
          )}
          {control('BIO')}
          {profile.isTwinEnabled && profile.greeting && (
            <p dir="auto" className={styles.greeting}>
              {profile.greeting}
            </p>
          )}
          {profile.isTwinEnabled && <AskTwin {...{ username, name, onAsk, canStartTalk }} questions={suggestedQuestions} />}
          {(shown.INTERESTS || shown.LOCATION) && (
            <DescriptionList
              items={[
                ...(shown.INTERESTS ? [{ icon: Sparkles, term: t`Interests`, details: interests.join(', ') }] : []),
                ...(location ? [{ icon: MapPin, term: t`Location`, details: location }] : []),
              ]}
            />
          )}
          {control('INTERESTS')}
          {control('LOCATION')}
        </div>
      </header>

      {shown.ACHIEVEMENTS && (
        <Section level={below} title={t`Recent Achievements`} control={renderControl('ACHIEVEMENTS')}>
          <ul className={styles.achievements}>
            {achievements.map((achievement, index) => (
              <li key={index} dir="auto">
                {achievement}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PublicItems level={below} title={t`Stories`} items={stories} renderControl={renderItemControl} isFeatured />
      {shown.POSTS && (
        <Section level={below} title={t`Latest Posts`} control={renderControl('POSTS')}>
          <TextCards cards={posts.map(({ title, content }) => ({ title, text: content }))} />
        </Section>
      )}
      <PublicItems level={below} title={t`Notes`} items={notes} renderControl={renderItemControl} />
      <PublicItems level={below} title={t`Documents`} items={documents} renderControl={renderItemControl} />
      {shown.PHOTOS && (
        <Section level={below} title={t`Photos`} control={renderControl('PHOTOS')}>
          <Photos addresses={photos.slice(0, 3)} renderControl={renderPhotoControl} />
        </Section>
      )}
      {shown.SKILLS && (
        <Section level={below} title={t`Skills & Expertise`} control={renderControl('SKILLS')}>
          <Tags tags={[...new Set(skills)]} />
        </Section>
      )}
      {shown.PROJECTS && (
        <Section level={below} title={t`Projects`} control={renderControl('PROJECTS')}>
          <TextCards cards={projects.map(({ title, description }) => ({ title: title || t`Project`, text: description }))} />
        </Section>
      )}

      {profile.isTwinEnabled && profile.accuracy && (
        <PublicAccuracy level={below} accuracy={profile.accuracy} className={styles.accuracy} />
      )}

      <footer className={styles.invitation}>
        {profile.isTwinEnabled ? (
          <>
            <Section level={below} title={t`Ready to Chat?`}>
              <p>
                <Trans>Start a conversation with {name}'s AI twin</Trans>
              </p>
            </Section>
            {onAsk ? (
              <Button variant="primary" size="large" onPress={() => onAsk(null)}>
                <Trans>Start Twin Chat</Trans>
              </Button>
            ) : (
              <LinkButton variant="primary" size="large" href={chatPath}>
                <Trans>Start Twin Chat</Trans>
              </LinkButton>
            )}
          </>
        ) : (
          <p>
            <Trans>{name}’s AI twin isn’t taking messages right now.</Trans>
          </p>
        )}
      </footer>
    </article>
  )
}

export function useShownFields(profile: PublicProfilePage_profile$key): Record<PublishableField, boolean> {
  return getShownFields(useFragment(fragment, profile))
}

function getShownFields(profile: PublicProfilePage_profile$data): Record<PublishableField, boolean> {
  return {
    DISPLAY_NAME: Boolean(profile.displayName),
    AVATAR_URL: Boolean(profile.avatarUrl),
    TITLE: Boolean(profile.title),
    BIO: Boolean(profile.bio),
    INTERESTS: profile.interests.length > 0,
    LOCATION: Boolean(profile.location),
    ACHIEVEMENTS: profile.achievements.length > 0,
    POSTS: profile.posts.length > 0,
    PHOTOS: profile.photos.length > 0,
    SKILLS: profile.skills.length > 0,
    PROJECTS: profile.projects.length > 0,
  }
}

interface TextCard {
  readonly title: string | null | undefined
  readonly text: string | null | undefined
}

function TextCards({ cards }: { cards: readonly TextCard[] }) {
  return (
    <div className={styles.cards}>
      {cards.map(({ title, text }, index) => (
        <div key={index} className={styles.card}>
          {title && (
            <p dir="auto" className={styles.cardTitle}>
              {title}
            </p>
          )}
          {text && (
            <p dir="auto" className={styles.text}>
              {text}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

interface PublicItemsProps {
  level: 2 | 3
  title: string
  items: readonly (PublicItem_item$key & { readonly uuid: string })[]
  renderControl: ((uuid: string) => ReactNode) | undefined
  isFeatured?: boolean
}

function PublicItems({ level, title, items, renderControl, isFeatured }: PublicItemsProps) {
  if (items.length === 0) return null
  return (
    <Section level={level} title={title}>
      <div className={styles.cards} data-featured={isFeatured || undefined}>
        {items.map((item) => (
          <PublicItem key={item.uuid} item={item} level={level === 2 ? 3 : 4} control={renderControl?.(item.uuid)} />
        ))}
      </div>
    </Section>
  )
}

interface SectionProps {
  level: 2 | 3
  title: string
  control?: ReactNode
  children: ReactNode
}

function Section({ level, title, control, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={level} size="section">
          {title}
        </Heading>
        {control}
      </div>
      {children}
    </section>
  )
}
