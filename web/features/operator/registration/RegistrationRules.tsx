import { FormError, RadioGroup, SettingsSection, TagInput } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegistrationRules_registration$key } from '../../../__generated__/RegistrationRules_registration.graphql.ts'
import type { RegistrationMode, RegistrationRulesMutation } from '../../../__generated__/RegistrationRulesMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'

type Mode = Exclude<RegistrationMode, '%future added value'>

export function RegistrationRules({ registration }: { registration: RegistrationRules_registration$key }) {
  const { t } = useLingui()
  const { mode, emailDomains, isFixed } = useFragment(
    graphql`
      fragment RegistrationRules_registration on RegistrationSettings {
        mode
        emailDomains
        isFixed
      }
    `,
    registration,
  )
  const update = useAction<RegistrationRulesMutation>(
    graphql`
      mutation RegistrationRulesMutation($input: UpdateRegistrationInput!) {
        updateRegistration(input: $input) {
          __typename
          ... on UpdateRegistrationPayload {
            viewer {
              operator {
                registration {
                  mode
                  sendsInvitations
                  ...RegistrationRules_registration
                }
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
  const items: { value: Mode; label: string }[] = [
    { value: 'OPEN', label: t`Anyone` },
    { value: 'INVITATION', label: t`People with an invitation` },
    { value: 'CLOSED', label: t`No one` },
  ]
  const [typedDomains, setTypedDomains] = useState<readonly string[] | null>(null)
  const save = (change: { mode?: Mode; emailDomains?: readonly string[] }) => update.run({ input: { mode, emailDomains, ...change } })
  const handleDomainsChange = async (domains: readonly string[]) => {
    setTypedDomains(domains)
    if (await save({ emailDomains: domains })) setTypedDomains(null)
  }
  return (
    <SettingsSection
      title={t`New accounts`}
      description={isFixed ? <Trans>Set by environment variables.</Trans> : <Trans>Existing accounts aren’t affected.</Trans>}
    >
      <RadioGroup
        label={t`Who can sign up?`}
        items={items}
        value={mode as Mode}
        onChange={(chosen) => void save({ mode: chosen })}
        isDisabled={isFixed}
      />
      {mode === 'OPEN' && (
        <TagInput
          label={t`Allowed email domains`}
          description={t`Leave empty to allow any domain. Users can sign up without confirming their address.`}
          placeholder="example.org"
          value={typedDomains ?? emailDomains}
          onChange={(domains) => void handleDomainsChange(domains)}
          maxLength={253}
          isDisabled={isFixed}
        />
      )}
      <FormError>{update.failure}</FormError>
    </SettingsSection>
  )
}
