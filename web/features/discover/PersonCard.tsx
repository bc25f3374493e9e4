import { Avatar, Link, Tags } from '#design-system'
import { graphql, useFragment } from 'react-relay'
import type { PersonCard_profile$key } from '../../__generated__/PersonCard_profile.graphql.ts'
import styles from './PersonCard.module.css'

const shownInterests = 4

export function PersonCard({ profile: profileRef }: { profile: PersonCard_profile$key }) {
  const { username, displayName, avatarUrl, bio, interests } = useFragment(
    graphql`
      fragment PersonCard_profile on PublicProfile {
        username
        displayName
        avatarUrl(size: MEDIUM)
        bio
        interests
      }
    `,
    profileRef,
  )
  const name = displayName ?? username
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Avatar name={name} src={avatarUrl} isDecorative />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link href={`/${username}`} variant="quiet">
              {name}
            </Link>
          </h2>
          <p className={styles.username}>@{username}</p>
        </div>
      </header>
      {bio && (
        <p dir="auto" className={styles.bio}>
          {bio}
        </p>
      )}
      {interests.length > 0 && <Tags tags={[...new Set(interests)].slice(0, shownInterests)} />}
    </article>
  )
}
