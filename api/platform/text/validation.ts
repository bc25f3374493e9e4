import { z } from 'zod'
import { rule } from '../errorCodes/rule.ts'
import { oneLine, storable } from './text.ts'

// Building blocks of all schemas, also imported by the web's forms.

/** Any text. Put length rules after it in a `pipe`, because characters may be removed. */
export const text = (message?: string) => z.string(message).transform(storable)

/** Multiline text without leading and trailing whitespace. */
export const trimmedText = (message?: string) => z.string(message).transform((value) => storable(value).trim())

/** Names, titles and other inline text. */
export const line = (message?: string) => z.string(message).transform(oneLine)

/** A time within the years that PostgreSQL and JavaScript format alike. */
export const moment = z.date().min(new Date(0), rule('date_too_early')).max(new Date('9999-12-31'), rule('date_too_late'))
