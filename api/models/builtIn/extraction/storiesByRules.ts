import { splitSentences } from '../../../platform/text/sentences.ts'
import { trimEndMatching } from '../../../platform/text/trimming.ts'
import type { StoryFinding, StoryText } from '../../tasks/stories.ts'
import { capitalize } from '../../../platform/text/text.ts'

interface Rule {
  field: StoryFinding['field']
  pattern: RegExp
  /** "I love tea and maps" states two things. */
  isList?: boolean
}

const opening = String.raw`^(?:(?:Since|For|Today|Now|Nowadays|Currently|These days|At the moment|Heute|Jetzt)\b[^,.]{0,40},? )?`
const i = String.raw`${opening}I (?:still |really |also |now |currently |truly )*`
const ich = String.raw`${opening}[Ii]ch `

const rules: Rule[] = [
  {
    field: 'location',
    pattern: say`${i}(?:live|am living|am based) in (?<value>\p{Lu}[^.,;:!?]{1,60}?)(?= with | and | since | for | because | where |[.,;:!?]|$)`,
  },
  {
    field: 'location',
    pattern: say`${ich}(?:wohne|lebe) (?:\p{Ll}+ )?in (?<value>\p{Lu}[^.,;:!?]{1,60}?)(?= mit | und | seit | weil | wo |[.,;:!?]|$)`,
  },
  {
    field: 'title',
    pattern: say`${i}(?:work|am working|make my living) as (?:an? |the )?(?<value>\p{L}[^.,;:!?]{2,60}?)(?= and | in | at | for | since | with |[.,;:!?]|$)`,
  },
  {
    field: 'title',
    pattern: say`${i}am an? (?!bit|little|lot|fan|big|huge|great|member|person|kind|part|morning|night|firm)(?<value>(?:[\p{L}-]+ ){0,3}[\p{L}-]*(?:er|or|ist|ian|ect|ant|ent|eer|ier|nurse|chef|cook|coach|pilot|nerd))(?= and | in | at | for | by | from | who |[.,;:!?]|$)`,
  },
  {
    field: 'title',
    pattern: say`${ich}arbeite (?:\p{Ll}+ )?als (?<value>\p{L}[^.,;:!?]{2,60}?)(?= und | in | bei | für | seit |[.,;:!?]|$)`,
  },
  {
    field: 'interests',
    pattern: say`${i}(?:love|enjoy|adore|am passionate about|am interested in|am fascinated by) (?!it\b|you\b|him\b|her\b|them\b|this\b|that\b|my\b|being\b|when\b|how\b|what\b)(?<value>[^.;:!?]{2,90})`,
    isList: true,
  },
  {
    field: 'interests',
    pattern: say`${ich}(?:liebe|mag) (?!es\b|dich\b|ihn\b|sie\b|das\b|mein|wenn\b|wie\b)(?<value>[^.;:!?]{2,90})`,
    isList: true,
  },
  {
    field: 'skills',
    pattern: say`${i}(?:speak|am fluent in|am good at|know how to) (?!to\b|with\b|about\b|for\b|up\b)(?<value>[^.;:!?]{2,90})`,
    isList: true,
  },
  {
    field: 'skills',
    pattern: say`${i}can (?!not\b|only\b|see\b|say\b|tell\b|be\b|remember\b|imagine\b|never\b|hardly\b|hear\b|feel\b|do\b|get\b|go\b|still\b|always\b)(?<value>[^.,;:!?]{3,60})`,
  },
  { field: 'skills', pattern: say`${ich}spreche (?!mit\b|über\b|von\b)(?<value>[^.;:!?]{2,90})`, isList: true },
  {
    field: 'projects',
    pattern: say`${i}(?:built|am building|created|designed|founded) (?:an? |the |my (?:own )?)(?<value>\p{L}[^.,;:!?]{2,90}?)(?= that | which | for | with | in | out of |[.,;:!?]|$)`,
  },
  {
    field: 'achievements',
    pattern: say`${opening}(?:(?:In|On|At) [^,.]{2,30},? |Last \p{L}+,? )?(?<value>I (?:finally )?(?:won|finished|achieved|completed|earned|received|was awarded|graduated|published|founded|climbed|ran (?:a|my|the)|passed)\b.{4,200})`,
  },
  {
    field: 'achievements',
    pattern: say`^(?<value>(?:\p{L}+ )?(?:habe ich|[Ii]ch habe) .{4,200}(?:gewonnen|abgeschlossen|bestanden|veröffentlicht|erreicht|gegründet))`,
  },
]

const aboutAuthor = /\b(?:I|[Ii]ch) \p{L}/u

export function findByRules(stories: StoryText[]): StoryFinding[] {
  return stories.flatMap((story) =>
    splitSentences(story.content).flatMap((sentence) => {
      if (sentence.endsWith('?') || !aboutAuthor.test(sentence)) return []
      return rules.flatMap(({ field, pattern, isList }) => {
        const found = pattern.exec(sentence)?.groups?.value
        if (!found) return []
        return (isList ? splitList(found) : [found]).map((value) => ({ storyId: story.id, field, value: tidy(value), sentence }))
      })
    }),
  )
}

function splitList(text: string): string[] {
  return text
    .replace(/\b(?:very much|a lot|more than anything|sehr|since|because|when|weil|wenn)\b.*$/u, '')
    .split(/, (?:and |und )?| and | und /u)
    .filter((part) => part.trim() !== '' && part.trim().split(/\s+/).length <= 5)
}

function tidy(text: string): string {
  const value = trimEndMatching(text.trim(), /[\s.,;:!…]/u)
  return capitalize(value)
}

function say(strings: TemplateStringsArray, ...pieces: string[]): RegExp {
  return new RegExp(String.raw(strings, ...pieces), 'u')
}
