import { splitSentences } from '../../../../platform/text/sentences.ts'
import { cut, type Entry, tidy, toShortEntries } from './entries.ts'

type Stated = 'title' | 'interests' | 'skills' | 'achievements' | 'projects'

const statements: { field: Exclude<Stated, 'achievements'>; patterns: string[] }[] = [
  {
    field: 'title',
    patterns: [
      String.raw`\b(?:works?|working|career) as (?:an? |the )?`,
      String.raw`\b(?:I am|I['’]m|is|am) (?:an? |the )(?=(?:\p{L}[\p{L}-]* ){0,3}\p{L}+(?:er|or|ist|ian|ect|ant|ent|eer|ier|nurse|chef|cook|coach|pilot|scientist|wife|smith|mechanic|critic|surgeon|vet|guide|judge|poet|analyst|apprentice|clerk|captain)\b)`,
      String.raw`\b(?:I am|I['’]m|[Mm]y name is) (?:\p{Lu}[\p{L}'’-]+ ?){1,4}, (?:an? |the )`,
      String.raw`\b(?:I am|I['’]m) \d\d(?: years old)?,? (?:and )?an? `,
      String.raw`\b(?:arbeitet?|tätig) (?:\p{Ll}+ )?als `,
      String.raw`\b(?:[Ii]ch bin|ist) (?:eine? |(?:\p{Lu}\p{L}+, )?(?:\d\d(?: Jahre(?: alt)?)?,? (?:und )?)?)?(?=(?:\p{Ll}+ ){0,2}\p{Lu}\p{L}+(?:er|erin|in|ist|istin|or|orin|eur|eurin|ekt|ent|entin|loge|login|frau|mann|amme|arzt|koch|wirt)\b)`,
    ],
  },
  {
    field: 'interests',
    patterns: [
      String.raw`\b(?:interested in|passionate about|fascinated by|keen on|fond of|hobbies (?:are|include)|interests (?:are|include)) `,
      String.raw`\b(?:loves?|enjoys?|likes?|adores?) (?!to work|working with|being|it\b|this\b|that\b|when\b|how\b|the way\b)(?:to )?`,
      String.raw`\b(?:(?:free|spare) time|work|desk|office|weekends),? (?:(?:you|people) (?:can|will) (?:usually )?find (?:me|her|him|them) |(?:I|he|she|they) (?:can (?:usually |often )?be found |spends? (?:\p{L}+ ){0,3}time )?(?!enjoys?|loves?|likes?|is\b|am\b|was\b))`,
      String.raw`\b(?:not|n['’]t) (?:(?:at|in|on|behind) [^,.;]{1,40}?|\p{L}+ing(?: [^,.;]{1,30}?)?),? (?:I|he|she|they) (?:can |will )?`,
      String.raw`\b[Ww]hen (?:I|he|she|they)(?:['’]m| am|['’]s| is| are|['’]re)?(?:n['’]t| not) [^,.;]{1,40}, (?:I|he|she|they) (?:can |will )?`,
      String.raw`\b(?:[Oo]utside|[Bb]eyond|[Aa]part from|[Bb]esides) (?:of )?(?:my |the )?\p{L}+: `,
      String.raw`\b(?:[Aa]way from|[Oo]utside) (?:the |my |her |his )?\p{L}+,? (?:I|he|she|they) (?:can |will )?(?!work|am\b|is\b)`,
      String.raw`\b(?:can (?:usually |often )?be found|spends? (?:\p{L}+ ){0,4}(?:time|weekends|evenings)) `,
      String.raw`\b(?:(?:interessiere?t?|begeister[et]t?) (?:ich |sie |er )?(?:mich|sich) (?:sehr |besonders )?für|begeistere mich für|Hobbys sind|Interessen sind|Leidenschaft gilt) `,
      String.raw`\b(?:liebt|liebe|mag) (?!es\b|dass\b|wie\b|wenn\b)`,
      String.raw`\b(?:[Ff]reizeit|[Ww]ochenende|[Ff]eierabend|[Nn]eben (?:der|dem|meiner|meinem) \p{Lu}\p{L}+) (?:(?:\p{Ll}+ )?(?:findet|trifft) man (?:mich|sie|ihn) )?`,
    ],
  },
  {
    field: 'skills',
    patterns: [
      String.raw`\b(?:skilled|experienced|proficient|expert|fluent|versed|trained(?! at)|experience|expertise|strong) (?:in|with|at) `,
      String.raw`\b(?:speciali[sz](?:es?|ed|ing) in|speaks?|good at|strengths (?:are|include)|skills (?:are|include)|expertise includes|knows? how to|knows? (?:my|her|his|their) way around|(?<!(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|the) )works? with) (?!to\b|about\b|for\b|people\b|a team\b)`,
      String.raw`\b(?:spricht|spreche|[Ii]ch kann(?= \p{Lu})) (?!mit\b|über\b|von\b|auf\b)`,
      String.raw`\b(?:spezialisiert auf|[Ee]rfahrung (?:in|mit)|[Ss]chwerpunkten?(?: sind| ist| liegen auf| liegt auf|:)?|beherrscht?|versiert in|[Ss]tärken sind|kenn(?:t|e) (?:sich|mich) (?:gut )?(?:mit|in)|auskenn(?:t|e)) `,
    ],
  },
  {
    field: 'projects',
    patterns: [
      String.raw`\b(?:habe|hat) (?:ich |sie |er )?(?=[„“"][^„“”"]{2,100}[“”"] (?:entwickelt|gegründet|aufgebaut|geschrieben|gebaut|gestartet))`,
      String.raw`\b[Cc]urrent projects (?:include|are) (?:an? |the )?`,
      String.raw`\b(?:[Pp]rojekt|[Pp]odcast|Buch|Roman|[Bb]log|[Aa]pp|[Ff]ilm|project|book|novel) (?:called |named |namens )?(?=[„“"])`,
      String.raw`\b(?:(?:is|am|I['’]m) (?:now |currently )?(?:working on|building|writing|developing)|currently (?:working on|building|writing|developing)|maintains?|runs?(?= (?:the|an?|her|his|my|their|our|[“"„]|\p{Lu}))|built|created|founded|co-founded|launched|(?:left|quit|moved)(?: [^,.;]{1,30}?)? to (?:build|found|start|launch|run)|hosts?|(?:author|founder|creator|host) of|wrote|developed) (?:(?:the|an?|her|his|my|their) )?(?=[“"„\p{L}])(?!it\b|in\b|away\b|marathons?\b|to\b)`,
      String.raw`\b(?:arbeitet?|schreibt?|schreibe|baut|baue) (?:ich |sie |er )?(?:derzeit |gerade |zurzeit |aktuell |nebenbei )?an (?:(?:einem|einer|dem|der|ihrem|seinem|meinem|ihrer|seiner|meiner|einen) )?`,
      String.raw`\b(?:[Zz]urzeit|[Dd]erzeit|[Aa]ktuell|[Gg]erade) (?:entwickelt|entwickle|baut|baue|plant|plane|schreibt|schreibe|dreht|drehe) (?:ich|sie|er) (?!mit\b)(?:an )?(?:(?:einen?|einem|einer|den|die|das|ihren?|seinen?|meinen?) )?`,
      String.raw`\b(?:betreibt|betreibe|gründete|entwickelte|Gründerin von|Gründer von|Autorin von|Autor von|Mitgründerin von|Mitgründer von|leitet das Projekt|baute) (?:ich |sie |er )?(?:(?:den|die|das|eine?n?|ihren?|seinen?|meinen?) )?(?=[„“"\p{L}])`,
    ],
  },
]
const rules = statements.flatMap(({ field, patterns }) => patterns.map((pattern) => ({ field, pattern: new RegExp(pattern, 'u') })))

