import type { Mutation } from './mutation.ts'
import { chat } from './rules/chat.ts'
import { knowledge } from './rules/knowledge.ts'
import { server } from './rules/server.ts'
import { twins } from './rules/twins.ts'
import { web } from './rules/web.ts'

export const mutations: readonly Mutation[] = [...server, ...chat, ...knowledge, ...twins, ...web]
