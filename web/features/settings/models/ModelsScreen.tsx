import { Banner, SettingsSection, StatusLine } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ModelsScreen_operator$key } from '../../../__generated__/ModelsScreen_operator.graphql.ts'
import modelsQuery, { type ModelsScreenQuery } from '../../../__generated__/ModelsScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../../relay/useRouteQuery.ts'
import { LoadingBoundary } from '../../../shared/screen/LoadingBoundary.tsx'
import { NotFoundScreen } from '../../../shared/screen/NotFoundScreen.tsx'
import { OperatorPage } from '../../../shared/screen/OperatorPage.tsx'
import { RouteBoundary } from '../../../shared/screen/RouteBoundary.tsx'
import { ConnectionEntry } from './ConnectionEntry.tsx'
import styles from './Models.module.css'
import { OwnKeysSetting } from './OwnKeysSetting.tsx'
import { ProviderList } from './ProviderList.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<ModelsScreenQuery>(context, modelsQuery, {})
}

export function ModelsScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<ModelsScreenQuery>()
  return (
    <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load the models`}>
      <Content />
    </RouteBoundary>
  )
}

function Content() {
  const { t } = useLingui()
  const { viewer } = usePreloadedQuery<ModelsScreenQuery>(
    graphql`
      query ModelsScreenQuery {
        viewer {
          operator {
            ...ModelsScreen_operator
          }
        }
      }
    `,
    useRouteQuery<ModelsScreenQuery>(),
  )
  if (!viewer?.operator) return <NotFoundScreen />
  return (
    <OperatorPage title={t`Models`} back={{ href: '/settings#model', label: t`Settings` }}>
      <Models operator={viewer.operator} />
    </OperatorPage>
  )
}

function Models({ operator: data }: { operator: ModelsScreen_operator$key }) {
  const { t } = useLingui()
  const operator = useFragment(
    graphql`
      fragment ModelsScreen_operator on Operator {
        environmentModel {
          provider
          name
          baseUrl
          hasApiKey
        }
        modelConnections {
          id
          baseUrl
          ...ConnectionEntry_connection
        }
        ...OwnKeysSetting_operator
      }
    `,
    data,
  )
  const { environmentModel, modelConnections } = operator
  const isFixed = environmentModel != null
  return (
    <>
      <SettingsSection title={t`Connected`} description={<Trans>Changes apply to the next answer.</Trans>}>
        {isFixed && <FixedModel {...environmentModel} />}
        {modelConnections.length === 0 && !isFixed && (
          <p className={styles.note}>
            <Trans>No language model is connected yet. The built-in responder answers.</Trans>
          </p>
        )}
        {modelConnections.map((connection) => (
          <ConnectionEntry key={connection.id} connection={connection} isDefaultFixed={isFixed} />
        ))}
      </SettingsSection>
      <SettingsSection title={t`Add a provider`} description={<Trans>API keys are stored encrypted and never shown again.</Trans>}>
        <LoadingBoundary
          failure={t`Couldn’t look for models on this machine`}
          level={3}
          fallback={<StatusLine>{t`Looking for Ollama and LM Studio...`}</StatusLine>}
        >
          {(attempt) => <ProviderList attempt={attempt} connected={modelConnections.map((connection) => connection.baseUrl)} />}
        </LoadingBoundary>
      </SettingsSection>
      <OwnKeysSetting operator={operator} />
    </>
  )
}

interface FixedModelProps {
  provider: string
  name: string
  baseUrl?: string | null
  hasApiKey: boolean
}

function FixedModel({ provider, name, baseUrl, hasApiKey }: FixedModelProps) {
  const { t } = useLingui()
  const host = baseUrl ?? t`this server`
  return (
    <Banner isStatic title={t`The default model is set by environment variables`}>
      <p>
        {provider === 'builtin' ? name : t`${name} at ${host}`}
        {hasApiKey && t`, with an API key`}
      </p>
      <p>
        <Trans>To choose the default here, remove LLM_PROVIDER, LLM_BASE_URL and LLM_API_KEY and restart the server.</Trans>
      </p>
    </Banner>
  )
}
