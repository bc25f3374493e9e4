import { z } from 'zod'
import { rule } from '../../platform/errorCodes/rule.ts'
import { audiences } from '../../platform/audiences.ts'
import { line } from '../../platform/text/validation.ts'
import { publishableFields } from '../publishableFields.ts'

export const audience = z.enum(audiences, rule('audience_unknown'))

const field = z.enum(publishableFields, {
  error: ({ input }) =>
    typeof input === 'string' ? rule('field_not_publishable', { name: input.slice(0, 40) }) : rule('field_audiences_not_list'),
})
const fieldAudience = z.object({ field, audience }, rule('field_audiences_not_list'))
export const fieldAudiences = z.array(fieldAudience, rule('field_audiences_not_list')).max(50, rule('public_fields_repeated'))

const photoAudience = z.object({ photo: line(rule('invalid_photo_address')), audience }, rule('photo_audiences_not_list'))
export const photoAudiences = z
  .array(photoAudience, rule('photo_audiences_not_list'))
  .max(50, rule('too_many_entries', { subject: 'photos', max: 50 }))

export const chosenPerson = line(rule('person_required')).pipe(z.string().min(1, rule('person_required')).max(254, rule('person_required')))
