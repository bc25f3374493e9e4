import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { createMockEnvironment } from 'relay-test-utils'
import sessionQuery from '../__generated__/sessionQuery.graphql.ts'

/** Routes wait for a field that is missing here. */
export function commitSession(
  environment: ReturnType<typeof createMockEnvironment>,
  person: object | null,
  announcement: { text: string; publishedAt: string } | null = null,
): void {
  const operation = createOperationDescriptor(getRequest(sessionQuery), {})
  environment.retain(operation)
  const viewer = person && { announcement, isSpeechAvailable: false, isTranscriptionAvailable: false, user: person }
  environment.commitPayload(operation, { viewer })
}
