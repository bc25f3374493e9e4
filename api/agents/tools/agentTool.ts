import { asSchema, type Schema, type ToolSet } from 'ai'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { withSpan } from '../../platform/tracing/tracing.ts'
import { containsQuoted } from '../../models/prompt/quoted.ts'
import type { UntrustedContent } from './untrustedContent.ts'

interface Described<Input> {
  title: string
  description: string
  /** A module-level constant, so that it is converted for the model only once. */
  inputSchema: z.ZodType<Input>
  /** @throws AppError for mistakes that the model can correct */
  run(input: Input): Promise<object>
}

interface HarmlessTool<Input> extends Described<Input> {
  changes: false
}

/** Proposed instead if the user may not have asked for it. */
interface ChangingTool<Input> extends Described<Input> {
  changes: true
  proposalTitle: string
  refusalTitle?: string
  refusal?(input: Input): Promise<object | null>
  propose(input: Input): Promise<object | null>
  isRequested(input: Input): Promise<boolean>
  isExpected?(input: Input): Promise<boolean>
}

// The tool’s own schema has checked the input.
// oxlint-disable-next-line typescript/no-explicit-any
export type AgentTool = HarmlessTool<any> | ChangingTool<any>
export type AgentTools = Record<string, AgentTool>

export const noInput = z.object({})

export function defineReadTool<Input>(tool: Omit<HarmlessTool<Input>, 'changes'>): HarmlessTool<Input> {
  return { changes: false, ...tool }
}

export function defineChangingTool<Input>(tool: Omit<ChangingTool<Input>, 'changes'>): ChangingTool<Input> {
  return { changes: true, ...tool }
}

export interface ToolDefinition<Context = never, Name extends string = string> {
  readonly name: Name
  make(context: Context): AgentTool
}

export function defineTool<const Name extends string, Context, Tool extends AgentTool>(name: Name, make: (context: Context) => Tool) {
  return { name, make } as const
}

export function makeTools<Context>(definitions: readonly ToolDefinition<Context>[], context: Context): AgentTools {
  return Object.fromEntries(definitions.map(({ name, make }) => [name, make(context)]))
}

const MAX_CHANGES = 5

/** The only place that turns changes into proposals after untrusted content was read. */
export function toRunnableTools(
  tools: AgentTools,
  { untrustedContent, onFailure }: { untrustedContent: UntrustedContent; onFailure: (tool: string, error: unknown) => void },
): ToolSet {
  const changes = new Set<string>()

  async function call(name: string, tool: AgentTool, input: unknown): Promise<object> {
    if (!tool.changes) return tool.run(input)
    if (changes.add(JSON.stringify([name, input])).size > MAX_CHANGES)
      throw new AppError('too_many_changes', { params: { limit: MAX_CHANGES } })
    const refusal = await tool.refusal?.(input)
    if (refusal) return { refused: true, ...refusal }
    if (await mayRun(tool, input)) return tool.run(input)
    const proposal = await tool.propose(input)
    return proposal === null ? tool.run(input) : { proposed: true, because: explainProposal(untrustedContent), ...proposal }
  }

  async function mayRun(tool: Extract<AgentTool, { changes: true }>, input: unknown): Promise<boolean> {
    if (untrustedContent.isNew) return false
    if (!untrustedContent.isPresent && ((await tool.isExpected?.(input)) ?? true)) return true
    return tool.isRequested(input)
  }

  const toolFor = (name: string, tool: AgentTool): ToolSet[string] => ({
    title: tool.title,
    description: tool.description,
    inputSchema: convertSchemaOnce(tool.inputSchema),
    execute: async (input: unknown) => {
      try {
        const output = await withSpan(`tool ${name}`, { 'gen_ai.tool.name': name }, () => call(name, tool, input))
        if (containsQuoted(output)) untrustedContent.read()
        return output
      } catch (error) {
        if (error instanceof AppError) throw error
        // The model and the user only learn that the tool failed.
        onFailure(name, error)
        throw new Error('This did not work.', { cause: error })
      }
    },
  })
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, toolFor(name, tool)]))
}

export function getToolTitle(tools: AgentTools, name: string, output?: unknown): string {
  // Models invent names, including inherited ones such as "constructor".
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) return name
  if (tool.changes && hasFlag('refused', output)) return tool.refusalTitle ?? tool.title
  return tool.changes && hasFlag('proposed', output) ? tool.proposalTitle : tool.title
}

function hasFlag(what: 'proposed' | 'refused', output: unknown): boolean {
  return typeof output === 'object' && output !== null && (output as { proposed?: unknown; refused?: unknown })[what] === true
}

function explainProposal({ isPresent }: UntrustedContent): string {
  return isPresent
    ? 'Untrusted content was read, so nothing changes until the user accepts it on their screen. Say so.'
    : 'The user did not clearly ask for this, so nothing changes until they accept it on their screen. Say so.'
}

const described = new WeakMap<object, Schema>()

/** The SDK would otherwise convert the zod schema again for every answer. */
function convertSchemaOnce(schema: AgentTool['inputSchema']): Schema {
  const known = described.get(schema) ?? asSchema(schema)
  described.set(schema, known)
  return known
}
