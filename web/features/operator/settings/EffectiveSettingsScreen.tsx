import { Badge, EmptyState, SearchField, Table, type TableColumn } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import settingsQuery, {
  type EffectiveSettingsScreenQuery,
  type EffectiveSettingsScreenQuery$data,
} from '../../../__generated__/EffectiveSettingsScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import styles from '../Operator.module.css'

type Operator = NonNullable<NonNullable<EffectiveSettingsScreenQuery$data['viewer']>['operator']>
type Setting = Operator['settings'][number]

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<EffectiveSettingsScreenQuery>(context, settingsQuery, {})
}

export function EffectiveSettingsScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<EffectiveSettingsScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the settings`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const columns = useColumns()
  const { viewer } = usePreloadedQuery<EffectiveSettingsScreenQuery>(
    graphql`
      query EffectiveSettingsScreenQuery {
        viewer {
          operator {
            settings @required(action: THROW) {
              name
              value
              source
              isSecret
              isSet
            }
          }
        }
      }
    `,
    useRouteQuery<EffectiveSettingsScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  const found = viewer.operator.settings.filter(({ name }) => name.includes(words.trim().toUpperCase().replaceAll(' ', '_')))
  return (
    <OperatorPage title={t`Effective settings`}>
      <SearchField label={t`Search settings`} placeholder={t`Search settings`} value={words} onChange={setWords} />
      {found.length > 0 ? (
        <Table label={t`Effective settings`} columns={columns} rows={found.map((setting) => ({ ...setting, id: setting.name }))} />
      ) : (
        <EmptyState title={t`No settings found`} size="small" />
      )}
    </OperatorPage>
  )
}

function useColumns(): TableColumn<Setting & { id: string }>[] {
  const { t } = useLingui()
  const sources: Readonly<Record<string, string>> = { ENVIRONMENT: t`Environment`, APP: t`App`, DEFAULT: t`Default` }
  return [
    {
      id: 'setting',
      name: t`Setting`,
      render: ({ name, ...setting }) => (
        <div className={styles.name}>
          <code dir="ltr">{name}</code>
          <Value {...setting} />
        </div>
      ),
    },
    {
      id: 'source',
      name: t`Source`,
      isInline: true,
      render: ({ source }) => <Badge tone={source === 'DEFAULT' ? 'neutral' : 'accent'}>{sources[source] ?? source}</Badge>,
    },
  ]
}

function Value({ value, isSecret, isSet }: Pick<Setting, 'value' | 'isSecret' | 'isSet'>) {
  if (isSecret && isSet)
    return (
      <span className={styles.note}>
        <Trans>Set, secret</Trans>
      </span>
    )
  if (!isSet)
    return (
      <span className={styles.note}>
        <Trans>Not set</Trans>
      </span>
    )
  return (
    <code dir="ltr" className={styles.note}>
      {value}
    </code>
  )
}
