import { trimEndMatching, cutMiddle } from '../text/trimming.ts'
import { findContentWords } from './words.ts'

export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'nod' | 'about' | 'list' | 'now' | 'forget-everything' | 'statement' | 'other' }
  | { kind: 'remember'; text: string; isReminder: boolean }
  | { kind: 'forget' | 'recall'; text: string }

const createRule = (strings: TemplateStringsArray, ...pieces: string[]) => new RegExp(String.raw(strings, ...pieces))

const politely =
  '(?:please |could you |can you |would you |will you |i want you to |id like you to |bitte |kannst du |konntest du |du sollst )*'
const asking = '(?:what|whats|when|where|who|whos|whom|whose|which|why|how|was|wann|wo|wer|wem|wen|wie|welche[rsnm]?|warum|woher|wohin)'
const that = '(?:,? ?(?:that\\b|dass\\b|das\\b|(?:this|the following|to self|folgendes)(?=[:,]|$))[ ,:]*|[ ,:]+|$)'
const keep =
  '(?:remember|note(?: down)?|keep in mind|bear in mind|save|store|memori[sz]e|write down|(?:dont|do not|never) forget|fyi|merke? dir|dir merken|notiere?(?: dir)?|behalte|denk daran|vergiss nicht|speichere?)'
const remind = '(?:remind me|(?:dont|do not) let me forget|(?:set|create|make|add)(?: me)?(?: an?)? reminder|erinnere? mich)'
const recalled = `(?:of|about|again|nochmal|an|uber|von|${asking})`
const drop = '(?:forget|delete|erase|remove|(?:dont|do not) remember|vergiss|losche?)'
const task =
  '(?:write|draft|compose|translate|summari[sz]e|explain|calculate|compute|generate|create|code|draw|plan|recommend|suggest|sing|schreibe?|ubersetze?|erklare?|berechne|plane|male)'

