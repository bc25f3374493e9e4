import { z } from 'zod'
import { findContentWords, type Language, tokenize } from '../../platform/language/words.ts'

export const profileFields = ['display_name', 'bio', 'interests', 'location', 'skills', 'achievements', 'projects'] as const
export type ProfileField = (typeof profileFields)[number]

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

const profileResult = z.object({ profile: z.partialRecord(z.enum(profileFields), z.array(z.string())) })

/** Any other meaningful word makes it a different question. */
const words: Record<ProfileField, ReadonlySet<string>> = {
  display_name: toWordSet('name called call people others heisse nennen nenne nennt soll andere leute'),
  bio: toWordSet('bio describe description myself beschreibe beschreiben selbst'),
  interests: toWordSet('interests interested interest like hobbies interessen interessiert interessiere wofur hobbys mag gern gerne'),
  location: toWordSet('live home location city country wohne lebe wohnort stadt land'),
  skills: toWordSet('good skills skill best gut fahigkeiten besten'),
  achievements: toWordSet('achieved achievements achievement proud erreicht erfolge stolz worauf'),
  projects: toWordSet('projects project work working projekte projekt arbeite woran'),
}
const firstPerson = toWordSet('i me my am myself ich mich mir mein meine meinen')

export function findRequestedField(question: string): ProfileField | null {
  if (!tokenize(question).some((word) => firstPerson.has(word))) return null
  const asked = findContentWords(question)
  if (asked.length === 0) return null
  return profileFields.find((field) => asked.every((word) => words[field].has(word))) ?? null
}

export function readOwnProfile(output: unknown): { field: ProfileField; texts: string[] }[] {
  const { profile } = profileResult.parse(output)
  return profileFields.flatMap((field) => {
    const texts = profile[field] ?? []
    return texts.length > 0 ? { field, texts } : []
  })
}

function toWordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
