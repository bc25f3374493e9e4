import { detectLanguage, type Language } from '../../platform/language/words.ts'
import type { PublicItem, PublicProfile } from '../profile/publicProfile.ts'

export type ListedItem = Pick<PublicItem, 'title' | 'content'>

/** In characters; the maximum of `suggestedQuestions`. */
const longest = 120
const most = 8
const mostItems = 4
const mostProjects = 2

const templates = {
  en: {
    bio: 'What do you do?',
    location: 'Where are you based?',
    skills: 'What are your skills?',
    achievements: 'Which awards have you won?',
    interests: 'What are your interests?',
    project: (title: string) => `What is ${title}?`,
    item: (title: string) => `What can you tell me about “${title}”?`,
  },
  de: {
    bio: 'Was machst du beruflich?',
    location: 'Wo lebst du?',
    skills: 'Was kannst du besonders gut?',
    achievements: 'Welche Preise hast du gewonnen?',
    interests: 'Wofür interessierst du dich?',
    project: (title: string) => `Was ist ${title}?`,
    item: (title: string) => `Was kannst du über „${title}“ erzählen?`,
  },
} as const satisfies Record<Language, object>

/** The most telling first: titles that are questions, other items, projects, profile fields. */
export function suggestQuestions(profile: PublicProfile, items: readonly ListedItem[]): string[] {
  const asked = templates[detectLanguage([profile.bio, ...items.map(({ content }) => content.slice(0, 400))].filter(Boolean).join(' '))]
  const titled = items.filter(({ title }) => title.endsWith('?')).map(({ title }) => title)
  const others = items
    .filter(({ title }) => !title.endsWith('?'))
    .slice(0, mostItems)
    .map(({ title, content }) => templates[detectLanguage(`${title} ${content.slice(0, 400)}`)].item(title))
  const projects = profile.projects
    .slice(0, mostProjects)
    .map((project) => asked.project(typeof project === 'string' ? project : project.title))
  const fields = [
    profile.bio !== null && asked.bio,
    profile.location !== null && asked.location,
    profile.skills.length > 0 && asked.skills,
    profile.achievements.length > 0 && asked.achievements,
    profile.interests.length > 0 && asked.interests,
  ].filter((question) => question !== false)
  const [first, ...rest] = fields
  const all = [...(first ? [first] : []), ...titled, ...others, ...projects, ...rest]
  return [...new Set(all)].filter((question) => question.length <= longest && !profile.suggestedQuestions.includes(question)).slice(0, most)
}
