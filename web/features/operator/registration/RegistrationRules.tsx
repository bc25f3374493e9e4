import { FormError, RadioGroup, SettingsSection, TagInput } from '#design-system'
import { Trans, useLingui } from '@lingui/react/macro'
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
  const save = (change: { mode?: Mode; emailDomains?: readonly string[] }) => void update.run({ input: { mode, emailDomains, ...change } })
  return (
    <SettingsSection
      title={t`New accounts`}
      description={isFixed ? <Trans>Set by environment variables.</Trans> : <Trans>Existing accounts aren’t affected.</Trans>}
    >
      <RadioGroup
        label={t`Who can sign up?`}
        items={items}
        value={mode as Mode}
        onChange={(chosen) => save({ mode: chosen })}
        isDisabled={isFixed}
      />
      {mode === 'OPEN' && (
        <TagInput
          label={t`Allowed email domains`}
          description={t`Leave empty to allow any domain. Addresses aren’t verified.`}
          placeholder="example.org"
          value={emailDomains}
          onChange={(domains) => save({ emailDomains: domains })}
          maxLength={253}
          isDisabled={isFixed}
        />
      )}
      <FormError>{update.failure}</FormError>
    </SettingsSection>
  )
}
