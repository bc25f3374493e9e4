import { FormError, Select, SettingsSection } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OwnKeysSetting_operator$key } from '../../../__generated__/OwnKeysSetting_operator.graphql.ts'
import type { OwnKeys, OwnKeysSettingMutation } from '../../../__generated__/OwnKeysSettingMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'

type Choice = 'OFF' | 'PUBLIC' | 'ANY'

export function OwnKeysSetting({ operator }: { operator: OwnKeysSetting_operator$key }) {
  const { t } = useLingui()
  const { ownKeys } = useFragment(
    graphql`
      fragment OwnKeysSetting_operator on Operator {
        ownKeys
      }
    `,
    operator,
  )
  const setOwnKeys = useAction<OwnKeysSettingMutation>(
    graphql`
      mutation OwnKeysSettingMutation($input: SetOwnKeysInput!) {
        setOwnKeys(input: $input) {
          __typename
          ... on SetOwnKeysPayload {
            viewer {
              operator {
                ...OwnKeysSetting_operator
              }
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
  const items: { value: Choice; label: string }[] = [
    { value: 'OFF', label: t`Off` },
    { value: 'PUBLIC', label: t`Public providers only` },
    { value: 'ANY', label: t`Any provider, including private networks` },
  ]
  const choose = (value: Choice) => void setOwnKeys.run({ input: { ownKeys: value satisfies OwnKeys } })
  return (
    <SettingsSection
      title={t`Personal API keys`}
      description={
        <Trans>
          People can add their own key for their own conversations. Allow private networks only if you trust everyone on this server.
        </Trans>
      }
    >
      <Select
        label={t`Personal API keys`}
        isLabelHidden
        items={items}
        value={items.find(({ value }) => value === ownKeys)?.value ?? null}
        onChange={choose}
      />
      <FormError>{setOwnKeys.failure}</FormError>
    </SettingsSection>
  )
}
