import type { Prisma } from '../../platform/__generated__/prisma/client.ts'

/** A new step with its relations, which need not be loaded again. */
export type NewStep = Prisma.StepGetPayload<{
  include: { elements: true; toolCalls: true; sources: true; run: true; askedRun: { include: { assistantStep: true } }; thread: true }
}>
