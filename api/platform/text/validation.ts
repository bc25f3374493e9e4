import { z } from 'zod'
import { rule } from '../errorCodes/rule.ts'
import { oneLine, storable } from './text.ts'

// What the schemas of every domain are made of; the web's forms import them too.

/** Any text. Rules about its length belong behind it, in a `pipe`, since some of it may have been taken out. */
export const text = (message?: string) => z.string(message).transform(storable)

/** Text of several lines whose beginning and end mean nothing. */
export const trimmedText = (message?: string) => z.string(message).transform((value) => storable(value).trim())

/** Names, titles and whatever else stands among other text. */
export const line = (message?: string) => z.string(message).transform(oneLine)

/** A time in the range of years that PostgreSQL and JavaScript spell alike. */
export const moment = z.date().min(new Date(0), rule('date_too_early')).max(new Date('9999-12-31'), rule('date_too_late'))
