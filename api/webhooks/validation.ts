import { z } from 'zod'
import { line } from '../platform/text/validation.ts'

// The web's forms import this file too: it must not import anything of the server.

/** What webhooks can be told of, by the names that stand in what is sent. */
export const eventTypes = [
  'answer.finished',
  'answer.failed',
  'twin.message_left',
  'twin.question_unanswered',
  'import.finished',
  'document.finished',
] as const

export type EventType = (typeof eventTypes)[number]

const noAddress = 'Enter an address that begins with https://'

const url = line(noAddress).pipe(
  z
    .string()
    .min(1, noAddress)
    .max(2000, 'An address cannot be more than 2000 characters')
    .refine(isHttp, noAddress)
    .refine((value) => !hasPassword(value), 'An address cannot hold a user name or password'),
)

const description = line('A description must be text').pipe(z.string().max(100, 'A description cannot be more than 100 characters'))

const types = z
  .array(z.enum(eventTypes, 'There is no such event'), 'Choose at least one event')
  .min(1, 'Choose at least one event')
  .max(50, 'Choose each event once')
  .transform((chosen) => eventTypes.filter((type) => chosen.includes(type)))

export const newWebhook = z.object({ url, description: description.nullish().transform((text) => text ?? ''), eventTypes: types })

/** What is left out stays as it is. */
export const webhookChange = z.object({
  url: url.nullish(),
  description: description.nullish(),
  eventTypes: types.nullish(),
  isEnabled: z.boolean('Say true or false').nullish(),
})

/** Which of the two a server allows is its own matter. */
function isHttp(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
}

/** Rules are all checked, also of what is no address. */
function hasPassword(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}
