import { type Call, globalId, graph, type Input, mutation, type Operation, rest, without, type World } from '../parity.ts'
import { belowAnswer } from './inbox.ts'
import { accuracy } from './profile.ts'

const needsSession = { title: 'needs a session', as: 'anyone', status: 401 } as const
const unknownId = '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47'
const check = 'question answer'
const withoutResult = ({ question, answer }: Input): Input => ({ question, answer })

const aboutCheck =
  (call: Call): Call =>
  async (client, { world, ...input }) => {
    const { body } = await (world as World).owner.client.rest<{ checks: { id: string }[] }>('GET', '/api/v1/twin-checks')
    return call(client, { id: body.checks[0]?.id ?? unknownId, ...input })
  }

const ofWorld =
  (more: Input = {}) =>
  (world: World): Input => ({ world, ...more })

const receipt = `model source_rule: sourceRule passages { number kind source_id: sourceId title text ordinal page rule } withheld { rule count }`
const withoutTimes = (shown: Input) => without(shown, 'sent_at', 'duration_ms', 'prompt_tokens', 'completion_tokens')

const figures = 'fact_count: factCount reached_count: reachedCount answer_count: answerCount traced_count: tracedCount'
const showReached = (check: unknown) => ({ check: check && { reached_count: (check as Input).reached_count } })

/** Conversations differ between the APIs. */
const insight = ({ topics, ...shown }: Input) => ({
  ...shown,
  topics: (topics as Input[]).map(({ questions, ...topic }) => ({
    ...without(topic, 'last_asked_at'),
    questions: (questions as Input[]).map((question) => without(question, 'conversation_id', 'asked_at')),
  })),
})

