import { ToggleButton } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { InterestFilter_query$key } from '../../__generated__/InterestFilter_query.graphql.ts'
import styles from './DiscoverScreen.module.css'

interface InterestFilterProps {
  query: InterestFilter_query$key
  chosen: string | null
  onChoose: (interest: string | null) => void
}

/** What most people care about, and the interest that is chosen. */
export function InterestFilter({ query, chosen, onChoose }: InterestFilterProps) {
  const { t, i18n } = useLingui()
  const { discoverInterests } = useFragment(
    graphql`
      fragment InterestFilter_query on Query {
        discoverInterests(first: 16) {
          name
          count
        }
      }
    `,
    query,
  )
  const isChosen = (name: string) => name.localeCompare(chosen ?? '', undefined, { sensitivity: 'base' }) === 0
  const isRare = chosen !== null && !discoverInterests.some(({ name }) => isChosen(name))
  const interests = isRare ? [{ name: chosen, count: null }, ...discoverInterests] : discoverInterests
  if (interests.length === 0) return null
  return (
    <div role="group" aria-label={t`Interests`} className={styles.interests}>
      {interests.map(({ name, count }) => (
        <ToggleButton key={name} isSelected={isChosen(name)} onChange={(isSelected) => onChoose(isSelected ? name : null)}>
          {name}
          {count !== null && <span className={styles.count}>{i18n.number(count)}</span>}
        </ToggleButton>
      ))}
    </div>
  )
}
