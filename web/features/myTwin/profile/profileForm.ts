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

const blank = z.string().trim().length(0)

export const profileForm = z.object({
  title,
  bio,
  location,
  interests,
  skills,
  achievements: z.array(z.object({ text: achievement })).max(100),
  posts: z.array(z.object({ title: allowBlank(postTitle), content: postContent })).max(100),
  projects: z.array(z.object({ title: projectTitle, description: allowBlank(projectDescription) })).max(100),
})

/** Unlike a union, it keeps the rule's own error message. */
function allowBlank(rule: z.ZodType<string, string>) {
  return z
    .string()
    .superRefine((text, context) => {
      if (blank.safeParse(text).success) return
      const message = rule.safeParse(text).error?.issues[0]?.message
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((text) => text.trim())
}
