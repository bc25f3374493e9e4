import type { ErrorCode, ErrorParams } from '../../platform/errorCodes/catalogue.ts'
import { explain, createModelFailure } from '../failures.ts'
import { createProviderModel } from '../models.ts'
import { streamParts } from '../streaming.ts'
import { type Endpoint, listModels, type ModelList, type ProviderModel } from './providerModels.ts'
import { ProviderError } from './providerRequest.ts'
import { presets } from './validation.ts'

export interface TestResult extends ModelList {
  model: string | null
  answer: string | null
  /** Time until the first text. */
  durationMs: number | null
  problem: { code: ErrorCode; params: ErrorParams } | null
}

/** Some models are loaded on demand. */
const answerTimeoutMs = 60_000
const maxAnswerLength = 200

export async function testProvider(endpoint: Endpoint, chosen: string | null): Promise<TestResult> {
  let list: ModelList
  try {
    list = await listModels(endpoint)
  } catch (error) {
    const isWithoutList = error instanceof ProviderError && error.code === 'provider_not_found' && chosen !== null
    if (!isWithoutList) return { ...toFailedTest(error), baseUrl: endpoint.baseUrl, models: [], model: chosen }
    list = { baseUrl: endpoint.baseUrl, models: [toUnknownModel(chosen)] }
  }
  const model = chosen ?? list.models[0]?.name ?? null
  if (model === null) return { ...toFailedTest(new ProviderError('provider_without_models')), ...list, model }
  try {
    const { answer, durationMs } = await ask({ ...endpoint, baseUrl: list.baseUrl }, model)
    // The provider states more about a loaded model.
    const models = await listModels({ ...endpoint, baseUrl: list.baseUrl }).then(
      (again) => again.models,
      () => list.models,
    )
    return { ...list, models, model, answer, durationMs, problem: null }
  } catch (error) {
    return { ...toFailedTest(error, model), ...list, model }
  }
}

async function ask({ preset, baseUrl, apiKey, isPublicOnly }: Endpoint, model: string): Promise<{ answer: string; durationMs: number }> {
  const config = {
    provider: presets[preset].provider,
    baseUrl,
    model,
    apiKey: apiKey ?? undefined,
    isPublicOnly,
    contextTokens: 1000,
    acceptsImages: false,
  }
  const startedAt = performance.now()
  let durationMs: number | null = null
  let answer = ''
  const parts = streamParts(await createProviderModel(config).load(), {
    instructions: 'Answer in one short sentence.',
    history: [{ role: 'user', text: 'Say hello.', position: 0, stepId: '' }],
    tools: {},
    titles: (tool) => tool,
    setting: { agentType: 'private_brain', twinOf: null, isSuggested: false, today: '' },
    idleTimeoutMs: answerTimeoutMs,
    signal: AbortSignal.timeout(2 * answerTimeoutMs),
  })
  for await (const part of parts) {
    if (part.type !== 'text') continue
    durationMs ??= performance.now() - startedAt
    answer += part.text
    if (answer.length > maxAnswerLength) break
  }
  if (answer.trim() === '') throw createModelFailure('model_timeout')
  return { answer: answer.trim().slice(0, maxAnswerLength), durationMs: Math.round(durationMs ?? performance.now() - startedAt) }
}

function toFailedTest(error: unknown, model?: string): Pick<TestResult, 'answer' | 'durationMs' | 'problem'> {
  return { answer: null, durationMs: null, problem: toProblem(error, model) }
}

function toProblem(error: unknown, model: string | undefined): TestResult['problem'] {
  if (error instanceof ProviderError) return { code: error.code, params: error.params }
  const { code } = explain(error)
  if (code === 'model_unknown' && model !== undefined) return { code: 'provider_model_missing', params: { model } }
  if (code === 'model_key_rejected') return { code: 'provider_key_rejected', params: {} }
  return { code, params: {} }
}

function toUnknownModel(name: string): ProviderModel {
  return { name, contextTokens: null, acceptsImages: null, callsTools: null, reasons: null }
}
