import type { ErrorEntry } from './entry.ts'

export const savedPromptErrors = {
  no_such_saved_prompt: {
    status: 404,
    text: 'This prompt does not exist.',
    cause: 'No saved prompt has this ID.',
    cure: 'Reload the list, and use an ID from it.',
  },
  too_many_saved_prompts: {
    status: 400,
    text: 'You can have at most {limit, number} saved prompts. Delete one first.',
    params: ['limit'],
    cause: 'The user has too many saved prompts.',
    cure: 'Delete a saved prompt.',
  },
} as const satisfies Record<string, ErrorEntry>
