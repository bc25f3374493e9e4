import { expect, test, vi } from 'vitest'
import { noProfile, turn } from '../../testing/brains.ts'
import type { PrivateTurn } from '../agent.ts'
import { ownerAgents } from '../registry.ts'
import { dataRule, containsQuoted, quote } from '../../models/prompt/quoted.ts'
import { type AgentTools, toRunnableTools, makeTools } from './agentTool.ts'
import { QuotedSources } from '../sources.ts'
import type { ToolContext } from './context.ts'
import { UntrustedContent } from './untrustedContent.ts'

const untrustedText = 'text from a web page'
const inputs: Record<string, object> = {
  ask: { about: 'bio', question: 'Who are you?' },
  ask_user: { question: 'Which one?', choices: ['One', 'Two'] },
  current_time: {},
  finish_onboarding: {},
  forget: { memoryId: '11111111-1111-4111-8111-111111111111' },
  propose_profile_change: { field: 'bio', values: ['I weave.'] },
  read_profile: {},
  remember: { content: 'I owe Ada 100 euros' },
  schedule_task: { kind: 'reminder', title: 'Call Ana', inMinutes: 5 },
  search_knowledge: { query: 'harvest' },
  search_memories: { query: '' },
  search_past_chats: { query: 'harvest' },
}

function createContext(untrustedContent: UntrustedContent) {
  const changed: string[] = []
  const memory = { id: 'm1', content: 'I am allergic', sourceStepId: 's1', createdAt: new Date('2026-03-03') }
  const change = (name: string) => changed.push(name)
  const context: ToolContext = {
    turn: turn('Hello'),
    recipient: { userId: 'u1', projectId: null, model: 'mock' },
    untrustedContent,
    sources: new QuotedSources(),
    shownMemories: new Set(),
    memory: {
      getRefusal: async () => null,
      remember: vi.fn(async () => (change('remember'), { memory, isNew: true, replaced: [] })),
      forget: vi.fn(async () => (change('forget'), { ...memory, restored: [], remainsIn: [] })),
      find: async () => memory,
      list: async () => ({ memories: [memory], total: 1 }),
      search: async () => [memory],
    },
    memoryProposals: { propose: async (_tx, proposal) => ({ ...proposal, id: 'p1', createdAt: new Date() }) },
    searchPastChats: async () => [
      {
        threadId: 't1',
        threadName: 'Harvest',
        stepId: 's9',
        position: 4,
        saidAt: new Date(),
        words: quote('the twin of @ada', untrustedText),
      },
    ],
    searchKnowledge: async () => [
      {
        itemId: 'i1',
        kind: 'document',
        title: 'Harvest',
        passage: quote('the document “Harvest”', untrustedText),
        writtenAt: new Date(),
        place: null,
      },
    ],
    scheduledTasks: { propose: async () => null },
    profileAccess: {
      ...noProfile,
      read: async () => ({
        ...(await noProfile.read('u1')),
        proposals: [{ proposalId: 'p1', field: 'bio', value: quote('a proposal', untrustedText), status: 'pending' }],
      }),
      finishOnboarding: async () => void change('finish_onboarding'),
    },
  }
  return { context, changed }
}

const none = () => new UntrustedContent({ isNew: false, isEarlier: false })
const everyTool = (context: ToolContext): AgentTools =>
  Object.assign({}, ...Object.values(ownerAgents).map(({ tools }) => makeTools(tools, context)))
const agentTypes = Object.keys(ownerAgents) as PrivateTurn['agentType'][]

const call = (tools: AgentTools, name: string, untrustedContent: UntrustedContent) => {
  const { execute } =
    toRunnableTools(
      { [name]: tools[name] as AgentTools[string] },
      { untrustedContent, onFailure: (_tool, error) => expect.fail(String(error)) },
    )[name] ?? {}
  return execute?.(inputs[name], {} as never) as Promise<unknown>
}

function unmarked(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(untrustedText)
  if (typeof value !== 'object' || value === null || 'quotedFrom' in value) return false
  return Object.values(value).some(unmarked)
}

test('every tool has sample inputs', () => {
  const { context } = createContext(none())
  expect(Object.keys(everyTool(context)).toSorted()).toEqual(Object.keys(inputs))
})

test.each(Object.keys(inputs))('%s marks untrusted content and reports it', async (name) => {
  const untrustedContent = none()
  const output = await call(everyTool(createContext(untrustedContent).context), name, untrustedContent)
  expect(unmarked(output)).toBe(false)
  expect(untrustedContent.isNew).toBe(containsQuoted(output))
  expect(containsQuoted(output)).toBe(['read_profile', 'search_knowledge', 'search_past_chats'].includes(name))
})

test.each(Object.keys(inputs))('%s changes nothing after untrusted content was read', async (name) => {
  const untrustedContent = new UntrustedContent({ isNew: true, isEarlier: false })
  const { context, changed } = createContext(untrustedContent)
  await call(everyTool(context), name, untrustedContent)
  expect(changed).toEqual([])
})

test('the same inputs change something without untrusted content', async () => {
  const { context, changed } = createContext(none())
  context.shownMemories.add('11111111-1111-4111-8111-111111111111')
  for (const name of Object.keys(inputs)) await call(everyTool(context), name, none())
  expect(changed.toSorted()).toEqual(['finish_onboarding', 'forget', 'remember'])
})

test.each(agentTypes)('the prompt of %s declares tool results as data', (agentType) => {
  expect(ownerAgents[agentType].instructions).toContain(dataRule)
})

test.each(Object.keys(inputs))('%s has one schema for all answers, so that it is described to the model only once', (name) => {
  const getInputSchema = () => everyTool(createContext(none()).context)[name]?.inputSchema
  expect(getInputSchema()).toBeDefined()
  expect(getInputSchema()).toBe(getInputSchema())
})
