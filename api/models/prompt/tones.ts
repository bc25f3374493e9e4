export const tones = {
  neutral: '',
  warm: 'Be warm and personal.',
  formal: 'Be formal; in German use “Sie”.',
  playful: 'Be light and playful, without inventing anything.',
} as const
