import { detectLanguage, findContentWords, tokenize } from '../../../platform/language/words.ts'

export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll(/[’‘`]/g, "'").normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|half|once|twice|dozens?|zweit|dritt|viert|funft|sechst|siebt|several|ein(?:e[mnrs]?)?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|millionen|milliarden|halfte|dutzend|\\w+einhalb|anderthalb|einmal|zweimal|dreimal'
const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch|z)|apr(?:il)?|ma[iy]|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?'
const weekdays =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mon|diens|donners|frei|sams|sonn)tag\\w+|mittwoch\\w*'
const timeUnits =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|winters?|summers?|nights?|evenings?|afternoons?|mornings?|seasons?|terms?|semesters?|abende?n?|nachte?n?|vormittage?n?|nachmittage?n?|sekunden?|minuten?|stunden?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?|jahrzehnte?n?'
const currency =
  '(?:[£$€¥]|\\b(?:euros?|eur|dollars?|usd|cad|pounds?|gbp|francs?|franken|chf|kron(?:er|or|en)|cents?|pence|pfund|rupees?|yen)\\b)'

const englishLanguages =
  'english|german|french|spanish|italian|portuguese|norwegian|swedish|danish|finnish|dutch|(?<!nail )polish|czech|russian|ukrainian|turkish|arabic|hebrew|persian|farsi|hindi|tamil|urdu|bengali|punjabi|yoruba|igbo|swahili|mandarin|cantonese|chinese|japanese|korean|vietnamese|greek|hungarian|romanian|catalan|welsh|irish|gaelic|latin|slovenian|croatian|serbian|bulgarian|estonian|latvian|lithuanian|icelandic|sign language'
const germanLanguages =
  'englisch|deutsch|franzosisch|spanisch|italienisch|portugiesisch|norwegisch|schwedisch|danisch|finnisch|niederlandisch|polnisch|tschechisch|russisch|ukrainisch|turkisch|arabisch|hebraisch|persisch|chinesisch|japanisch|koreanisch|griechisch|ungarisch|rumanisch|katalanisch|latein|slowenisch|kroatisch|serbisch|gebardensprache'
/** Other words after a language are what it describes. */
const afterLanguage =
  'and|or|but|too|as|well|at|in|to|with|from|for|because|since|when|on|by|fluent\\w*|badly|a|an|the|is|are|was|were|has|have|so|than|every|also|until|after|before|only|not|very|quite|though|if|while|we|i|you|he|she|they|my|our|that|which|enough|better|best|lessons?|class(?:es)?|courses?|teachers?|tutor\\w*|speakers?|speaking|translat\\w*|interpret\\w*|grammar|conversation|language|there|here|during|about|into|level|und|oder|auch|fliessend'

/** “Ist ein Hund” is no age. */
const ages = numberWords.replace('|ein(?:e[mnrs]?)?', '')

export const evidence = {
  number: new RegExp(`\\d|\\b(?:${numberWords})\\b`),
  age: new RegExp(
    `\\b(?:\\d{1,3}|${ages})(?:-| )(?:years? old|year-old|jahre alt|jahrig\\w*)\\b|\\b(?:aged?|ages|turned|i am|i'm|is|are|was|were|at|under|over|minimum|ist|sind|bin|war ich|als ich|mit|ab|unter|uber|mindestens) (?:\\d{1,3}|${ages})\\b(?! ?(?:till|to|until|bis|euros?|pounds|uhr|weeks?|wochen|months?|hours?|stunden|minut\\w+))|\\bany age\\b|\\bjedes alter\\b|\\b(?:turned|became|wurde) \\d|\\bmindestens \\w+ (?:stufe|klasse)\\b|\\bmindestalter\\b|\\bage (?:of )?\\d|\\bab \\d+ jahren\\b|\\bminimum age\\b|\\b(?:\\d{1,2}|${ages}) (?:or older|and (?:up|over)|und alter)\\b`,
  ),
  roughAge: /\b(?:born|geboren|baujahr|jahrgang)\b.{0,60}\d|\balter\b|\bold enough\b|\b1[0-9]\d\d\b/,
  size: new RegExp(
    `(?:\\d ?-?|\\b(?:halben?|half an?|${numberWords})[ -])(?:square |cubic |quadrat|kubik)?(?:m|cm|mm|km|kg|g|t|ha|qm|m2|l|metres?|meters?|meter[ns]?|kilomet\\w+|centimet\\w+|zentimeter\\w*|miles?|meilen|feet|foot|inch(?:es)?|yards?|acres?|hectares?|hektar|tonn?e?s?n?|kilos?|kilogram\\w*|pounds?|gramm?|grams?|lit(?:re|er)s?|degrees?|grad|knots?|knoten|km\\/h|mph|minut\\w+|hours?|stunden?|pages?|seiten|rooms?|zimmer\\w*|people|leute|seats?|platze)\\b|\\b(?:${numberWords}|\\d{1,9}) (?:[a-z]{1,20} ){0,2}(?:metres?|meters?|hectares?|hektar|quadratmeter\\w*|people|leute|platze|seats?)\\b|\\d ?[x×] ?\\d`,
  ),
  weight: new RegExp(
    `(?:\\d ?|\\b(?:${numberWords}) )(?:kg|g|t|kilos?|kilogram\\w*|gramm?|grams?|tonn?e?s?n?|pounds?|pfund|stone|zentner)\\b`,
  ),
  requirement:
    /\b(?:need(?:s|ed|n't)?|have to|has to|must|necessary|required?|requirements?|should|bring\w*|without|just|only|expect|muss|musst|mussen|brauch\w*|notig|notwendig|voraussetzung\w*|vorkenntnis\w*|sollt\w*|egal|mitbringen|nur|pflicht|welcome)\b/,
  since: /\b(?:1[89]|20)\d\d\b|\b(?:since|seit|ago)\b|\bvor \w+ (?:jahren|monaten|wochen)\b/,
  /** Patterns that imply a reason without naming it. */
  softReason:
    /\b(?:truth|honest\w*|simply|too (?:much|many|little|few)|more \w+ (?:\w+ ){0,3}than|no longer|could(?:n't| not)|but not|aber nicht|enough|nicht mehr|zu (?:viele?|wenige?|lange?|gross|klein)|konnte|ehrlich|einfach|gebraucht|genug)\b/,
  /** Often the reason, seldom said to be. */
  occasion:
    /\b(?:when|after|as|als|nachdem|seitdem)\b|\b(?:until|bis) (?:i|we|he|she|they|it|my|our|the|one|ich|wir|er|sie|es|mein\w*|unser\w*|der|die|das|eine[sr]?)\b/,
  money: new RegExp(
    `${currency} ?\\d|\\d ?${currency}|\\d [a-z]+ ${currency}|\\d ?%|\\bpercent\\b|\\bprozent\\b|\\bhalf the (?:price|rate|fee)\\b|\\bzum halben \\w+\\b|\\b(?:pays?|zahl(?:en|t)) (?:only |just |nur )?(?:half|a third|a quarter|die halfte|ein drittel|ein viertel)\\b|\\bcharged at\\b|\\bcovered by (?:\\w+ ){0,3}insur\\w+|\\b(?:zahlt|ubernimmt|erstattet)\\w* (?:\\w+ ){0,3}\\w*kassen?\\b|\\b\\w*kassen? (?:zahl|ubernimm|ubernehm|erstatte)\\w*|\\ba (?:quarter|third|tenth|half|fifth) (?:more|less|off|on top|extra|again)\\b|\\b(?:double|doppelte?|twice) (?:the|that|so)\\b|\\b(?:third|half|quarter|percent) of the\\b|\\d (?:an?|per|pro|die) (?:hour|day|week|month|head|person|piece|stunde|tag|woche|monat|stuck)\\b|\\b(?:is|are|costs?|ist|sind|kostet|kosten|das|for) \\d{2,5}(?:[.,]\\d{2,3})?(?=[.,;]|$| (?:and|und|for|fur|per|pro)\\b)|\\bsurcharge\\b|\\b(?:auf|zu)schlag\\b|\\b(?:${numberWords}) ${currency}`,
  ),
  free: /\bfree(?: of charge)?\b(?! from| in| on| for new)|\bkostenlos\w*\b|\bkostenfrei\b|\bgratis\b|\beintritt frei\b|\bist frei\b|\bnothing\b|\bno (?:fee|charge|fines?|costs?)\b|\bpays? (?:only|just|nothing)\b|\bzahl(?:t|en) (?:nur|nichts)\b|\bpay what you\b|\bselbsteinschatzung\b|\b(?:don't|do not|doesn't|never) charge\b|\bberechne\w* (?:\w+ ){0,3}nichts\b|\bkost\w* (?:\w+ ){0,2}nichts\b|\b(?:take|want|ask for) no money\b|\bnehmen? (?:\w+ ){0,2}kein geld\b|\bdonation\b|\bspende\b|\bflat fee\b|\bpauschal\w*\b|\bfesten? preis\b|\bon request\b|\bauf anfrage\b|\bumsonst\b|\bincluded\b|\binklusive\b|\binbegriffen\b/,
  moment: new RegExp(
    `\\b(?:1[89]|20)\\d\\d\\b|\\d ?(?::\\d\\d|uhr|am\\b|pm\\b)|(?<!\\b(?:children|kids|people|groups|age|ages|aged|kinder|kindern|jugendliche|personen|gruppen) )\\b(?:at|from|until|till|by|um|ab|bis) (?:\\d{1,2}(?![.,]?\\d)|noon|mittag|${numberWords})\\b|\\b(?:${months})\\b|\\b(?:${weekdays})\\b|\\bmid-|\\b(?:ago|vor \\w+ (?:jahren|monaten|wochen))\\b|\\bals (?:kind|ich)\\b|\\bwhen i was\\b|\\btomorrow\\b|\\b(?:before|by|until|after|vor|bis|zu|nach) (?:easter|christmas|whitsun|ostern|weihnachten|pfingsten)\\b|\\bnext (?:week|month|year)\\b|\\bnachste[nrs]? (?:woche|monat|jahr)\\b|\\b(?:within|innerhalb von|binnen) (?:\\w+ ){0,2}(?:${timeUnits})\\b`,
  ),
  date: new RegExp(
    `\\d{3,4}|\\b(?:${months})\\b|\\b(?:ago|vor \\w+ (?:jahren|monaten|wochen)|when i was|als ich|at (?:the age of )?(?:${numberWords}|\\d+)|last (?:year|month|week|spring|summer|autumn|winter))\\b`,
  ),
  roughMoment:
    /\b(?:spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|christmas|easter|weihnachten|ostern|today|yesterday|heute|gestern|morgens?|mornings?|evenings?|abends?|nachmittags?|afternoons?|weekends?|wochenende\w*|daily|taglich|every|jeden?|century|jahrhundert|always|immer)\b/,
  duration: new RegExp(
    `\\b(?:from|von|between|zwischen) \\d{1,2}(?::\\d\\d)?(?: ?[ap]m| uhr)? (?:to|until|till|bis|and|und) \\d{1,2}\\b(?![.,]?\\d)|\\d(?:-| )?(?:[a-z]+ )?(?:${timeUnits})\\b|\\b(?!once|twice|einmal|zweimal|dreimal)(?:${numberWords}|a|an|few|many|einige|mehrere|pro|per) (?:[a-z]+ )?(?:${timeUnits})\\b|\\b(?:since|seit|until|till|bis(?! (?:zu )?\\d+ (?!uhr))|overnight|uber nacht)\\b|\\b(?:19|20)\\d\\d ?(?:-|–|to|bis|until) ?(?:19|20)?\\d\\d`,
  ),
  frequency: new RegExp(
    `\\b(?:every|each|daily|weekly|monthly|yearly|twice|once|often|always|never|times|\\w*mal|jede[nrsm]?|taglich|wochentlich|monatlich|jahrlich|immer|nie|oft|${weekdays})\\b`,
  ),
  place:
    /\b(?:in|at|near|from|to|on|around|behind|opposite|next to|above|aus|bei|beim|nach|auf|im|am|an|zwischen|between|under|unter|hinter|neben|uber|gegenuber|through|via|online|upstairs|downstairs|vom|zum)\b/,
  reason:
    /\b(?:because|since(?! (?:then|the \d|\d))|so that|so i|so we|in order to|due to|thanks to|the reason|named after|benannt|that is (?:how|why)|that's (?:how|why)|wanted|did(?:n't| not) want|tired of|hated|bored|missed|weil|denn|damit|deshalb|deswegen|darum|daher|um \w+(?: \w+){0,6} zu|aus (?:liebe|neugier|angst)|wegen|wollte|fehlte|gefehlt|grund|(?:war|waren|ist|sind) (?:\w+ ){0,2}schuld|lag (?:\w+ ){0,2}daran|lag es an|ursache|caused|to blame|the fault of|therefore|fed up|needed to|angry|annoyed|loved|so \w+,? (?:dass|that)|geargert|begeister\w*|instead of|instead|after my|nachdem|lieber|i reali[sz]ed|wurde mir klar|habe ich (?:gemerkt|beschlossen))\b/,
  denial:
    /\b(?:no longer|any ?more|(?:i|we) (?:don't|do not|won't|can't|cannot|never)|nicht mehr|(?:ich|wir) (?:\w+ ){0,4}(?:nicht|keine?n?|nie)|keine?n? (?:\w+ ){0,3}mehr)\b/,
  email: /[\w+-]@[\w-]{1,60}\.\w/,
  phone: /(?:\+|\b0)[\d][\d ()/-]{5,}\d/,
  link: /\bhttps?:|\bwww\.|\b[a-z0-9-]+\.(?:example|com|org|net|de|at|ch|io|dev|eu|uk|me|app)\b/,
  channel:
    /\b(?:write to|write me|email|e-mail|mail|message|dm|signal|whatsapp|telegram|linkedin|instagram|mastodon|form|call me|phone|ring|schreib\w*|anruf\w*|ruf\w*|telefon\w*|nachricht\w*|formular|(?<!nicht zu )erreich\w*)\b/,
  address:
    /\b(?:\d+ [a-z]+ (?:street|st|road|rd|avenue|lane|square)|[a-z]+(?:strasse|str\.|gasse|weg|platz|allee) \d+|\d{4,5} [a-z]{3,})\b/,
  permission:
    /\b(?:fine|ok|okay|won't|don't|turn down|happily|gladly|problem|ab \w+ jahren|from age|may|can|could|allowed|welcome|free to|anyone|everyone|permitted|yes|no|not|cannot|can't|must|please|need|open|possible|take|bring\w*|accept|offer|look(?:ing)? for|suche|moglich|gibt|darf|darfst|durfen|kann|kannst|konnen|konnt|jeder|alle|erlaubt|willkommen|ja|nein|nicht|muss|mussen|leider|bitte|bleib\w*|stays?|closed|never|nie|niemals|biete\w*|nehme|except|only|included|geschlossen|(?:ich|wir) [a-z]{3,20}en?|[a-z]{3,20}en? (?:ich|wir)|i (?:rent|lend|sell|repair|teach|visit|take|give|do|make|help|have|reply)|ausser|nur|inklusive|inbegriffen|gerne?|frei|steh\w* .*offen)\b/,
  languageName: new RegExp(`\\b(?:${englishLanguages}|${germanLanguages})\\b`),
  /** “I speak French”, unlike “French polishing”. */
  language: new RegExp(`\\b(?:(?:${englishLanguages})\\b(?! (?!(?:${afterLanguage})\\b)[a-z])|(?:${germanLanguages})\\b)`),
  favourite:
    /\bfavou?rite|\badmire\b|\b(?:like|love|enjoy) (?:the )?(?:most|best)\b|\bthe best\b|\bbewunder|\bam meisten\b|\bprefer|\bbest loved|\bi love\b|\bi like\b|\blieblings|\bliebste|\bam liebsten\b|\bbesonders gern|\bliebe ich\b|\bich mag\b/,
  timePhrase: new RegExp(
    `\\b(?:in|im|am|an|at|on|from|since|until|von|um|ab|bis|zu) (?:the |my |dem |der |den |meine[mr] )?(?:jahr|jahre|monat|moment|woche|tag|winter|summer|sommer|spring|autumn|herbst|fruhling|fruhjahr|morning|evening|night|meantime|time|(?:19|20)?\\d\\d(?::\\d\\d)?|${months}|${weekdays})\\b`,
    'g',
  ),
  source:
    /\b(?:bought|inherited|found|gave me|was given|a gift|borrowed|built|geerbt|gekauft|geschenkt|bekommen|gefunden|geliehen|ersteigert|selbst gebaut)\b/,
  opinion:
    /\bi (?:think|believe|feel|find|consider|doubt|hope|love|hate)\b|\bopinion\b|\bin my view\b|\bich (?:denke|glaube|finde|meine|halte|hoffe)\b|\bmeinung\b/,
  family: /\b(?:my|our|meine?[mnrs]?|unsere?[mnrs]?)\b/,
} satisfies Record<string, RegExp>

const relation =
  /\b(?:my|our|the|a|an|mein\w*|unser\w*|der|die|das|dem|den|ein\w*) (?:\w+ ){0,2}(?:city|council|administration|foundation|fund|state|ministry|government|company|school|university|club|association|museum|readers?|parents?|friends?|father|mother|brother|sister|uncle|aunt|grand\w+|husband|wife|partner|team|neighbou?rs?|community|library|union|trust|bezirk|stadtbezirk|amt|landkreis|bundesland|sponsor\w*|students?|colleagues?|publisher|church|stadt|stiftung|verein|elternverein|land|bund|gemeinde|schule|eltern|freund\w*|vater|mutter|bruder|schwester|onkel|tante|gross\w+|mann|frau|nachbar\w*|leser\w*|kolleg\w+|verlag|kirche|ministerium|bibliothek|universitat|firma|klasse)\b|\b(?:i|we|me|myself|ourselves|ich|wir|selbst|anyone|everyone|nobody|jeder|alle|niemand)\b/

/** Whether the sentence names a person or thing that the question does not. */
export function hasName(sentence: string, asked: ReadonlySet<string>, wanted: 'who' | 'name' | 'any' = 'any'): boolean {
  const names = wanted === 'any' || detectLanguage(sentence) === 'en' ? findCapitalized(sentence) : findGermanNames(sentence, wanted)
  return names.some((name) => !isAsked(tokenize(name)[0] ?? '', asked) && !neverName.test(name))
}

const shortestInflected = 5

/** Includes other forms, such as “Zwillingen” for “Zwillinge”. */
function isAsked(word: string, asked: ReadonlySet<string>): boolean {
  return asked.has(word) || [...asked].some((other) => other.length >= shortestInflected && word.startsWith(other))
}

/** Capitalized in English. */
const neverName =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|God|English|German|French|Spanish|Italian|British|European|American)$/

function findCapitalized(sentence: string): string[] {
  const names = sentence.slice(1).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]+/gu) ?? []
  const [first] = /^\p{Lu}[\p{L}\p{N}-]+(?= \p{Lu})/u.exec(sentence) ?? []
  return first === undefined || findContentWords(first).length === 0 ? names : [first, ...names]
}

const beforePeople = /^(?:bei|von|mit|fur|durch|und|heisst|hiess|heissen|namens|genannt|nannte|nannten|ist|war)$/
const beforeThings = /^(?:in|an|am|im|aus|nach|zur|zum|bei|beim|der|die|das)$/

/** German nouns are capitalized, too: names follow other nouns or words such as “bei”. */
function findGermanNames(sentence: string, wanted: 'who' | 'name'): string[] {
  const words = sentence.match(/[\p{L}\p{N}'’-]+|[^\p{L}\p{N}\s]+/gu) ?? []
  const isNoun = (word: string | undefined) => word !== undefined && /^\p{Lu}[\p{L}\p{N}]/u.test(word) && findContentWords(word).length > 0
  return words.filter((word, index) => {
    if (!isNoun(word)) return false
    if (/^\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(word) || isNoun(words[index - 1])) return true
    const before = fold(words[index - 1] ?? '')
    return (
      beforePeople.test(before) || (wanted === 'name' && beforeThings.test(before)) || (index === 0 && startsStatement.test(words[1] ?? ''))
    )
  })
}

const startsStatement = /^(?:hat|hatte|war|ist|half|kam|machte|gab|brachte|zeigte|lehrte|\p{Ll}{2,20}te)$/u

export function hasRelation(folded: string): boolean {
  return relation.test(folded)
}
