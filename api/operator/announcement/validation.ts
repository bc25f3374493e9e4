import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { moment, trimmedText } from '../../platform/text/validation.ts'

export const maxAnnouncementLength = 500

const required = rule('announcement_required')

export const newAnnouncement = z.object({
  text: trimmedText(required).pipe(
    z
      .string()
      .min(1, required)
      .max(maxAnnouncementLength, rule('text_too_long', { subject: 'announcement', max: maxAnnouncementLength })),
  ),
  endsAt: moment.nullish().transform((endsAt) => endsAt ?? null),
})
