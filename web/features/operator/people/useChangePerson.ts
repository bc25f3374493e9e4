import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { useChangePersonEndSessionsMutation } from '../../../__generated__/useChangePersonEndSessionsMutation.graphql.ts'
import type { useChangePersonPlanMutation } from '../../../__generated__/useChangePersonPlanMutation.graphql.ts'
import type { useChangePersonRestoreMutation } from '../../../__generated__/useChangePersonRestoreMutation.graphql.ts'
import type { useChangePersonSuspendMutation } from '../../../__generated__/useChangePersonSuspendMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'

export function useSuspendPerson() {
  const { t } = useLingui()
  return useAction<useChangePersonSuspendMutation>(
    graphql`
      mutation useChangePersonSuspendMutation($input: SuspendPersonInput!) {
        suspendPerson(input: $input) {
          __typename
          ... on SuspendPersonPayload {
            person {
              ...PersonScreen_person
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
    t`Couldn’t suspend the account`,
  )
}

export function useRestorePerson() {
  const { t } = useLingui()
  return useAction<useChangePersonRestoreMutation>(
    graphql`
      mutation useChangePersonRestoreMutation($input: RestorePersonInput!) {
        restorePerson(input: $input) {
          __typename
          ... on RestorePersonPayload {
            person {
              ...PersonScreen_person
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
    t`Couldn’t restore the account`,
  )
}

export function useEndPersonSessions() {
  const { t } = useLingui()
  return useAction<useChangePersonEndSessionsMutation>(
    graphql`
      mutation useChangePersonEndSessionsMutation($input: EndPersonSessionsInput!) {
        endPersonSessions(input: $input) {
          __typename
          ... on EndPersonSessionsPayload {
            person {
              ...PersonScreen_person
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
    t`Couldn’t end the sessions`,
  )
}

export function useSetPersonPlan() {
  const { t } = useLingui()
  return useAction<useChangePersonPlanMutation>(
    graphql`
      mutation useChangePersonPlanMutation($input: SetPersonPlanInput!) {
        setPersonPlan(input: $input) {
          __typename
          ... on SetPersonPlanPayload {
            person {
              ...PersonScreen_person
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
    t`Couldn’t change the plan`,
  )
}
