import type { Prisma } from '../../platform/__generated__/prisma/client.ts'

/** A step that was just written, with all that hangs on it: what is known of it need not be read. */
export type NewStep = Prisma.StepGetPayload<{
  include: { elements: true; toolCalls: true; sources: true; run: true; askedRun: { include: { assistantStep: true } }; thread: true }
}>
