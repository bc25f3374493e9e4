import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/database/sql/typedSql.ts'

/** Who said a step, as models call them. */
export const roleOfStep = expressionBuilder<Tables, 'steps'>()
  .case()
  .when('steps.stepType', '=', sql.lit('user_message'))
  .then(sql.lit<'user'>('user'))
  .else(sql.lit<'assistant'>('assistant'))
  .end()
  .as('role')
