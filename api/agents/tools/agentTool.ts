import { asSchema, type Schema, type ToolSet } from 'ai'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { holdsQuoted } from '../../models/prompt/quoted.ts'
import type { ForeignWords } from './foreignWords.ts'

interface Described<Input> {
  /** What it did, for people. */
  title: string
  description: string
  /** One for all answers, so that it is described to the model only once. */
  inputSchema: z.ZodType<Input>
  /** Throws an AppError for what the model can put right. */
  run(input: Input): Promise<object>
}

/** Changes nothing by itself: it looks something up, asks, or leaves something for a person to decide. */
export interface HarmlessTool<Input> extends Described<Input> {
  changes: false
}

/** Changes something of the user's. Where they may not have asked for it, it proposes instead of running. */
export interface ChangingTool<Input> extends Described<Input> {
  changes: true
  /** What it did when it proposed, for people. */
  proposalTitle: string
  /** What it did when it was refused, for people; none for tools that never are. */
  refusalTitle?: string
  /** Why the user wants nothing like this changed, for the model; null where nothing speaks against it. Asked before anything is proposed. */
  refusal?(input: Input): Promise<object | null>
  /** Leaves the change to the user's decision. What it answers reaches the model; null when there is nothing to decide. */
  propose(input: Input): Promise<object | null>
  /** Whether the user asks for exactly this in the message that is being answered. */
  isAskedFor(input: Input): Promise<boolean>
  /** Whether nothing but words of others would make it doubtful that the user wants this; true unless it says otherwise. */
  isExpected?(input: Input): Promise<boolean>
}

// A tool is called with what its own schema let through.
// oxlint-disable-next-line typescript/no-explicit-any
export type AgentTool = HarmlessTool<any> | ChangingTool<any>
export type AgentTools = Record<string, AgentTool>

/** Of a tool that is called without input. */
export const noInput = z.object({})

export function harmless<Input>(tool: Omit<HarmlessTool<Input>, 'changes'>): HarmlessTool<Input> {
  return { changes: false, ...tool }
}

export function changing<Input>(tool: Omit<ChangingTool<Input>, 'changes'>): ChangingTool<Input> {
  return { changes: true, ...tool }
}

/** A tool and the name that models, stored calls and the web know it by. */
export interface ToolDefinition<Context = never, Name extends string = string> {
  readonly name: Name
  /** As one answer calls it. */
  make(context: Context): AgentTool
}

export function defineTool<const Name extends string, Context, Tool extends AgentTool>(name: Name, make: (context: Context) => Tool) {
  return { name, make } as const
}

/** Those of one answer. Of two with one name the later counts. */
export function toolsFor<Context>(definitions: readonly ToolDefinition<Context>[], context: Context): AgentTools {
  return Object.fromEntries(definitions.map(({ name, make }) => [name, make(context)]))
}

/** What one answer may keep, forget or propose in all. */
const MAX_CHANGES = 5

/** The tools as the model calls them. That a change is only proposed after words of others is enforced here, and nowhere else. */
export function runnable(
  tools: AgentTools,
  { foreignWords, onFailure }: { foreignWords: ForeignWords; onFailure: (tool: string, error: unknown) => void },
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
    return proposal === null ? tool.run(input) : { proposed: true, because: reason(foreignWords), ...proposal }
  }

  async function mayRun(tool: Extract<AgentTool, { changes: true }>, input: unknown): Promise<boolean> {
    if (foreignWords.areNew) return false
    if (!foreignWords.areThere && ((await tool.isExpected?.(input)) ?? true)) return true
    return tool.isAskedFor(input)
  }

  const toolFor = (name: string, tool: AgentTool): ToolSet[string] => ({
    title: tool.title,
    description: tool.description,
    inputSchema: describedOnce(tool.inputSchema),
    execute: async (input: unknown) => {
      try {
        const output = await call(name, tool, input)
        if (holdsQuoted(output)) foreignWords.read()
        return output
      } catch (error) {
        if (error instanceof AppError) throw error
        // What a tool throws unexpectedly is for the log: neither the model nor the user sees more than that it failed.
        onFailure(name, error)
        throw new Error('This did not work.', { cause: error })
      }
    },
  })
  return Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, toolFor(name, tool)]))
}

/** What a call did, for people: `output` is what it returned. */
export function titleOf(tools: AgentTools, name: string, output?: unknown): string {
  // Models invent names, which may be those of inherited properties such as "constructor".
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) return name
  if (tool.changes && saysThatItIs('refused', output)) return tool.refusalTitle ?? tool.title
  return tool.changes && saysThatItIs('proposed', output) ? tool.proposalTitle : tool.title
}

function saysThatItIs(what: 'proposed' | 'refused', output: unknown): boolean {
  return typeof output === 'object' && output !== null && (output as { proposed?: unknown; refused?: unknown })[what] === true
}

function reason({ areThere }: ForeignWords): string {
  return areThere
    ? 'Words of others were read, so nothing changes until the user accepts it on their screen. Say so.'
    : 'The user did not clearly ask for this, so nothing changes until they accept it on their screen. Say so.'
}

const described = new WeakMap<object, Schema>()

/** The SDK would describe a zod schema to the model anew for every answer. */
function describedOnce(schema: AgentTool['inputSchema']): Schema {
  const known = described.get(schema) ?? asSchema(schema)
  described.set(schema, known)
  return known
}
