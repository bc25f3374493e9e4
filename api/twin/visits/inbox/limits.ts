// Without Zod, so that screens can import it.

export const maxVisitorMessageLength = 2_000
export const maxReplyLength = 10_000
