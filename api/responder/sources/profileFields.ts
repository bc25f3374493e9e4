import type { Language } from '../intents.ts'

/** What Profile Pal asks for, in this order. */
export const profileFields = ['display_name', 'bio', 'interests', 'location', 'skills', 'achievements', 'projects'] as const
export type ProfileField = (typeof profileFields)[number]

/** What people call each field. */
export const names: Record<Language, Record<ProfileField, string>> = {
  en: {
    display_name: 'name',
    bio: 'bio',
    interests: 'interests',
    location: 'location',
    skills: 'skills',
    achievements: 'achievements',
    projects: 'projects',
  },
  de: {
    display_name: 'Name',
    bio: 'Beschreibung',
    interests: 'Interessen',
    location: 'Ort',
    skills: 'Fähigkeiten',
    achievements: 'Erfolge',
    projects: 'Projekte',
  },
}
