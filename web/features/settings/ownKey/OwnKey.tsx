import { Button, ConfirmDialog, FormError, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OwnKey_viewer$key } from '../../../__generated__/OwnKey_viewer.graphql.ts'
import { lazyDialog } from '../../../lib/lazyDialog.tsx'
import { useAttempt } from '../../../relay/useAttempt.ts'
import { toPreset, usePresetName } from '../models/presetNames.ts'
import styles from '../SettingsScreen.module.css'
import { useDeleteOwnModelServer, useSaveOwnModelServer } from './useOwnKey.ts'

const OwnKeyDialog = lazyDialog(() => import('./OwnKeyDialog.tsx'), 'OwnKeyDialog')

export function OwnKey({ viewer }: { viewer: OwnKey_viewer$key }) {
  const { t } = useLingui()
  const { ownKeys, ownModelServer } = useFragment(
    graphql`
      fragment OwnKey_viewer on Viewer {
        ownKeys
        ownModelServer {
          preset
          baseUrl
          keyHint
          models {
            name
            isAvailable
          }
        }
      }
    `,
    viewer,
  )
  const presetName = usePresetName()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const [save] = useSaveOwnModelServer()
  const [remove, isRemoving] = useDeleteOwnModelServer()
  const { attempt, failure, setFailure } = useAttempt(t`Couldn’t save your choice`)
  const close = () => setOpen(null)
  if (!ownModelServer && ownKeys === 'OFF') return null
  const dialog = open === 'edit' && <OwnKeyDialog isPublicOnly={ownKeys !== 'ANY'} onClose={close} />
  if (!ownModelServer) {
    return (
      <div className={styles.actions}>
        <Button onPress={() => setOpen('edit')}>
          <Trans>Add your own key</Trans>
        </Button>
        {dialog}
      </div>
    )
  }
  const { preset, baseUrl, keyHint, models } = ownModelServer
  const name = presetName(toPreset(preset))
  const used = models.find(({ isAvailable }) => isAvailable)?.name ?? null
  const choose = (model: string) => void attempt(() => save({ input: { preset, baseUrl, model } }))
  const handleRemove = async () => {
    if (await attempt(() => remove({}))) close()
  }
  return (
    <div className={styles.stack}>
      <div className={styles.entryHead}>{keyHint == null ? t`Your key for ${name}` : t`Your key for ${name}, ending in ${keyHint}`}</div>
      {ownKeys === 'OFF' && (
        <p className={styles.note}>
          <Trans>The operator has turned off personal API keys, so yours isn’t used.</Trans>
        </p>
      )}
      {ownKeys !== 'OFF' && (
        <Select
          label={t`Model on ${name}`}
          items={models.map((model) => ({ value: model.name, label: model.name }))}
          value={used}
          onChange={choose}
        />
      )}
      <FormError>{open === null && failure}</FormError>
      <div className={styles.actions}>
        {ownKeys !== 'OFF' && (
          <Button onPress={() => setOpen('edit')}>
            <Trans>Replace key</Trans>
          </Button>
        )}
        <Button
          onPress={() => {
            setFailure(null)
            setOpen('remove')
          }}
        >
          <Trans>Remove key</Trans>
        </Button>
      </div>
      {dialog}
      <ConfirmDialog
        title={t`Remove your key for ${name}`}
        confirmLabel={t`Remove`}
        isDangerous
        isPending={isRemoving}
        error={failure}
        isOpen={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() => void handleRemove()}
      >
        <Trans>This deletes your key. Your conversations will use the default model.</Trans>
      </ConfirmDialog>
    </div>
  )
}
