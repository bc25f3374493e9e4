// Without Zod, so that screens can import it.

export const maxReferences = 5
