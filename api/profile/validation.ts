import { z } from 'zod'
import { displayName, username } from '../account/validation.ts'
import { line, trimmedText } from '../platform/text/validation.ts'
import { publishableFields, sections } from './visibility.ts'

// Forms show the first issue of a field, as the API does. A field that is left out stays as it is.

const maxMetadataLength = 16_384
export const metadataTooLarge = `Metadata can have at most ${maxMetadataLength.toLocaleString('en')} characters as JSON`

export const title = clearable('Title', 120)
export const bio = clearable('Bio', 2000, trimmedText)
export const location = clearable('Location', 120)
export const interests = list('interests', entry('An interest', 80), 50)
export const achievement = entry('An achievement', 500)
export const achievements = list('achievements', achievement, 100)
export const skills = list('skills', entry('A skill', 80), 100)

export const postTitle = entry('The title of a post', 200)
export const postContent = entry('A post', 10_000, trimmedText)
export const post = z.union(
  [postContent, z.strictObject({ title: postTitle, content: postContent })],
  'A post is text of 1 to 10,000 characters, or {title, content} with a title of at most 200',
)
export const projectTitle = entry('The title of a project', 200)
export const projectDescription = entry('The description of a project', 5000, trimmedText)
export const project = z.union(
  [entry('A project', 200), z.strictObject({ title: projectTitle, description: projectDescription.optional() })],
  'A project is text of 1 to 200 characters, or {title, description?} with a description of at most 5,000',
)
/** An edited proposal; the rules of its field come on top. */
export const proposedValue = trimmedText('A proposal is text').pipe(z.string().min(1, 'Write something, or choose “Not now”.'))

export const posts = list('posts', post, 100)
export const projects = list('projects', project, 100)

export const photo = line('A photo is the address of a picture').pipe(
  z
    .string()
    .max(2000, 'The address of a photo cannot be more than 2000 characters')
    .refine(isWebAddress, 'The address of a photo starts with http:// or https://'),
)
export const photos = list('photos', photo, 50)

export const isPublic = z.boolean('Say true or false')
export const isTwinEnabled = z.boolean('Say true or false')
/** What visitors are offered to ask the twin. */
export const suggestedQuestion = entry('A suggested question', 120)
export const suggestedQuestions = list('suggested questions', suggestedQuestion, 5)
export const publicFields = z
  .array(
    z.enum(publishableFields, {
      // What is no text may not even be able to become one.
      error: ({ input }) => (typeof input === 'string' ? `“${input.slice(0, 40)}” is not a field that can be public` : 'Fields have names'),
    }),
    'List the fields that are public',
  )
  .max(50, 'List each field once')
  .transform((fields) => [...new Set(fields)])
export const sectionVisibility = z.strictObject(
  Object.fromEntries(sections.map((section) => [section, z.boolean('Say true or false').optional()])) as Record<
    (typeof sections)[number],
    z.ZodOptional<z.ZodBoolean>
  >,
  { error: (issue) => (issue.code === 'unrecognized_keys' ? `There is no section “${issue.keys[0]}”` : 'Say which sections are visible') },
)

/** Merged into what is there by key; a key that is null is removed. */
export const metadata = z.record(z.string(), z.unknown(), 'Metadata is an object').refine(isStorableMetadata, metadataTooLarge)
export const twinMetadata = z
  .looseObject({ section_visibility: sectionVisibility.optional() }, 'Metadata is an object')
  .refine(isStorableMetadata, metadataTooLarge)

export const profileChange = z.object({
  username: username.optional(),
  /** Null and blank mean: call me by my username. */
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
  publicFields: publicFields.optional(),
  isTwinEnabled: isTwinEnabled.optional(),
  suggestedQuestions: suggestedQuestions.optional(),
  metadata: metadata.optional(),
  twinMetadata: twinMetadata.optional(),
})

export type Post = z.output<typeof post>
export type Project = z.output<typeof project>

function entry(label: string, most: number, kind = line) {
  return kind(`${label} is text`).pipe(
    z.string().min(1, `${label} cannot be empty`).max(most, `${label} cannot be more than ${most} characters`),
  )
}

/** Null and blank both clear it. */
function clearable(label: string, most: number, kind = line) {
  return kind(`${label} must be text`)
    .pipe(z.string().max(most, `${label} cannot be more than ${most} characters`))
    .nullable()
    .transform((text) => text || null)
    .optional()
}

function list<Entry extends z.ZodType>(name: string, entries: Entry, most: number) {
  return z.array(entries, `Send ${name} as a list`).max(most, `There can be at most ${most} ${name}`)
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)
}

/** What is nested too deeply to be written down is too large, too. */
export function isStorableMetadata(value: unknown): boolean {
  try {
    return JSON.stringify(value).length <= maxMetadataLength
  } catch {
    return false
  }
}
