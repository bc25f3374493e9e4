import { graphql } from 'react-relay'
import type { useFinishOnboardingMutation } from '../../__generated__/useFinishOnboardingMutation.graphql.ts'
import { useAsyncMutation } from '../../relay/useAsyncMutation.ts'

export function useFinishOnboarding() {
  return useAsyncMutation<useFinishOnboardingMutation>(graphql`
    mutation useFinishOnboardingMutation {
      finishOnboarding {
        user {
          id
          isOnboarded
        }
      }
    }
  `)
}