const rules: [Intent['kind'] | 'remind', RegExp][] = [
  [
    'greeting',
    createRule`^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|guten (?:morgen|tag|abend)|moin|servus)(?: (?:there|twain|you|zusammen|du))*$`,
  ],
  ['greeting', createRule`^(?:how are you|hows it going|whats up|wie gehts|wie geht es dir)\b`],
  ['thanks', createRule`^(?:(?:ok|okay|great|super|perfect|many|vielen)[ ,]+)?(?:thanks|thank you|thx|cheers|danke|dankeschon)\b.{0,30}$`],
  ['goodbye', createRule`^(?:bye|goodbye|good night|see you|tschuss|auf wiedersehen|gute nacht|bis (?:bald|spater|morgen))\b.{0,20}$`],
  [
    'nod',
    createRule`^(?:yes|no|yep|nope|yeah|ok|okay|sure|fine|right|all ?right|cool|nice|great|good|lol|haha|ja|nein|gut|super|klar|genau)$`,
  ],
  ['about', createRule`^${politely}(?:help|help me|hilfe|hilf mir)$|\bcan you remember (?:things|stuff|something|anything)$`],
  ['about', createRule`\b(?:who|what) are you\b|\bwhat can (?:you|i) (?:do|ask|say)\b.{0,20}$|\bhow (?:do you work|can you help)\b`],
  [
    'about',
    createRule`\b(?:whats|what is) your name\b|\bare you (?:an? )?(?:ai|bot|human|real|robot|language model|llm|chatgpt|gpt|person)\b|\b(?:language|which|what) model\b`,
  ],
  [
    'about',
    createRule`\bwer bist du\b|\bwas (?:bist|kannst) du\b|\bwie heisst du\b|\bbist du (?:eine? )?(?:ki|mensch|bot|sprachmodell|roboter)\b`,
  ],
  [
    'now',
    createRule`^${politely}(?:tell me |sag mir )?(?:what(?:s| is)? )?(?:the |todays |current )*(?:time|date|day)(?: is it| is today)?(?: now| today| is it)*$`,
  ],
  [
    'now',
    createRule`\bwhat (?:day|date|time) is (?:it|today)\b|\bwie (?:spat|viel uhr)\b|\bwelche[rsn]? (?:tag|datum|wochentag)\b|\bder wievielte\b`,
  ],
  [
    'now',
    createRule`^${politely}(?:tell me |sag mir )?(?:(?:what|wie|was)(?:s| is| ist)? )?(?:the |current |local |die |aktuelle )*(?:time|uhrzeit|ortszeit)(?: is it)?(?: right now| now| gerade| jetzt)? in \S`,
  ],
  [
    'list',
    createRule`\bwhat (?:do|did|can|have) you (?:still )?(?:know|remember|remembered|recall|keep|kept)(?: (?:about|of) me)?(?: so far)?$`,
  ],
  ['list', createRule`^who am i$|^wer bin ich$|^what (?:did|do) i tell you(?: so far)?$`],
  [
    'list',
    createRule`^${politely}(?:list|show)(?: me)? (?:all |everything )?(?:of )?(?:my |your |the |you )?(?:memories|remember|know)\b|\bwhat have i told you(?: so far)?$`,
  ],
  [
    'list',
    createRule`\bwas (?:weisst|hast) du (?:dir )?(?:alles )?(?:uber mich|von mir)?(?: ?gemerkt| ?behalten)?$|^zeige? mir (?:deine|meine) erinnerungen`,
  ],
  ['forget-everything', createRule`^${politely}${drop} (?:all|everything|alles)\b`],
  ['remind', createRule`^${politely}${remind}(?![ ,:]+${recalled}\b)(?:[ ,]+(?:to|that|daran|dass)\b)*[ ,:]+(?<text>.+)`],
  ['recall', createRule`^(?:do|did) you (?:still )?(?:remember|know|recall) .+|^(?:weisst|erinnerst) du .+`],
  ['recall', createRule`^${politely}(?:remember|recall|tell me|say|remind me|sag mir) (?:of |about )?${asking}\b.+`],
  [
    'recall',
    createRule`^${politely}(?:tell me|remind me|sag mir|erzahl mir) (?:everything |something |again |nochmal )?(?:about|of|uber|von) .+`,
  ],
  ['recall', createRule`^${politely}(?:find|search|look (?:up|for)|name (?:an?|one|two|three|some|the)|suche?|finde|nenne|nennen sie) .+`],
  ['remember', createRule`^${politely}${keep}${that}(?<text>.*)`],
  [
    'remember',
    createRule`^(?:i want you to know|you should know|just so you know|for the record|zur info|du solltest wissen)${that}(?<text>.+)`,
  ],
  [
    'forget',
    createRule`^${politely}${drop}(?: (?:the memory|the fact|what i (?:told|said)(?: you)?|die erinnerung))?(?: (?:about|of|an))?${that}(?<text>.*)`,
  ],
  ['other', createRule`^${politely}${task}\b|^(?:what is |whats |was ist )?[\d(][\d\s.,()]*(?:[-+*/x^%]|plus|minus|times)`],
]

const feeling =
  '(?:sorry|tired|sad|happy|glad|fine|good|well|ok|okay|here|back|done|bored|confused|not|just|so|trying|looking|wondering|curious|sure|afraid)'
const passing =
  '(?:think|guess|want|need|wish|hope|feel|mean|see|understand|know|wonder|would|will|could|should|can|cant|must|thank|said|told|dont (?:know|understand|get|care|think|want|see)|did|have (?:an?|no|some) (?:question|problem|idea|request|issue|doubt|feeling|minute)|(?:am|are) ' +
  feeling +
  ')'
const passingGerman =
  '(?:denke|glaube|will|mochte|brauche|hoffe|meine|verstehe|weiss|wurde|werde|kann|muss|danke|sagte|habe (?:eine )?(?:frage|keine|problem)|bin (?:mude|traurig|froh|hier|fertig|nicht|mir))'