const achieved =
  /\b(?:won|winner|awarded|award-winning|received|earned|prize|award|medal|honou?red|shortlisted|finalist|fellowship|scholarship|named (?:one|among|as)|published|gewann|gewonnen|ausgezeichnet|preis|förderpreis|auszeichnung|erhielt|nominiert|medaille|stipendium|veröffentlichte|veröffentlicht|preisträger|preisträgerin)\b|\p{L}preis(?:es)?\b/iu

const longestSentence = 600

export function findStated(text: string): Record<Stated, Entry[]> {
  const stated: Record<Stated, Entry[]> = { title: [], interests: [], skills: [], achievements: [], projects: [] }
  for (const sentence of splitSentences(text)) {
    if (sentence.length > longestSentence || sentence.endsWith('?')) continue
    if (achieved.test(sentence) && sentence.length <= 300 && sentence.split(' ').length >= 4)
      stated.achievements.push({ value: tidy(sentence), evidence: sentence })
    for (const { field, pattern } of rules) {
      const match = pattern.exec(sentence)
      if (!match || (field === 'projects' && hasTitle(stated.projects, sentence))) continue
      const rest = sentence.slice(match.index + match[0].length)
      stated[field].push(...toValues(field, rest).map((value) => ({ value, evidence: sentence })))
    }
  }
  return stated
}

