import type { TwinTransaction } from '../../platform/database/twinRole.ts'

export interface Accuracy {
  readonly ownerId: string
  readonly measuredAt: Date
  readonly checkCount: number
  readonly passedCount: number
  readonly unsourcedCount: number
  readonly refusedCount: number
  readonly answerCount: number
  readonly tracedCount: number
}

export function readAccuracies(tx: TwinTransaction, ownerIds: string[]): Promise<Accuracy[]> {
  return tx.twinAccuracy.findMany({ where: { ownerId: { in: ownerIds } } })
}
