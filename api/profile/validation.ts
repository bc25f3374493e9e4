import { z } from 'zod'
import { displayName, username } from '../account/validation.ts'
import { rule, type Subject } from '../platform/errorCodes/rule.ts'
import { isWebUrl, line, toEmbedOrigin, trimmedText } from '../platform/text/validation.ts'
import { audience, fieldAudiences, photoAudiences } from './audiences/validation.ts'
import { publishableFields, sections } from './publishableFields.ts'

// Clients show the first issue of a field. Omitted fields stay unchanged.

export const maxMetadataLength = 16_384
const metadataTooLarge = rule('metadata_too_large', { max: maxMetadataLength })

export const title = clearable('title', 120)
export const bio = clearable('bio', 2000, trimmedText)
export const location = clearable('location', 120)
export const interests = list('interests', entry('interest', 80), 50)
export const achievement = entry('achievement', 500)
const achievements = list('achievements', achievement, 100)
export const skills = list('skills', entry('skill', 80), 100)

export const postTitle = entry('post_title', 200)
export const postContent = entry('post', 10_000, trimmedText)
export const post = z.union([postContent, z.strictObject({ title: postTitle, content: postContent })], rule('invalid_post'))
export const projectTitle = entry('project_title', 200)
export const projectDescription = entry('project_description', 5000, trimmedText)
const project = z.union(
  [entry('project', 200), z.strictObject({ title: projectTitle, description: projectDescription.optional() })],
  rule('invalid_project'),
)
export const proposedValue = trimmedText(rule('not_text', { subject: 'proposal' })).pipe(z.string().min(1, rule('proposal_empty')))

const posts = list('posts', post, 100)
const projects = list('projects', project, 100)

export const photo = line(rule('invalid_photo_address')).pipe(
  z
    .string()
    .max(2000, rule('text_too_long', { subject: 'photo_address', max: 2000 }))
    .refine(isWebUrl, rule('invalid_photo_address')),
)
const photos = list('photos', photo, 50)

const isPublic = z.boolean(rule('not_boolean'))
const isTwinEnabled = z.boolean(rule('not_boolean'))
const isOpenToTwins = z.boolean(rule('not_boolean'))
const showsAccuracy = z.boolean(rule('not_boolean'))
export const suggestedQuestion = entry('suggested_question', 120)
const suggestedQuestions = list('suggested_questions', suggestedQuestion, 5)
export const embedOrigin = line(rule('invalid_origin')).pipe(
  z
    .string()
    .max(300, rule('text_too_long', { subject: 'embed_origin', max: 300 }))
    .refine((address) => toEmbedOrigin(address) !== null, rule('invalid_origin'))
    .transform((address) => toEmbedOrigin(address) ?? ''),
)
const embedOrigins = list('embed_origins', embedOrigin, 20).transform((origins) => [...new Set(origins)])
const publicFields = z
  .array(
    z.enum(publishableFields, {
      // Other values may not be convertible to a string.
      error: ({ input }) =>
        typeof input === 'string' ? rule('field_not_publishable', { name: input.slice(0, 40) }) : rule('public_fields_not_list'),
    }),
    rule('public_fields_not_list'),
  )
  .max(50, rule('public_fields_repeated'))
  .transform((fields) => [...new Set(fields)])
const sectionVisibility = z.strictObject(
  Object.fromEntries(sections.map((section) => [section, z.boolean(rule('not_boolean')).optional()])) as Record<
    (typeof sections)[number],
    z.ZodOptional<z.ZodBoolean>
  >,
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? rule('unknown_section', { name: (issue.keys[0] ?? '').slice(0, 40) })
        : rule('sections_not_object'),
  },
)

const metadata = z.record(z.string(), z.unknown(), rule('metadata_not_object')).refine(isStorableMetadata, metadataTooLarge)
const twinMetadata = z
  .looseObject({ section_visibility: sectionVisibility.optional() }, rule('metadata_not_object'))
  .refine(isStorableMetadata, metadataTooLarge)

export const profileChange = z.object({
  username: username.optional(),
  displayName: displayName.optional(),
  title,
  bio,
  location,
  interests: interests.optional(),
  achievements: achievements.optional(),
  skills: skills.optional(),
  posts: posts.optional(),
  projects: projects.optional(),
  photos: photos.optional(),
  isPublic: isPublic.optional(),
  audience: audience.optional(),
  fieldAudiences: fieldAudiences.optional(),
  photoAudiences: photoAudiences.optional(),
  publicFields: publicFields.optional(),
  isTwinEnabled: isTwinEnabled.optional(),
  isOpenToTwins: isOpenToTwins.optional(),
  showsAccuracy: showsAccuracy.optional(),
  suggestedQuestions: suggestedQuestions.optional(),
  embedOrigins: embedOrigins.optional(),
  metadata: metadata.optional(),
  twinMetadata: twinMetadata.optional(),
})

export type Post = z.output<typeof post>
export type Project = z.output<typeof project>

function entry(subject: Subject, most: number, kind = line) {
  return kind(rule('not_text', { subject })).pipe(
    z
      .string()
      .min(1, rule('empty_text', { subject }))
      .max(most, rule('text_too_long', { subject, max: most })),
  )
}

function clearable(subject: Subject, most: number, kind = line) {
  return kind(rule('not_text', { subject }))
    .pipe(z.string().max(most, rule('text_too_long', { subject, max: most })))
    .nullable()
    .transform((text) => text || null)
    .optional()
}

function list<Entry extends z.ZodType>(subject: Subject, entries: Entry, most: number) {
  return z.array(entries, rule('not_list', { subject })).max(most, rule('too_many_entries', { subject, max: most }))
}

/** Values too deep to be serialized count as too large. */
export function isStorableMetadata(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= maxMetadataLength
  } catch {
    return false
  }
}