/** Remembered without a request, such as "My sister lives in Rome". */
const statements = [
  createRule`^my names? .+`,
  createRule`^im (?!${feeling}\b).+`,
  createRule`^(?:i|we) (?!${passing}\b)\S+ (?!(?:you|it|this|that)$).+`,
  createRule`^(?:ich|wir) (?!${passingGerman}\b)\S+ (?!(?:dich|es|das)$).+`,
  createRule`^(?!(?:this|that|it|its|you|there|these|those|das|es|du|ich|i|we)\b)(?:\S+ ){1,6}(?:is|are|was|were|has|lives?|works?|likes?|loves?|hates?|ist|sind|war|hat|heisst|wohnt|lebt|arbeitet|mag) .+`,
  createRule`^(?:call me|nenn mich) .+`,
  createRule`^(?:my|our|meine?|unsere?) (?!(?:question|point|problem|guess|idea|bad|frage|problem|idee)\b)\S+(?: \S+){2,}`,
]
const otherStatement = createRule`^(?:the|his|her|their|a|an|yesterday|today|tomorrow|last|next|der|die|ein|eine|sein|ihr|ihre|gestern|heute|morgen)\b(?: \S+){3,}`
/** Longer messages are probably pasted. */
const LONGEST_STATEMENT = 240

const questions = [
  createRule`^${asking}\b`,
  createRule`^(?:do|does|did|is|are|am|can|have|has|was|were) (?:i|you|we|he|she|it|they|my|our|there)\b`,
  createRule`^(?:hab|habe|ist|sind|bin|kann|hast|kennst|hat) (?:ich|du|wir|er|sie|es|mein|meine)\b`,
]

const REACH = 400

export function detectIntent(utterance: string): Intent {
  const original = utterance.trim().replace(/\s+/g, ' ')
  const seen = cutMiddle(original, REACH)
  const text = simplify(seen)
  for (const [kind, pattern] of rules) {
    const match = pattern.exec(text)
    if (!match) continue
    if (kind === 'recall') return { kind, text: seen }
    const matter = restoreSpelling(original, seen, match.groups?.text ?? '')
    if (kind === 'remember' || kind === 'remind') return { kind: 'remember', text: matter, isReminder: kind === 'remind' }
    if (kind === 'forget') return { kind, text: matter }
    return { kind }
  }
  if (isQuestion(seen)) return findContentWords(seen).length > 0 ? { kind: 'recall', text: seen } : { kind: 'other' }
  const isStatement = original.length <= LONGEST_STATEMENT && statements.some((pattern) => pattern.test(text))
  if (isStatement) return { kind: 'remember', text: restoreSpelling(original, seen, text), isReminder: false }
  return { kind: otherStatement.test(text) ? 'statement' : 'other' }
}

export function isQuestion(text: string): boolean {
  const seen = cutMiddle(text.trim(), REACH)
  if (seen.endsWith('?')) return true
  const plain = simplify(seen)
  return questions.some((pattern) => pattern.test(plain))
}

const closing = /[\s.!?…,;:]/u

function simplify(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}|['’`]/gu, '')
  return withoutOpening(trimEndMatching(plain, closing))
}

function withoutOpening(text: string): string {
  const rest = text.replace(
    /^(?:(?:hey|hi|hello|ok|okay|so|well|and|also|twain|hallo|und)[ ,:.!]+|(?:actually|correction|by the way|btw|eigentlich|korrektur|ubrigens)[ ,:]+|(?:no|nope|nein|doch|sorry)[,:.!] )/,
    '',
  )
  return rest !== text && /^\S+ \S/.test(rest) ? withoutOpening(rest) : text
}

/** Skips as many words as the rule skipped. */
function restoreSpelling(original: string, seen: string, found: string): string {
  const count = found.split(' ').filter(Boolean).length
  const skippedCount = trimEndMatching(seen, closing).split(' ').length - count
  const words = trimEndMatching(original, closing).split(' ')
  return count === 0 ? '' : words.slice(Math.max(0, skippedCount)).join(' ')
}
