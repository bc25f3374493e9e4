import { Avatar, DescriptionList, Heading, LinkButton, Tags } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, MessageCircle, Sparkles } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { shownKind } from '../knowledge/knowledgeKinds.ts'
import type { PublicItem_item$key } from '../../__generated__/PublicItem_item.graphql.ts'
import type { PublicProfilePage_profile$key } from '../../__generated__/PublicProfilePage_profile.graphql.ts'
import { Photos } from './Photos.tsx'
import { PublicItem } from './PublicItem.tsx'
import styles from './PublicProfilePage.module.css'

interface PublicProfilePageProps {
  profile: PublicProfilePage_profile$key
  level?: 1 | 2
  isInert?: boolean
}

export function PublicProfilePage({ profile: profileRef, level = 1, isInert = false }: PublicProfilePageProps) {
  const { t } = useLingui()
  const askId = useId()
  const profile = useFragment(
    graphql`
      fragment PublicProfilePage_profile on PublicProfile {
        username
        displayName
        avatarUrl
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
        suggestedQuestions
        isTwinEnabled
      }
    `,
    profileRef,
  )
  const { username, bio, interests, location, achievements, posts, photos, skills, projects, items, suggestedQuestions } = profile
  const name = profile.displayName ?? username
  const chatPath = `/twin/${username}/chat`
  const below = level === 1 ? 2 : 3
  const stories = items.filter(({ kind }) => shownKind(kind).isNarrative)
  const notes = items.filter(({ kind }) => !shownKind(kind).isNarrative)

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Avatar name={name} src={profile.avatarUrl} size="large" isDecorative />
        <div className={styles.names}>
          <Heading level={level} size="hero">
            {name}
          </Heading>
          <p className={styles.username}>@{username}</p>
        </div>
        {bio && (
          <p dir="auto" className={styles.bio}>
            {bio}
          </p>
        )}
        {(interests.length > 0 || location) && (
          <DescriptionList
            items={[
              ...(interests.length > 0 ? [{ icon: Sparkles, term: t`Interests`, details: interests.join(', ') }] : []),
              ...(location ? [{ icon: MapPin, term: t`Location`, details: location }] : []),
            ]}
          />
        )}
        {profile.isTwinEnabled && (
          <LinkButton variant="primary" size="large" icon={MessageCircle} href={chatPath} isPreview={isInert}>
            {t`Chat`}
          </LinkButton>
        )}
        {profile.isTwinEnabled && suggestedQuestions.length > 0 && (
          <div className={styles.ask}>
            <p id={askId}>
              <Trans>Ask {name}’s AI twin</Trans>
            </p>
            <ul aria-labelledby={askId} className={styles.questions}>
              {suggestedQuestions.map((question) => (
                <li key={question}>
                  <LinkButton
                    wraps
                    href={`${chatPath}?${new URLSearchParams({ ask: question }).toString()}`}
                    rel="nofollow"
                    isPreview={isInert}
                  >
                    {question}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </div>
        )}
      </header>

      {achievements.length > 0 && (
        <Section level={below} title={t`Recent Achievements`}>
          <ul className={styles.achievements}>
            {achievements.map((achievement, index) => (
              <li key={index} dir="auto">
                {achievement}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PublicItems level={below} title={t`Stories`} items={stories} />
      {posts.length > 0 && (
        <Section level={below} title={t`Latest Posts`}>
          <div className={styles.cards}>
            {posts.map(({ title, content }, index) => (
              <div key={index} className={styles.card}>
                {title && <p className={styles.cardTitle}>{title}</p>}
                <p dir="auto" className={styles.text}>
                  {content}
                </p>
              </div>
            ))}
          </div>
        </Section>
      )}
      <PublicItems level={below} title={t`Notes`} items={notes} />
      {photos.length > 0 && (
        <Section level={below} title={t`Photos`}>
          <Photos addresses={photos.slice(0, 3)} />
        </Section>
      )}
      {skills.length > 0 && (
        <Section level={below} title={t`Skills & Expertise`}>
          <Tags tags={[...new Set(skills)]} />
        </Section>
      )}
      {projects.length > 0 && (
        <Section level={below} title={t`Projects`}>
          <div className={styles.cards}>
            {projects.map(({ title, description }, index) => (
              <div key={index} className={styles.card}>
                <p className={styles.cardTitle}>{title || t`Project`}</p>
                {description && (
                  <p dir="auto" className={styles.text}>
                    {description}
                  </p>
                )}
              </div>
            ))}
          </div>
        </Section>
      )}

      <footer className={styles.invitation}>
        {profile.isTwinEnabled ? (
          <>
            <Section level={below} title={t`Ready to Chat?`}>
              <p>
                <Trans>Start a conversation with {name}'s AI twin</Trans>
              </p>
            </Section>
            <LinkButton variant="primary" size="large" href={chatPath} isPreview={isInert}>
              <Trans>Start Twin Chat</Trans>
            </LinkButton>
          </>
        ) : (
          <p>
            <Trans>{name}'s AI twin takes no messages for now.</Trans>
          </p>
        )}
      </footer>
    </article>
  )
}

interface PublicItemsProps {
  level: 2 | 3
  title: string
  items: readonly (PublicItem_item$key & { readonly uuid: string })[]
}

function PublicItems({ level, title, items }: PublicItemsProps) {
  if (items.length === 0) return null
  return (
    <Section level={level} title={title}>
      <div className={styles.cards}>
        {items.map((item) => (
          <PublicItem key={item.uuid} item={item} level={level === 2 ? 3 : 4} />
        ))}
      </div>
    </Section>
  )
}

interface SectionProps {
  level: 2 | 3
  title: string
  children: ReactNode
}

function Section({ level, title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <Heading level={level} size="section">
        {title}
      </Heading>
      {children}
    </section>
  )
}
