import { builder } from './builder.ts'

builder.scalarType('DateTime', {
  description: 'A moment in time, ISO 8601 with milliseconds, in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
    if (Number.isNaN(date.getTime())) throw new TypeError('A DateTime is an ISO 8601 string.')
    return date
  },
})

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
})
