import { z } from '@hono/zod-openapi'
import { toBody } from '../../platform/text/toBody.ts'
import type { Accuracy } from '../reader/accuracy.ts'

const count = (description: string, example: number) => z.int().meta({ description, example })

export const accuracyBody = z
  .object({
    measured_at: z.iso.datetime().meta({ description: 'When the figures were measured.' }),
    check_count: count('Number of answers that the owner corrected.', 12),
    passed_count: count('Corrected answers that the twin repeated in its last check.', 11),
    unsourced_count: count('Number of recent questions that public content does not answer, at most 50.', 8),
    refused_count: count('Unsourced questions that the twin declined instead of answering without a source.', 8),
    answer_count: count('Number of recent answers to visitors with citations, at most 50.', 40),
    traced_count: count('Recent answers whose citations all lead to a public text.', 40),
  })
  .openapi('TwinAccuracy')

export function showAccuracy(accuracy: Accuracy | null): z.infer<typeof accuracyBody> | null {
  return accuracy && toBody(accuracyBody, accuracy)
}