/** Whether a title in quotation marks already names the project. */
function hasTitle(projects: readonly Entry[], sentence: string): boolean {
  return projects.some(({ value, evidence }) => evidence === sentence && /^[„“"]/.test(value))
}

const endOfTitle = /[,.;:!]|\s(?:and|who|that|at|in|for|by|from|based|with|since|living|und|bei|für|aus|mit|seit|an|am|der|die|das)\s/u
const endOfProject =
  /[,.;:!](?:\s|$)|\s(?:that|which|who|where|and (?:is|has|loves|lives|enjoys|works)|und (?:ist|hat|lebt|liebt)|der|die|das|mit dem|mit der)\s/u
const endOfList =
  /[.;:!?]|,? (?:and|und) (?:I|he|she|they|is|has|ich|er|sie|ist|hat)\s|\s(?:because|since|when|where|who|which|that|weil|wenn|seit|wo|dass|am liebsten|sehr)\s|,\s(?:der|die|das|dem|den)\s(?=\p{Ll})/u

function toValues(field: Exclude<Stated, 'achievements'>, rest: string): string[] {
  if (field === 'title') {
    const value = tidy(rest.slice(0, endOfTitle.exec(rest)?.index).replace(/^\p{Lu}\S*-based /u, ''))
    return value.length > 2 && value.length <= 60 && value.split(' ').length <= 5 ? [value] : []
  }
  if (field === 'projects') {
    const quoted = /^[„“"][^„“”"]{2,100}[“”"]/u.exec(rest)?.[0]
    const value = quoted ?? tidy(cut(rest.slice(0, endOfProject.exec(rest)?.index), 200))
    return value.length > 2 && value.split(' ').length <= 14 ? [value] : []
  }
  const list = tidy(rest.slice(0, endOfList.exec(rest)?.index))
    .replace(/ \([^()]*\)?/gu, '')
    .replace(/^(?:er|sie|ich|mit|beim|am|gern|gerne) /iu, '')
    .replace(/ (?:ich|er|sie)(?=[ ,]|$)| aus$/gu, '')
  const values = toShortEntries([{ text: list, level: 0, isBullet: false }], { splitsAnd: true }).map(({ value }) => value)
  return /^\p{Ll}+e (?:ich|gern)\b/u.test(rest) ? values.map(toInfinitive) : values
}

/** “Alte Äpfel züchten” of “züchte alte Äpfel”. */
function toInfinitive(value: string): string {
  const [verb = '', ...rest] = value.split(' ')
  if (!/^\p{L}{2,}e$/u.test(verb)) return value
  const infinitive = verb
    .replace(/(?<=[^aeiouäöü])le$/u, 'el')
    .replace(/(?<!i)ere$/u, 'er')
    .replace(/$/u, 'n')
  return tidy([...rest, rest.length > 0 ? infinitive.toLowerCase() : infinitive].join(' '))
}
