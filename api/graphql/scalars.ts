import { InputError } from '../platform/errors.ts'
import { parseMoment } from '../platform/text/moments.ts'
import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'ISO 8601 time in UTC, with milliseconds.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const moment = typeof value === 'string' ? parseMoment(value) : null
    if (!moment) throw new InputError('invalid_date_time')
    return moment
  },
})

builder.scalarType('JSON', {
  description: 'Any JSON value, such as an object.',
  serialize: (value) => value,
  parseValue: (value) => value,
})
