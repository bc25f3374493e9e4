import { DescriptionList, LinkButton } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ModelSection_model$key } from '../../../__generated__/ModelSection_model.graphql.ts'
import { Section } from '../Section.tsx'
import styles from '../SettingsScreen.module.css'

interface ModelSectionProps {
  model: ModelSection_model$key
  isOperator: boolean
}

export function ModelSection({ model, isOperator }: ModelSectionProps) {
  const { t } = useLingui()
  const { name, provider, isBuiltIn } = useFragment(
    graphql`
      fragment ModelSection_model on ModelInfo {
        name
        provider
        isBuiltIn
      }
    `,
    model,
  )
  const protocols: Readonly<Record<string, string>> = { 'openai-compatible': t`The OpenAI protocol`, anthropic: 'Anthropic' }
  return (
    <Section id="model" description={<Trans>The model that writes the answers, chosen by the operator of this server.</Trans>}>
      {isBuiltIn ? (
        <p>
          <Trans>Built-in responder, not a language model. Your messages stay on this server.</Trans>
        </p>
      ) : (
        <DescriptionList
          items={[
            { term: t`Model`, details: name },
            { term: t`Connected via`, details: protocols[provider] ?? provider },
          ]}
        />
      )}
      {isOperator && (
        <div className={styles.actions}>
          <LinkButton href="/settings/models">{isBuiltIn ? t`Connect a language model` : t`Manage models`}</LinkButton>
        </div>
      )}
    </Section>
  )
}
