/* oxlint-disable relay/unused-fields -- ReferenceList shows the fields. */
import { graphql, useFragment } from 'react-relay'
import type { MessageReferences_step$key } from '../../__generated__/MessageReferences_step.graphql.ts'
import { ReferenceList } from './ReferenceList.tsx'

export function MessageReferences({ step }: { step: MessageReferences_step$key }) {
  const { references } = useFragment(
    graphql`
      fragment MessageReferences_step on Step {
        references {
          kind
          uuid
          title
        }
      }
    `,
    step,
  )
  return <ReferenceList references={references} />
}
