import '../../../forms/zodWithoutEval.ts'
import { z } from 'zod'
import {
  achievement,
  bio,
  interests,
  location,
  postContent,
  postTitle,
  projectDescription,
  projectTitle,
  skills,
  title,
} from '../../../../api/profile/validation.ts'

/** A field of a form is empty where the API leaves something out. */
const blank = z.string().trim().length(0)

/** What people say of themselves, by the API's rules, in the shape that fields have. */
export const profileForm = z.object({
  title,
  bio,
  location,
  interests,
  skills,
  achievements: z.array(z.object({ text: achievement })).max(100),
  posts: z.array(z.object({ title: orBlank(postTitle), content: postContent })).max(100),
  projects: z.array(z.object({ title: projectTitle, description: orBlank(projectDescription) })).max(100),
})

/** With the words of the rule itself; a union would have none. */
function orBlank(rule: z.ZodType<string, string>) {
  return z
    .string()
    .superRefine((text, context) => {
      if (blank.safeParse(text).success) return
      const message = rule.safeParse(text).error?.issues[0]?.message
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((text) => text.trim())
}
