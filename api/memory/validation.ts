import { z } from 'zod'
import { line } from '../platform/text/validation.ts'

// The web's forms import this file too: it must not import anything of the server.

export const maxMemoryLength = 1000

const nothing = 'Say what to remember'
export const memoryChange = z.object({
  content: line(nothing).pipe(
    z
      .string()
      .min(1, nothing)
      .max(maxMemoryLength, `A memory can’t be more than ${maxMemoryLength.toLocaleString('en')} characters`),
  ),
})
