import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { NotFoundError } from '../../platform/errors.ts'
import { answer, describeError } from '../../rest/bodies.ts'
import { idParam } from '../../rest/ids.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { type Receipt, withholdingRules } from './receipts.service.ts'

const passageBody = z
  .object({
    number: z.int().openapi({ description: 'Number in brackets in the answer, if cited.', example: 1 }),
    kind: z.enum(['item', 'profile']).openapi({ description: 'Type of the source.', example: 'profile' }),
    source_id: z.string().openapi({ description: 'ID of the item, or field name.', example: 'bio' }),
    title: z.string().openapi({ description: 'Title of the source at that time.', example: 'About' }),
    text: z.string().nullable().openapi({
      description: 'Text given to the model; null once deleted or not public.',
      example: 'I keep bees on a roof in Lisbon.',
    }),
    ordinal: z.int().nullable().openapi({ description: 'Passage number in a document, if any.' }),
    page: z.int().nullable().openapi({ description: 'Page in the document, if any.' }),
    rule: z.enum(['public_field', 'public_note', 'public_story', 'public_document', 'correction']).openapi({
      description: 'Rule that admitted it.',
      example: 'public_field',
    }),
  })
  .openapi('TwinReceiptPassage')

const receiptBody = z
  .object({
    model: z.string().openapi({ description: 'Name of the model.', example: 'gpt-5' }),
    source_rule: z.enum(['quotes_only', 'public_sources', 'general_knowledge']).openapi({
      description: 'How strictly the twin kept to public sources.',
      example: 'public_sources',
    }),
    sent_at: z.iso.datetime().openapi({ description: 'When the request was sent.' }),
    duration_ms: z.int().nullable().openapi({ description: 'Milliseconds until completion; null before.', example: 1840 }),
    prompt_tokens: z.number().nullable().openapi({ description: 'Tokens read by the model, if reported.', example: 1200 }),
    completion_tokens: z.number().nullable().openapi({ description: 'Tokens written by the model, if reported.', example: 34 }),
    passages: z.array(passageBody).openapi({ description: 'Passages given to the model, by number.' }),
    withheld: z
      .array(
        z
          .object({
            rule: z.enum(withholdingRules).openapi({
              description:
                'Reason: `hidden_item` or `hidden_field` (not readable by the visitor), `withdrawn_source` (answer with a source no longer public), or `less_relevant` (public, matched less).',
              example: 'hidden_item',
            }),
            count: z.int().openapi({ description: 'Number of items, fields, answers or passages.', example: 3 }),
          })
          .openapi('TwinReceiptWithheld'),
      )
      .openapi({ description: 'Counts of withheld relevant content.' }),
  })
  .openapi('TwinReceipt')

export function registerReceiptRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/twin-receipts/{id}', 'receipt', {
    summary: 'Get the receipt of an answer of the caller’s twin',
    description: 'Caller’s content in the last model request for this answer, from GET /twin-conversations/{id}.',
    request: { params: z.object({ id: idParam }) },
    responses: { 200: answer('Receipt.', receiptBody), 404: describeError('The receipt does not exist.') },
    handle: async (c) => {
      const receipt = await c.get('services').receipts.find(requireViewer(c), { stepId: c.req.valid('param').id })
      if (!receipt) throw new NotFoundError('no_such_receipt')
      return c.json(showReceipt(receipt), 200)
    },
  })
}

function showReceipt(receipt: Receipt): z.infer<typeof receiptBody> {
  return {
    model: receipt.model,
    source_rule: receipt.sourceRule,
    sent_at: receipt.sentAt.toISOString(),
    duration_ms: receipt.durationMs,
    prompt_tokens: receipt.promptTokens,
    completion_tokens: receipt.completionTokens,
    passages: receipt.passages.map(({ number, kind, sourceId, title, text, ordinal, page, rule }) => {
      return { number, kind, source_id: sourceId, title, text, ordinal: ordinal ?? null, page: page ?? null, rule }
    }),
    withheld: receipt.withheld,
  }
}
