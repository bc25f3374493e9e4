import type { Mutation } from '../mutation.ts'

export const twins: readonly Mutation[] = [
  {
    rule: 'A reader sees only knowledge of their audiences',
    file: 'api/platform/database/twinPolicies.ts',
    find: ' AND "twin_access"."audience" = "${table}"."audience")`',
    replace: ')`',
    test: 'api/twin/reader/audiences.api.test.ts',
    name: 'readers see exactly what their audiences contain',
  },
  {
    rule: 'A hidden profile section is not public',
    file: 'api/platform/database/twinPolicies.ts',
    find: `WHERE profile."section_visibility" -> field IS DISTINCT FROM 'false'`,
    replace: 'WHERE true',
    test: 'api/twin/profile/visibility.proof.api.test.ts',
    name: 'the database view matches the rule',
  },
  {
    rule: 'No search finds an answer whose source was withdrawn',
    file: 'api/chat/visibility/visibleAnswers.ts',
    find: '(withdrawn.has(stepId) ? [] : [stepId])',
    replace: '[stepId]',
    test: 'api/chat/visibility/withdrawnAnswers.api.test.ts',
    name: 'withdrawn text is in no list and found by no search of a member',
  },
  {
    rule: 'A visitor reads no answer that waits for approval',
    file: 'api/twin/approvals/approvals.service.ts',
    find: "yield* parts.filter(({ type }) => type === 'usage')",
    replace: 'yield* parts',
    test: 'api/twin/approvals/approvals.api.test.ts',
    name: 'sees an answer once the owner approved it',
  },
  {
    rule: 'The privacy check reports what a visitor can reach',
    file: 'api/twin/privacyCheck/privacyCheck.service.ts',
    find: '!passages.every(isShared)',
    replace: 'false',
    test: 'api/twin/privacyCheck/privacyCheck.api.test.ts',
    name: 'reports private texts that a broken policy would show',
  },
  {
    rule: 'A visitor no longer reads an answer whose source was withdrawn',
    file: 'api/chat/visibility/withdrawnSources.ts',
    find: 'if (withdrawn.size === 0) return [...steps]',
    replace: 'if (withdrawn.size >= 0) return [...steps]',
    test: 'api/twin/visits/visitorRights.api.test.ts',
    name: 'an answer loses its text for the visitor when the owner withdraws its source',
  },
]
