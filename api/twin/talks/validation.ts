import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'

export const defaultTurns = 4
export const turnCount = z.int(rule('invalid_turns')).min(2, rule('invalid_turns')).max(6, rule('invalid_turns'))
