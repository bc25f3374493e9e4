import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/database/sql/typedSql.ts'

/** The role of a step in the model's input. */
export const getStepRole = expressionBuilder<Tables, 'steps'>()
  .case()
  .when('steps.stepType', '=', sql.lit('user_message'))
  .then(sql.lit<'user'>('user'))
  .else(sql.lit<'assistant'>('assistant'))
  .end()
  .as('role')
