import { Avatar, DescriptionList, Heading, Icon, Link, LinkButton, Tags } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink, MapPin, MessageCircle, Sparkles } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { isStoredHere } from '../../lib/storedHere.ts'
import { getKnowledgeKind } from '../knowledge/knowledgeKinds.ts'
import type { PublicItem_item$key } from '../../__generated__/PublicItem_item.graphql.ts'
import type { PublicProfilePage_profile$key } from '../../__generated__/PublicProfilePage_profile.graphql.ts'
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
      }
    `,
    profileRef,
  )
  const { username, bio, interests, location, achievements, posts, photos, skills, projects, items, suggestedQuestions } = profile
  const name = profile.displayName ?? username
  const chatPath = `/twin/${username}/chat`
  const below = level === 1 ? 2 : 3
  const stories = items.filter(({ kind }) => getKnowledgeKind(kind).isNarrative)
  const documents = items.filter(({ kind }) => kind === 'DOCUMENT')
  const notes = items.filter((item) => !stories.includes(item) && !documents.includes(item))

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Avatar name={name} src={profile.avatarUrl} size="large" isDecorative />
        <div className={styles.names}>
          <Heading level={level} size="hero">
            {name}
          </Heading>
          <p className={styles.username}>
            <bdi>@{username}</bdi>
          </p>
          {profile.title && <p dir="auto">{profile.title}</p>}
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
        {profile.isTwinEnabled && profile.greeting && (
          <p dir="auto" className={styles.greeting}>
            {profile.greeting}
          </p>
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
          <TextCards cards={posts.map(({ title, content }) => ({ title, text: content }))} />
        </Section>
      )}
      <PublicItems level={below} title={t`Notes`} items={notes} />
      <PublicItems level={below} title={t`Documents`} items={documents} />
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
          <TextCards cards={projects.map(({ title, description }) => ({ title: title || t`Project`, text: description }))} />
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
            <Trans>{name}’s AI twin isn’t taking messages right now.</Trans>
          </p>
        )}
      </footer>
    </article>
  )
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
          {title && <p className={styles.cardTitle}>{title}</p>}
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

/** Other hosts would learn who visits the page. */
function Photos({ addresses }: { addresses: readonly string[] }) {
  const { t } = useLingui()
  return (
    <ul className={styles.photos}>
      {addresses.map((address, index) => {
        const number = index + 1
        const label = t`Snapshot ${number}`
        return (
          <li key={address}>
            {isStoredHere(address) ? (
              <figure className={styles.photo}>
                <img src={address} alt="" loading="lazy" />
                <figcaption>{label}</figcaption>
              </figure>
            ) : (
              <div className={styles.photo}>
                <Link href={address} target="_blank" rel="noreferrer nofollow">
                  {label} <Icon glyph={ExternalLink} label={t`Opens in a new tab`} />
                </Link>
                <span className={styles.host}>{URL.canParse(address) ? new URL(address).host : address}</span>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
