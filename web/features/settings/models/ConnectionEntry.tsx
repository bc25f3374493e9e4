import { Badge, Banner, ComboBox, FormError, IconButton, List, ListItem, Menu, MenuItem, MenuSeparator } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ConnectionEntry_connection$key } from '../../../__generated__/ConnectionEntry_connection.graphql.ts'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { EditConnectionDialog, RemoveConnectionDialog } from './ConnectionDialogs.tsx'
import { ModelEntry } from './ModelEntry.tsx'
import styles from './Models.module.css'
import { toPreset, usePresetName } from './presetNames.ts'
import { type Test, TestOutcome, useTestConnection } from './TestOutcome.tsx'
import { useRefreshConnection, useUpdateModel } from './useChangeModels.ts'

interface ConnectionEntryProps {
  connection: ConnectionEntry_connection$key
  isDefaultFixed: boolean
}

export function ConnectionEntry({ connection, isDefaultFixed }: ConnectionEntryProps) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment ConnectionEntry_connection on ModelServer {
        id
        preset
        baseUrl
        hasApiKey
        keyHint
        isKeyReadable
        models {
          id
          name
          isAvailable
          isDefault
          ...ModelEntry_model
        }
        ...ConnectionDialogs_connection
      }
    `,
    connection,
  )
  const { id, preset, baseUrl, hasApiKey, keyHint, isKeyReadable, models } = data
  const name = usePresetName()(toPreset(preset))
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const [test, setTest] = useState<Test | null>(null)
  const [testConnection, isTesting] = useTestConnection()
  const [refresh] = useRefreshConnection()
  const [updateModel] = useUpdateModel()
  const { attempt, failure } = useAttempt(t`Couldn’t change ${name}`)
  const available = models.filter(({ isAvailable }) => isAvailable).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  const others = models.filter(({ isAvailable }) => !isAvailable)

  const handleTest = async () => {
    setTest(null)
    await attempt(async () => {
      const input = { preset, baseUrl, connectionId: id, model: available[0]?.name }
      const result = await testConnection({ input })
      if (result.__typename !== 'TestModelConnectionPayload') return result
      setTest(result.test)
      return
    })
  }
  const handleRefresh = () => attempt(() => refresh({ input: { connectionId: id } }))
  const handleAllow = (modelId: string | null) =>
    modelId !== null && void attempt(() => updateModel({ input: { modelId, isAvailable: true } }))

  return (
    <article className={styles.connection} aria-label={name}>
      <div className={styles.entry}>
        <div>
          <div className={styles.entryHead}>
            {name}
            {!isKeyReadable && <Badge tone="caution">{t`API key needed`}</Badge>}
          </div>
          <p className={styles.note}>
            {baseUrl}
            {hasApiKey && ' · '}
            {hasApiKey && (keyHint == null ? t`API key set` : t`API key ends in ${keyHint}`)}
          </p>
        </div>
        <Menu trigger={<IconButton icon={Ellipsis} label={t`Actions for ${name}`} />}>
          <MenuItem onAction={() => void handleTest()}>{t`Test`}</MenuItem>
          <MenuItem onAction={() => void handleRefresh()}>{t`Refresh models`}</MenuItem>
          <MenuItem onAction={() => setOpen('edit')}>{t`Edit`}</MenuItem>
          <MenuSeparator />
          <MenuItem onAction={() => setOpen('remove')}>{t`Remove`}</MenuItem>
        </Menu>
      </div>
      {!isKeyReadable && (
        <Banner isStatic tone="caution">
          <Trans>The API key can’t be decrypted because SESSION_SECRET has changed. Enter it again.</Trans>
        </Banner>
      )}
      <TestOutcome test={test} isTesting={isTesting} />
      <FormError>{failure}</FormError>
      {available.length > 0 && (
        <List label={t`Available models of ${name}`} isDivided>
          {available.map((model) => (
            <ListItem key={model.id}>
              <ModelEntry model={model} isDefaultFixed={isDefaultFixed} />
            </ListItem>
          ))}
        </List>
      )}
      {others.length > 0 && (
        <ComboBox
          key={available.length}
          label={t`Add a model`}
          items={others.map((model) => ({ value: model.id, label: model.name }))}
          value={null}
          onChange={handleAllow}
          emptyText={t`No such model`}
        />
      )}
      {open === 'edit' && <EditConnectionDialog connection={data} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveConnectionDialog connection={data} onClose={() => setOpen(null)} />}
    </article>
  )
}
