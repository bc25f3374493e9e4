/* oxlint-disable relay/unused-fields -- The fields of ModelOption. */
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useThreadModel_query$key } from '../../../__generated__/useThreadModel_query.graphql.ts'
import type { useThreadModel_thread$key } from '../../../__generated__/useThreadModel_thread.graphql.ts'
import type { useThreadModelMutation } from '../../../__generated__/useThreadModelMutation.graphql.ts'
import { useAction } from '../../../relay/useAction.ts'
import { getModelName } from '../../models/modelName.ts'

export interface ModelOption {
  readonly modelId: string | null | undefined
  readonly name: string
  readonly connectionName: string | null | undefined
  readonly isBuiltIn: boolean
  readonly acceptsImages: boolean
}

export const toValue = ({ modelId }: ModelOption) => modelId ?? ''
export const toItem = (model: ModelOption) => ({ value: toValue(model), label: getModelName(model) })

/** A model chosen before the first message is sent with it; a second model applies to the next message. */
export function useThreadModel(queryKey: useThreadModel_query$key, threadKey: useThreadModel_thread$key | null) {
  const { t } = useLingui()
  const { viewer } = useFragment(
    graphql`
      fragment useThreadModel_query on Query {
        viewer {
          model {
            modelId
            name
            connectionName
            isBuiltIn
            acceptsImages
          }
          models {
            modelId
            name
            connectionName
            isBuiltIn
            acceptsImages
          }
        }
      }
    `,
    queryKey,
  )
  const thread = useFragment(
    graphql`
      fragment useThreadModel_thread on Thread {
        id
        model {
          modelId
          name
          connectionName
          isBuiltIn
          acceptsImages
        }
        comparison {
          status
          answers {
            model {
              modelId
              name
              connectionName
              isBuiltIn
              acceptsImages
            }
          }
        }
      }
    `,
    threadKey,
  )
  const setThreadModel = useAction<useThreadModelMutation>(
    graphql`
      mutation useThreadModelMutation($input: SetThreadModelInput!) {
        setThreadModel(input: $input) {
          __typename
          ... on SetThreadModelPayload {
            thread {
              id
              model {
                modelId
                name
                connectionName
                isBuiltIn
                acceptsImages
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
  const [first, setFirst] = useState<ModelOption | null>(null)
  const models: readonly ModelOption[] = viewer?.models ?? []

  const [chosenSecond, chooseSecond] = useState<ModelOption | null>(null)

  const choose = (option: ModelOption) => {
    if (option.modelId === chosenSecond?.modelId) chooseSecond(null)
    if (!thread) return setFirst(option)
    const optimisticResponse = { setThreadModel: { __typename: 'SetThreadModelPayload', thread: { id: thread.id, model: option } } }
    void setThreadModel.run({ input: { threadId: thread.id, modelId: option.modelId } }, { optimisticResponse })
  }
  // Until the first answer is shown again, the conversation has the second model.
  const compared = thread?.comparison?.status === 'ANSWERING' ? thread.comparison.answers[0]?.model : null
  const current: ModelOption | null = compared ?? thread?.model ?? first ?? viewer?.model ?? null
  const others = models.filter(({ modelId }) => modelId && modelId !== current?.modelId)
  const second = others.find(({ modelId }) => modelId === chosenSecond?.modelId) ?? null
  return { models, current, firstModelId: first?.modelId ?? null, choose, others, second, chooseSecond, failure: setThreadModel.failure }
}
