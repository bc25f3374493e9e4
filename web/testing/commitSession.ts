import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { createMockEnvironment } from 'relay-test-utils'
import sessionQuery from '../__generated__/sessionQuery.graphql.ts'

/** Routes wait for a field that is missing here. */
export function commitSession(
  environment: ReturnType<typeof createMockEnvironment>,
  person: (object & { needsTwoFactorSetup?: boolean }) | null,
  announcement: { text: string; publishedAt: string } | null = null,
): void {
  const operation = createOperationDescriptor(getRequest(sessionQuery), {})
  environment.retain(operation)
  const { needsTwoFactorSetup = false, ...user } = person ?? {}
  const viewer = person && {
    announcement,
    isSpeechAvailable: false,
    isTranscriptionAvailable: false,
    needsTwoFactorSetup,
    user: { hasPassword: true, isTwoFactorEnabled: false, ...user },
  }
  environment.commitPayload(operation, { viewer })
}
