import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { normal } from '../../scripts/testing/mockModel/behavior.ts'
import { type MockModel, startMockModel } from '../../scripts/testing/mockModel/server.ts'
import type { ModelConfig } from '../config.ts'
import { type AgentPart, type PrivateTurn, type Brain } from '../agents/agent.ts'
import { createBrain } from '../agents/brain.ts'
import { createBuiltInResponder } from '../models/builtIn/builtIn.ts'
import type { Memories, RememberedFact } from '../memory/memory.service.ts'
import { type Model, createProviderModel } from '../models/models.ts'
import type { ProfileAccess } from '../agents/tools/profileAccess.ts'
import type { TwinKnowledge } from '../twin/agent/twinKnowledge.ts'
import type { HistoryMessage } from '../models/prompt/messages.ts'
import { ModelFailure } from '../models/failures.ts'

export const log = { warn: vi.fn(), error: vi.fn() }

interface Options {
  model?: Model
  llm?: ModelConfig
  idleTimeoutMs?: number
  contextTokens?: number
  twinKnowledge?: TwinKnowledge
  profileAccess?: ProfileAccess
}

export const noProfile: ProfileAccess = {
  read: async () => ({
    profile: { display_name: [], bio: [], interests: [], location: [], skills: [], achievements: [], projects: [] },
    isPublic: false,
    isOnboarded: false,
    proposals: [],
  }),
  propose: async () => ({ proposals: [], alreadyThere: [], replaces: null }),
  finishOnboarding: async () => {},
}

const emptyTwinKnowledge: TwinKnowledge = { open: async () => null, findPassages: async () => [] }

export function mockServer() {
  const started: { server?: MockModel } = {}
  beforeAll(async () => void (started.server = await startMockModel()))
  beforeEach(() => started.server?.behave({ ...normal, tokens: 3 }))
  afterAll(() => started.server?.close())
  const server = () => {
    if (!started.server) throw new Error('The mock model runs only within tests')
    return started.server
  }
  const brainWith = ({
    model,
    llm,
    idleTimeoutMs = 5000,
    contextTokens = 32_000,
    twinKnowledge = emptyTwinKnowledge,
    profileAccess = noProfile,
  }: Options = {}): Brain => {
    const provider = llm ?? { provider: 'openai-compatible', baseUrl: server().url, model: 'mock' }
    const builtIn = createBuiltInResponder({ contextTokens })
    const configured = provider.provider === 'builtin' ? builtIn : createProviderModel({ ...provider, contextTokens, acceptsImages: false })
    return createBrain(
      { config: { llm: { idleTimeoutMs } }, log },
      {
        builtIn,
        models: {
          getModel: async () => model ?? configured,
          resolveModel: async () => ({ model: model ?? configured, fallback: null, unavailable: null }),
          forgetRemoved: async () => {},
        },
        memory: fakeMemories(),
        memoryProposals: { propose: async (_tx, proposal) => ({ ...proposal, id: 'p1', createdAt: new Date('2026-03-03') }) },
        searchPastChats: async () => [],
        searchKnowledge: async () => [],
        twinKnowledge,
        profileAccess,
        scheduledTasks: { propose: async () => null },
      },
    )
  }
  return { server, brainWith }
}

function fakeMemories(): Memories {
  const kept: RememberedFact[] = []
  return {
    getRefusal: async () => null,
    async remember(_tx, { content, sourceStepId }) {
      const memory = { id: 'm1', content, sourceStepId, createdAt: new Date('2026-03-03') }
      kept.push(memory)
      return { memory, isNew: true, replaced: [] }
    },
    async forget() {
      const last = kept.pop()
      return last ? { ...last, restored: [], remainsIn: [] } : null
    },
    find: async () => kept.at(-1) ?? null,
    list: async () => ({ memories: kept, total: kept.length }),
    search: async () => kept,
  }
}

export function turn(text: string, more: Partial<PrivateTurn> = {}): PrivateTurn {
  return {
    agentType: 'private_brain',
    userId: 'u1',
    isTemporary: false,
    answers: null,
    threadId: 't1',
    runId: 'r1',
    userStepId: 's1',
    history: [{ role: 'user', text, position: 0, stepId: 's1' }],
    summary: null,
    hasUntrustedContent: false,
    sources: [],
    now: new Date('2026-11-21T13:05:00Z'),
    timezone: 'Europe/Berlin',
    signal: new AbortController().signal,
    once: (_tool, _args, change) => change(undefined as never),
    earlierCalls: async () => [],
    ...more,
  }
}

export function conversation(messages: number, characters: number): HistoryMessage[] {
  return Array.from({ length: messages }, (_, position) => ({
    role: position % 2 === 0 ? 'user' : 'assistant',
    text: `Message ${position}. ${'x'.repeat(characters)}`,
    position,
    stepId: `s${position}`,
  }))
}

export async function collectParts(parts: AsyncIterable<AgentPart>): Promise<AgentPart[]> {
  const list: AgentPart[] = []
  for await (const part of parts) list.push(part)
  return list
}

export async function catchFailure(parts: AsyncIterable<AgentPart>) {
  let text = ''
  try {
    for await (const part of parts) if (part.type === 'text') text += part.text
  } catch (error) {
    if (error instanceof ModelFailure) return { text, code: error.code, message: error.message, cause: error.cause }
    throw error
  }
  throw new Error(`It did not fail but wrote: ${text}`)
}

export function joinText(parts: AgentPart[]): string {
  return pickParts(parts, 'text')
    .map(({ text }) => text)
    .join('')
}

export function pickParts<T extends AgentPart['type']>(parts: AgentPart[], type: T) {
  return parts.filter((part): part is Extract<AgentPart, { type: T }> => part.type === type)
}

export function toModel(language: LanguageModelV4, contextTokens = 32_000): Model {
  const abilities = { contextTokens, acceptsImages: false, callsTools: true, reasons: false }
  return { id: null, provider: 'mock', name: 'mock', connectionName: null, isBuiltIn: false, ...abilities, load: async () => language }
}

export function createScriptedModel(...answers: LanguageModelV4StreamPart[][]): MockLanguageModelV4 {
  return new MockLanguageModelV4({ doStream: async () => ({ stream: simulateReadableStream({ chunks: answers.shift() ?? [] }) }) })
}

export const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

export function createTextParts(text: string): LanguageModelV4StreamPart[] {
  return [
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: text },
    { type: 'text-end', id: '0' },
  ]
}

export function createToolCall(toolName: string): LanguageModelV4StreamPart[] {
  return [{ type: 'tool-call', toolCallId: 'c1', toolName, input: '{}' }, createFinish('tool-calls')]
}

export function createFinish(reason: 'stop' | 'tool-calls' = 'stop'): LanguageModelV4StreamPart {
  return { type: 'finish', finishReason: { unified: reason, raw: reason }, usage }
}
