import { Banner, StatusLine } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { Preset } from '../../../../api/models/connections/validation.ts'
import type { ModelPreset, TestOutcomeMutation } from '../../../__generated__/TestOutcomeMutation.graphql.ts'
import { translateError } from '../../../i18n/errorText.ts'
import { useAsyncMutation } from '../../../relay/useAsyncMutation.ts'

type Result = TestOutcomeMutation['response']['testModelConnection']
export type Test = Extract<Result, { __typename: 'TestModelConnectionPayload' }>['test']

export function toPresetEnum(preset: Preset): ModelPreset {
  return preset.toUpperCase() as ModelPreset
}

export function TestOutcome({ test, isTesting }: { test: Test | null; isTesting: boolean }) {
  const { t, i18n } = useLingui()
  if (isTesting) return <StatusLine>{t`Waiting for an answer. Loading a model can take a while.`}</StatusLine>
  if (!test) return null
  if (test.problem) return <Banner tone="danger">{translateError(test.problem)}</Banner>
  const model = test.model ?? ''
  const answer = test.answer ?? ''
  const seconds = i18n.number(Math.max(0.1, (test.durationMs ?? 0) / 1000), { maximumFractionDigits: 1 })
  return <Banner tone="good" title={t`${model} answered after ${seconds} s`}>{t`“${answer}”`}</Banner>
}

export function useTestConnection() {
  return useAsyncMutation<TestOutcomeMutation>(graphql`
    mutation TestOutcomeMutation($input: TestModelConnectionInput!) {
      testModelConnection(input: $input) {
        __typename
        ... on TestModelConnectionPayload {
          test {
            model
            answer
            durationMs
            models {
              name
            }
            problem {
              message
              code
              params
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
