import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { forGuestsToo } from '../../rest/middleware/access.ts'
import { createRouteRegistration, requireParticipant, type RestEnv } from '../../rest/router.ts'
import { showStep, stepBody } from '../steps/stepBodies.ts'
import { showThread, threadBody } from '../threads/threadBodies.ts'

const shownBranchBody = z.object({ thread: threadBody, step: stepBody }).openapi('ShownBranch')

const forGuests = { security: forGuestsToo }
const refusals = {
  404: describeError('The message does not exist or belongs to another user.'),
  409: describeError('`already_sending`: an answer is in progress.'),
}

export function registerBranchRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Chat')

  route('post', '/chat/steps/{id}/show', 'history', {
    ...forGuests,
    summary: 'Show another version of a message',
    description: 'Shows the branch of a step with what was last shown after it. `version_ids` lists the versions of a step.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Conversation with the branch, and the step with its position.', shownBranchBody), ...refusals },
    handle: async (c) => {
      const { answers, branches, steps } = c.get('services')
      const participant = requireParticipant(c)
      const { thread, step } = await branches.show(participant, { stepId: c.req.valid('param').id })
      return c.json({ thread: showThread(await answers.showThread(thread)), step: showStep(await steps.get(participant, step)) }, 200)
    },
  })

  route('delete', '/chat/steps/{id}', 'deleteThread', {
    ...forGuests,
    summary: 'Delete a message',
    description: 'Deletes a message of the caller with everything after it, in all branches. Not in conversations with twins.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Conversation without the message.', threadBody), ...refusals },
    handle: async (c) => {
      const { answers, branches } = c.get('services')
      const thread = await branches.removeMessage(requireParticipant(c), { stepId: c.req.valid('param').id })
      return c.json(showThread(await answers.showThread(thread)), 200)
    },
  })
}
