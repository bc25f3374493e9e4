import { Badge, Button, List, ListItem } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { Preset } from '../../../../api/models/connections/validation.ts'
import type { ProviderListQuery } from '../../../__generated__/ProviderListQuery.graphql.ts'
import { ConnectDialog } from './ConnectDialog.tsx'
import styles from './Models.module.css'
import { toPreset, usePresetName } from './presetNames.ts'

interface Chosen {
  preset: Preset
  baseUrl?: string
  models?: readonly string[]
}

interface ProviderListProps {
  attempt: number
  connected: readonly string[]
}

export function ProviderList({ attempt, connected }: ProviderListProps) {
  const { t } = useLingui()
  const getName = usePresetName()
  const { viewer } = useLazyLoadQuery<ProviderListQuery>(
    graphql`
      query ProviderListQuery {
        viewer {
          operator {
            detectedModelServers {
              preset
              baseUrl
              models {
                name
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const detected = (viewer?.operator?.detectedModelServers ?? []).map(({ preset, baseUrl, models }) => ({
    preset: toPreset(preset),
    baseUrl,
    models: models.map(({ name }) => name),
  }))
  const isDetected = (preset: Preset) => detected.some((server) => server.preset === preset)
  const others: { preset: Preset; note: string }[] = [
    { preset: 'ollama', note: t`Models on your own machine. Not running here.` },
    { preset: 'lm_studio', note: t`Models on your own machine. Not running here.` },
    { preset: 'openai', note: t`Needs an API key.` },
    { preset: 'anthropic', note: t`Needs an API key.` },
    { preset: 'openai_compatible', note: t`vLLM, llama.cpp, OpenRouter, Mistral and others, at any address.` },
  ]
  return (
    <>
      <List label={t`Providers`} isDivided>
        {detected
          .filter(({ baseUrl }) => !connected.includes(baseUrl))
          .map((server) => (
            <ListItem key={server.preset}>
              <Provider name={getName(server.preset)} isPrimary isFound onConnect={() => setChosen(server)}>
                <Plural value={server.models.length} _0="No models installed yet" one="# model" other="# models" />
              </Provider>
            </ListItem>
          ))}
        {others
          .filter(({ preset }) => !isDetected(preset))
          .map(({ preset, note }) => (
            <ListItem key={preset}>
              <Provider name={getName(preset)} onConnect={() => setChosen({ preset })}>
                {note}
              </Provider>
            </ListItem>
          ))}
      </List>
      {chosen && <ConnectDialog {...chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

interface ProviderProps {
  name: string
  isPrimary?: boolean
  isFound?: boolean
  onConnect: () => void
  children: ReactNode
}

function Provider({ name, isPrimary, isFound, onConnect, children }: ProviderProps) {
  const { t } = useLingui()
  return (
    <div className={styles.entry}>
      <div>
        <div className={styles.entryHead}>
          {name}
          {isFound && <Badge tone="good">{t`Found on this machine`}</Badge>}
        </div>
        <p className={styles.note}>{children}</p>
      </div>
      <Button variant={isPrimary ? 'primary' : undefined} onPress={onConnect} aria-label={t`Connect ${name}`}>
        <Trans>Connect</Trans>
      </Button>
    </div>
  )
}
