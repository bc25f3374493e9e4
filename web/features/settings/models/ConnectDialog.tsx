import { Button, Form, FormError, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { graphql } from 'react-relay'
import { newConnection, type Preset, presets } from '../../../../api/models/connections/validation.ts'
import type { ConnectDialogMutation } from '../../../__generated__/ConnectDialogMutation.graphql.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { GuardedDialog } from '../../../forms/GuardedDialog.tsx'
import { useServerForm } from '../../../forms/useServerForm.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'
import { usePresetName } from './presetNames.ts'
import { type Test, TestOutcome, toPresetEnum, useTestConnection } from './TestOutcome.tsx'

interface ConnectDialogProps {
  preset: Preset
  baseUrl?: string
  models?: readonly string[]
  onClose: () => void
}

export function ConnectDialog({ preset, baseUrl, models = [], onClose }: ConnectDialogProps) {
  const { t } = useLingui()
  const name = usePresetName()(preset)
  const formId = useId()
  const [test, setTest] = useState<Test | null>(null)
  const [testConnection, isTesting] = useTestConnection()
  const [create, isConnecting] = useCreateConnection()
  const usual = { preset, baseUrl: baseUrl ?? presets[preset].baseUrl ?? '', apiKey: '', model: models[0] ?? '' }
  const { control, failure, submit, isChanged } = useServerForm(newConnection, usual, t`Couldn’t connect ${name}`)
  const { field: model } = useController({ control, name: 'model' })

  const toInput = (input: { baseUrl?: string | null; apiKey?: string | null; model?: string | null }) => ({
    preset: toPresetEnum(preset),
    baseUrl: input.baseUrl,
    apiKey: input.apiKey || null,
    model: input.model || null,
  })
  const handleTest = submit(
    async (input) => {
      setTest(null)
      return testConnection({ input: toInput(input) })
    },
    'TestModelConnectionPayload',
    (result) => {
      setTest(result.test)
      if (!model.value && result.test.model != null) model.onChange(result.test.model)
    },
  )
  const handleConnect = submit((input) => create({ input: toInput(input) }), 'CreateModelConnectionPayload', onClose)

  const listed = test && test.models.length > 0 ? test.models.map((one) => one.name) : models
  const isElsewhere = preset !== 'openai' && preset !== 'anthropic'
  const isWithoutList = test?.problem?.code === 'PROVIDER_NOT_FOUND'
  return (
    <GuardedDialog
      title={t`Connect ${name}`}
      isChanged={isChanged}
      onClose={onClose}
      actions={
        <>
          <Button isPending={isTesting} pendingLabel={t`Testing...`} isDisabled={isConnecting} onPress={() => handleTest()}>
            <Trans>Test</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isConnecting}
            pendingLabel={t`Connecting...`}
            isDisabled={isTesting}
          >
            <Trans>Connect</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={handleConnect}>
        {isElsewhere && (
          <FormTextField
            control={control}
            name="baseUrl"
            label={t`Address`}
            placeholder="http://localhost:8000/v1"
            autoComplete="off"
            type="url"
          />
        )}
        {preset !== 'ollama' && (
          <FormTextField
            control={control}
            name="apiKey"
            label={t`API key`}
            isOptional={!presets[preset].needsKey}
            autoComplete="off"
            type="password"
          />
        )}
        {listed.length > 0 ? (
          <Select
            label={t`Model`}
            description={t`Available to everyone on this server. You can add more models later.`}
            items={listed.map((value) => ({ value, label: value }))}
            value={model.value || null}
            onChange={model.onChange}
          />
        ) : (
          isWithoutList && <FormTextField control={control} name="model" label={t`Model`} autoComplete="off" />
        )}
        <TestOutcome test={test} isTesting={isTesting} />
        <FormError>{failure}</FormError>
      </Form>
    </GuardedDialog>
  )
}

function useCreateConnection() {
  return useAsyncMutation<ConnectDialogMutation>(graphql`
    mutation ConnectDialogMutation($input: CreateModelConnectionInput!) {
      createModelConnection(input: $input) {
        __typename
        ... on CreateModelConnectionPayload {
          viewer {
            operator {
              ...ModelsScreen_operator
            }
          }
        }
        ... on InputError {
          message
          code
          params
          field
        }
        ... on NotFoundError {
          message
          code
          params
        }
        ... on RateLimitError {
          message
          code
          params
        }
      }
    }
  `)
}
