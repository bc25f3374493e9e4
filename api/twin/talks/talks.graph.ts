import { SendMessagePayload } from '../../chat/runs/runs.graph.ts'
import { TooManyRunsError } from '../../chat/runs/runLimits.ts'
import { AlreadySendingError } from '../../chat/runs/sends.ts'
import { builder } from '../../graphql/builder.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import { ConflictError, InputError, NotFoundError, RateLimitError } from '../../platform/errors.ts'
import { TwinClosedError } from '../gate/twinGate.ts'
import { PublicProfileType } from '../graph.ts'
import { defaultTurns } from './validation.ts'

builder.objectField(PublicProfileType, 'viewerCanStartTalk', (t) =>
  t.boolean({
    description: 'Whether the viewer’s twin can talk with it; see `startTwinTalk`.',
    resolve: (profile, _args, { services, viewer }) => services.twinTalks.mayStart(viewer, profile),
  }),
)

const StartTwinTalkInput = builder.inputType('StartTwinTalkInput', {
  description: 'Talk between the viewer’s twin and another twin.',
  fields: (t) => ({
    username: t.string({ required: true, description: 'Current or former username of the other twin’s owner.' }),
    question: t.string({ required: true, description: 'Question of the talk, 1 to 200,000 characters.' }),
    turns: t.int({ defaultValue: defaultTurns, description: 'Answers of both twins together, 2 to 6.' }),
    clientMessageId: t.string({ required: true, description: 'Idempotency key of at most 64 characters.' }),
  }),
})

defineMutation('twin', 'startTwinTalk', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: SendMessagePayload,
    errors: { types: [InputError, NotFoundError, ConflictError, AlreadySendingError, TooManyRunsError, RateLimitError, TwinClosedError] },
    description: 'Starts a talk with another twin. Each twin knows only what the other owner can see.',
    args: { input: t.arg({ type: StartTwinTalkInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.twinTalks.start(viewer, { ...input, turns: input.turns ?? defaultTurns }),
  }),
)
