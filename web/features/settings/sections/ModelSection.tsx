/* oxlint-disable relay/unused-fields -- getModelName reads connectionName. */
import { DescriptionList, FormError, LinkButton, Select } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ModelSection_viewer$key } from '../../../__generated__/ModelSection_viewer.graphql.ts'
import type { ModelSectionMutation } from '../../../__generated__/ModelSectionMutation.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { useAction } from '../../../relay/useAction.ts'
import { getModelName } from '../../../shared/models/modelName.ts'
import { OwnKey } from '../ownKey/OwnKey.tsx'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

export function ModelSection({ viewer }: { viewer: ModelSection_viewer$key }) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment ModelSection_viewer on Viewer {
        operator {
          __typename
        }
        model {
          modelId
          name
          provider
          isBuiltIn
        }
        models {
          modelId
          name
          connectionName
        }
        ...OwnKey_viewer
      }
    `,
    viewer,
  )
  const { model, models, operator } = data
  const setDefaultModel = useAction<ModelSectionMutation>(
    graphql`
      mutation ModelSectionMutation($input: SetDefaultModelInput!) {
        setDefaultModel(input: $input) {
          __typename
          ... on SetDefaultModelPayload {
            viewer {
              ...ModelSection_viewer
            }
          }
          ... on UserError {
            message
            code
            params
          }
        }
      }
    `,
    t`Couldn’t save your choice`,
  )
  const choose = (value: string) => {
    const modelId = value === byOperator ? null : value
    void setDefaultModel.run({ input: { modelId } })
  }
  const { name, provider, isBuiltIn, modelId } = model
  const protocols: Readonly<Record<string, string>> = { 'openai-compatible': t`The OpenAI protocol`, anthropic: 'Anthropic' }
  const items = models.flatMap((choice) => (choice.modelId ? [{ value: choice.modelId, label: getModelName(choice) }] : []))
  return (
    <Section id="model" description={<Trans>Used in your conversations unless you choose another model there.</Trans>}>
      {items.length > 0 ? (
        <Select
          label={t`Model`}
          isLabelHidden
          items={[{ value: byOperator, label: t`Server default` }, ...items]}
          value={modelId ?? byOperator}
          onChange={choose}
        />
      ) : isBuiltIn ? (
        <p>
          <Trans>Built-in responder, not a language model. Your messages stay on this server.</Trans>
        </p>
      ) : (
        <DescriptionList
          items={[
            { term: t`Model`, details: translateServerText(name) },
            { term: t`Connected via`, details: protocols[provider] ?? provider },
          ]}
        />
      )}
      <FormError>{setDefaultModel.failure}</FormError>
      <OwnKey viewer={data} />
      {operator != null && (
        <div className={styles.actions}>
          <LinkButton href="/settings/models">{isBuiltIn ? t`Connect a language model` : t`Manage models`}</LinkButton>
        </div>
      )}
    </Section>
  )
}

const byOperator = 'default'