export const correctionOperations: Operation[] = [
  {
    call: 'POST /api/v1/twin-privacy-check',
    rest: rest(() => ['POST', '/twin-privacy-check'], showReached),
    graph: graph(
      `mutation { result: checkTwinPrivacy { check { ${figures} } } }`,
      () => ({}),
      ({ result }) => result && showReached(result.check),
    ),
    cases: [{ title: 'checks the owner’s twin', as: 'owner' }, needsSession],
  },
  {
    call: 'GET /api/v1/twin-privacy-check',
    rest: rest(
      () => ['GET', '/twin-privacy-check'],
      ({ check }) => showReached(check),
    ),
    graph: graph(
      `{ viewer { check: twinPrivacyCheck { ${figures} } } }`,
      () => ({}),
      ({ viewer }) => viewer && showReached(viewer.check),
    ),
    cases: [{ title: 'shows the owner the result', as: 'owner' }, { title: 'shows another user none', as: 'other' }, needsSession],
  },
  {
    call: 'GET /api/v1/twin-insight',
    rest: rest((query) => ['GET', `/twin-insight?${new URLSearchParams(query as Record<string, string>)}`], insight),
    graph: graph(
      `query ($from: String, $timezone: String) { viewer { twinInsight(from: $from, timezone: $timezone) { from to timezone
        topics { words question_count: questionCount unanswered_count: unansweredCount good_count: goodCount bad_count: badCount
          last_asked_at: lastAskedAt questions { text conversation_id: conversationUuid asked_at: askedAt is_unanswered: isUnanswered } }
        referrers { host is_embedded: isEmbedded views } } } }`,
      (input) => input,
      ({ viewer }) => insight(viewer?.twinInsight as Input),
    ),
    cases: [
      { title: 'shows the owner what visitors asked', as: 'owner', input: () => ({ timezone: 'Europe/Berlin' }) },
      { title: 'shows another user nothing of it', as: 'other', input: () => ({ timezone: 'UTC' }) },
      { title: 'refuses an unknown time zone', as: 'owner', input: () => ({ timezone: 'Mars' }), status: 400 },
      needsSession,
    ],
  },
  {
    call: 'GET /api/v1/twin-accuracy',
    rest: rest(() => ['GET', '/twin-accuracy']),
    graph: graph(
      `{ viewer { twinAccuracy { ${accuracy} } } }`,
      () => ({}),
      ({ viewer }) => viewer && { accuracy: viewer.twinAccuracy },
    ),
    cases: [{ title: 'shows the owner the figures', as: 'owner' }, { title: 'shows another user none', as: 'other' }, needsSession],
  },
  {
    call: 'GET /api/v1/twin-receipts/{id}',
    rest: belowAnswer(rest(({ stepId }) => ['GET', `/twin-receipts/${String(stepId)}`], withoutTimes)),
    graph: belowAnswer(
      graph(
        `query ($stepUuid: String!) { viewer { twinReceipt(stepUuid: $stepUuid) { ${receipt} } } }`,
        ({ stepId }) => ({ stepUuid: stepId }),
        ({ viewer }) => viewer?.twinReceipt,
      ),
    ),
    cases: [
      { title: 'shows the owner the receipt of an answer', as: 'owner', input: ofWorld() },
      { title: 'is not for another user', as: 'other', input: ofWorld(), status: 404 },
      { title: 'is not for the visitor', as: 'guest', input: ofWorld(), status: 401 },
      { ...needsSession, input: ofWorld() },
    ],
  },
  {
    call: 'POST /api/v1/twin-checks',
    rest: belowAnswer(
      rest(({ stepId, question, answer }) => ['POST', '/twin-checks', { step_id: stepId, question, answer }], withoutResult),
    ),
    graph: belowAnswer(
      mutation(
        'correctTwinAnswer',
        `check { ${check} }`,
        ({ stepId, question, answer }) => ({ stepUuid: stepId, question, answer }),
        ({ check: made }) => made,
      ),
    ),
    cases: [
      { title: 'refuses a blank answer', as: 'owner', input: ofWorld({ answer: ' ' }), status: 400 },
      { title: 'corrects an answer', as: 'owner', input: ofWorld({ question: 'How old is your car?', answer: 'Nine years.' }) },
      { title: 'replaces the correction', as: 'owner', input: ofWorld({ question: 'How old is your car?', answer: 'Ten years.' }) },
      { title: 'is not for another user', as: 'other', input: ofWorld({ answer: 'Mine.' }), status: 404 },
      { ...needsSession, input: ofWorld({ answer: 'Mine.' }) },
    ],
  },
  {
    call: 'GET /api/v1/twin-checks',
    rest: rest(
      () => ['GET', '/twin-checks'],
      ({ checks }) => (checks as Input[]).map(withoutResult),
    ),
    graph: graph(
      `{ viewer { twinChecks { ${check} } } }`,
      () => ({}),
      ({ viewer }) => viewer?.twinChecks,
    ),
    cases: [{ title: 'lists them', as: 'owner' }, { title: 'shows another user none of them', as: 'other' }, needsSession],
  },
  {
    call: 'GET /api/v1/twin-checks/{id}',
    rest: aboutCheck(rest(({ id }) => ['GET', `/twin-checks/${String(id)}`], withoutResult)),
    graph: aboutCheck(
      graph(
        `query ($id: ID!) { viewer { id } node(id: $id) { ... on TwinCheck { ${check} } } }`,
        ({ id }) => ({ id: globalId('TwinCheck', id) }),
        ({ node }) => node,
      ),
    ),
    cases: [
      { title: 'shows it', as: 'owner', input: ofWorld() },
      { title: 'is not for another user', as: 'other', input: ofWorld(), status: 404 },
      { ...needsSession, input: ofWorld() },
    ],
  },
  {
    call: 'PATCH /api/v1/twin-checks/{id}',
    rest: aboutCheck(rest(({ id, ...change }) => ['PATCH', `/twin-checks/${String(id)}`, change], withoutResult)),
    graph: aboutCheck(
      mutation(
        'updateTwinCheck',
        `check { ${check} }`,
        ({ id, ...change }) => ({ checkId: globalId('TwinCheck', id), ...change }),
        ({ check: changed }) => changed,
      ),
    ),
    cases: [
      { title: 'refuses a blank question', as: 'owner', input: ofWorld({ question: ' ' }), status: 400 },
      { title: 'changes the answer', as: 'owner', input: ofWorld({ answer: 'Eleven years.' }) },
      { title: 'is not for another user', as: 'other', input: ofWorld({ answer: 'Mine.' }), status: 404 },
      { ...needsSession, input: ofWorld({ answer: 'Mine.' }) },
    ],
  },
  {
    call: 'DELETE /api/v1/twin-checks/{id}',
    rest: aboutCheck(
      rest(
        ({ id }) => ['DELETE', `/twin-checks/${String(id)}`],
        () => true,
      ),
    ),
    graph: aboutCheck(
      mutation(
        'deleteTwinCheck',
        'deletedCheckId',
        ({ id }) => ({ checkId: globalId('TwinCheck', id) }),
        () => true,
      ),
    ),
    cases: [
      { title: 'is not for another user', as: 'other', input: ofWorld(), status: 404 },
      { ...needsSession, input: ofWorld() },
      { title: 'deletes it', as: 'owner', input: ofWorld() },
      { title: 'finds it no more', as: 'owner', input: ofWorld(), status: 404 },
    ],
  },
]
