import { trimEndMatching } from '../../../platform/text/trimming.ts'
import type { ProfileField } from '../../../agents/tools/profileFields.ts'
import { capitalize } from '../../../platform/text/text.ts'

const leadIns: Partial<Record<ProfileField, RegExp>> = {
  display_name:
    /^(?:(?:hi|hello|hey|hallo)[,!. ]+)?(?:my name is|my name['’]s|i am called|i am|i['’]m|you can call me|please call me|people call me|just call me|call me|it['’]s|it is|ich heiße|mein name ist|ich bin|nennt? mich|man nennt mich|alle nennen mich)\s+/i,
  location:
    /^(?:i (?:currently |now )?live in|i am (?:based )?in|i['’]m (?:based )?in|i am from|i['’]m from|i come from|based in|from|in|ich (?:wohne|lebe|bin) in|ich komme aus|aus)\s+/i,
  interests:
    /^(?:i (?:really |also )?(?:like|love|enjoy|adore)|i am (?:interested in|into)|i['’]m (?:interested in|into)|my interests are|mostly|ich (?:mag|liebe)|ich interessiere mich für|meine interessen sind|mich interessiert|mich interessieren)\s+/i,
  skills:
    /^(?:i am (?:good|great) at|i['’]m (?:good|great) at|i (?:can|know how to|know|speak)|my skills are|ich kann(?: gut)?|ich spreche|meine fähigkeiten sind)\s+/i,
}

/** After these, an answer changes the subject. */
const asides: Partial<Record<ProfileField, RegExp>> = {
  display_name: /[.!\n]\s|\s(?:and|und)\s+(?:i|ich)\b/i,
  location: /[.!\n]\s|\s(?:and i|with|since|for|because|und ich|mit|seit|weil)\b/i,
}

export function extractValues(field: ProfileField, utterance: string): string[] {
  const text = utterance.trim()
  const answer = text.replace(leadIns[field] ?? '', '')
  const aside = asides[field]?.exec(answer)
  const value = answer.slice(0, aside?.index)
  switch (field) {
    case 'bio':
      return selectPresent([text])
    case 'display_name':
      return selectPresent([trimPunctuation(value)])
    case 'location':
      return selectPresent([capitalize(trimPunctuation(value))])
    case 'interests':
    case 'skills':
      return selectPresent(value.split(between).map((part) => capitalize(trimPunctuation(part))))
    case 'achievements':
    case 'projects':
      return selectPresent(splitLines(value).map((part) => capitalize(trimPunctuation(part))))
  }
}

/** Leading spaces belong to the previous entry. */
const between = /[,;\n•]\s*(?:(?:and|und)\s+)?|\s(?:and|und|&)\s+/

/** Achievements and projects may contain commas. */
function splitLines(text: string): string[] {
  const lines = text.split(/[;\n•]\s*/).map((line) => line.replace(/^(?:[-*]|\d+[.)])\s+/, ''))
  return lines.flatMap((line) => {
    const parts = line.split(between)
    return parts.every((part) => part.trim().split(/\s+/).length <= 4) ? parts : [line]
  })
}

function selectPresent(values: string[]): string[] {
  return [...new Set(values.filter((value) => /[\p{L}\p{N}]/u.test(value)))]
}

function trimPunctuation(text: string): string {
  return trimEndMatching(text.trim(), /[\s.,;:!…]/u).replace(/^[“"„](.*)[”"“]$/su, '$1')
}
