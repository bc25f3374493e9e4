import { Checkbox, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { MemoryRestrictionsQuery } from '../../../__generated__/MemoryRestrictionsQuery.graphql.ts'
import styles from './Memories.module.css'

export interface Restrictions {
  /** A project ID, `everywhere` or `deletedProject`. */
  readonly usedIn: string
  readonly neverSentTo: readonly string[]
}

export const everywhere = 'everywhere'
export const deletedProject = 'deleted'

interface MemoryRestrictionsProps {
  value: Restrictions
  onChange: (value: Restrictions) => void
}

export function MemoryRestrictions({ value, onChange }: MemoryRestrictionsProps) {
  const { t } = useLingui()
  const { viewer } = useLazyLoadQuery<MemoryRestrictionsQuery>(
    graphql`
      query MemoryRestrictionsQuery {
        viewer {
          projects {
            id
            name
          }
          models {
            name
            isBuiltIn
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const { usedIn, neverSentTo } = value
  const projects = viewer?.projects ?? []
  const models = (viewer?.models ?? []).filter(({ isBuiltIn }) => !isBuiltIn)
  const names = [...new Set([...models.map(({ name }) => name), ...neverSentTo])].toSorted((a, b) => a.localeCompare(b))
  const choose = (name: string, isChosen: boolean) =>
    onChange({ usedIn, neverSentTo: isChosen ? [...neverSentTo, name] : neverSentTo.filter((other) => other !== name) })
  return (
    <>
      {(projects.length > 0 || usedIn !== everywhere) && (
        <Select
          label={t`Used in`}
          value={usedIn}
          onChange={(chosen) => onChange({ usedIn: chosen, neverSentTo })}
          items={[
            { value: everywhere, label: t`All conversations` },
            ...projects.map(({ id, name }) => ({ value: id, label: name })),
            ...(usedIn === deletedProject ? [{ value: deletedProject, label: t`Deleted project` }] : []),
          ]}
        />
      )}
      {names.length > 0 && (
        <fieldset className={styles.models}>
          <legend>
            <Trans>Never send to</Trans>
          </legend>
          {names.map((name) => (
            <Checkbox key={name} isSelected={neverSentTo.includes(name)} onChange={(isChosen) => choose(name, isChosen)}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}
