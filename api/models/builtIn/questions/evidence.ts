import { tokens } from '../../../platform/language/words.ts'

export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll(/[’‘`]/g, "'").normalize('NFD').replaceAll(/\p{M}/gu, '')
}

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion|half|once|twice|dozens?|several|ein(?:e[mnrs]?)?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|dreissig|vierzig|funfzig|hundert|tausend|millionen|milliarden|halfte|dutzend|\\w+einhalb|anderthalb|einmal|zweimal|dreimal'
const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch|z)|apr(?:il)?|ma[iy]|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?'
const weekdays =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mon|diens|donners|frei|sams|sonn)tag\\w+|mittwoch\\w*'
const timeUnits =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|sekunden?|minuten?|stunden?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?|jahrzehnte?n?'
const currency =
  '(?:[£$€¥]|\\b(?:euros?|eur|dollars?|usd|cad|pounds?|gbp|francs?|franken|chf|kron(?:er|or|en)|cents?|pence|pfund|rupees?|yen)\\b)'

export const evidence = {
  number: new RegExp(`\\d|\\b(?:${numberWords})\\b`),
  money: new RegExp(
    `${currency} ?\\d|\\d ?${currency}|\\d [a-z]+ ${currency}|\\d ?%|\\bpercent\\b|\\bprozent\\b|\\bhalf the price\\b|\\ba (?:quarter|third|tenth) (?:more|less|off)\\b|\\bsurcharge\\b|\\b(?:auf|zu)schlag\\b|\\b(?:${numberWords}) ${currency}`,
  ),
  free: /\bfree(?: of charge)?\b(?! from| in| on| for new)|\bkostenlos\w*\b|\bkostenfrei\b|\bgratis\b|\beintritt frei\b|\bist frei\b|\bnothing\b|\bno (?:fee|charge)\b|\bon request\b|\bauf anfrage\b|\bumsonst\b|\bincluded\b|\binklusive\b|\binbegriffen\b/,
  moment: new RegExp(
    `\\b(?:1[89]|20)\\d\\d\\b|\\d ?(?::\\d\\d|uhr|am\\b|pm\\b)|\\b(?:at|from|until|till|by|um|ab|bis) (?:\\d{1,2}(?![.,]?\\d)|noon|mittag|${numberWords})\\b|\\b(?:${months})\\b|\\b(?:${weekdays})\\b|\\bmid-|\\b(?:ago|vor \\w+ (?:jahren|monaten|wochen))\\b|\\bals (?:kind|ich)\\b|\\bwhen i was\\b|\\btomorrow\\b|\\bnext (?:week|month|year)\\b|\\bnachste[nrs]? (?:woche|monat|jahr)\\b|\\b(?:within|innerhalb von|binnen) (?:\\w+ ){0,2}(?:${timeUnits})\\b`,
  ),
  roughMoment:
    /\b(?:spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|christmas|easter|weihnachten|ostern|today|yesterday|heute|gestern|morgens?|mornings?|evenings?|abends?|nachmittags?|afternoons?|weekends?|wochenende\w*|daily|taglich|every|jeden?|century|jahrhundert|always|immer)\b/,
  duration: new RegExp(
    `\\d(?:-| )?(?:[a-z]+ )?(?:${timeUnits})\\b|\\b(?:${numberWords}|a|an|few|many|einige|mehrere|pro|per) (?:[a-z]+ )?(?:${timeUnits})\\b|\\b(?:since|seit|until|till|bis|overnight|uber nacht)\\b|\\b(?:19|20)\\d\\d ?(?:-|–|to|bis|until) ?(?:19|20)?\\d\\d`,
  ),
  frequency: new RegExp(
    `\\b(?:every|each|daily|weekly|monthly|yearly|twice|once|often|always|never|times|\\w*mal|jede[nrsm]?|taglich|wochentlich|monatlich|jahrlich|immer|nie|oft|${weekdays})\\b`,
  ),
  place:
    /\b(?:in|at|near|from|to|on|around|behind|opposite|next to|above|aus|bei|beim|nach|auf|im|am|an|zwischen|between|under|unter|hinter|neben|uber|gegenuber|upstairs|downstairs|vom|zum)\b/,
  reason:
    /\b(?:because|since|so that|so i|so we|in order to|due to|thanks to|the reason|that is (?:how|why)|that's (?:how|why)|wanted|did(?:n't| not) want|tired of|hated|bored|missed|weil|denn|damit|deshalb|deswegen|darum|daher|um \w+(?: \w+){0,6} zu|aus (?:liebe|neugier|angst)|wegen|wollte|fehlte|gefehlt|grund|therefore|fed up|needed to|angry|annoyed|loved|so \w+,? (?:dass|that)|geargert|begeister\w*|instead of|instead|after my|nachdem|lieber)\b/,
  email: /[\w+-]@[\w-]{1,60}\.\w/,
  phone: /(?:\+|\b0)[\d][\d ()/-]{5,}\d/,
  link: /\bhttps?:|\bwww\.|\b[a-z0-9-]+\.(?:example|com|org|net|de|at|ch|io|dev|eu|uk|me|app)\b/,
  channel:
    /\b(?:write to|write me|email|e-mail|mail|message|dm|signal|whatsapp|telegram|linkedin|instagram|mastodon|form|call me|phone|ring|schreib\w*|anruf\w*|ruf\w*|telefon\w*|nachricht\w*|formular|(?<!nicht zu )erreich\w*)\b/,
  address:
    /\b(?:\d+ [a-z]+ (?:street|st|road|rd|avenue|lane|square)|[a-z]+(?:strasse|str\.|gasse|weg|platz|allee) \d+|\d{4,5} [a-z]{3,})\b/,
  permission:
    /\b(?:may|can|could|allowed|welcome|free to|anyone|everyone|permitted|yes|no|not|cannot|can't|must|please|need|open|possible|take|bring\w*|accept|offer|look(?:ing)? for|suche|moglich|gibt|darf|darfst|durfen|kann|kannst|konnen|konnt|jeder|alle|erlaubt|willkommen|ja|nein|nicht|muss|mussen|leider|bitte|closed|except|only|included|geschlossen|ausser|nur|inklusive|inbegriffen|gerne?|frei|steh\w* .*offen)\b/,
  languageName:
    /\b(?:english|german|french|spanish|italian|portuguese|norwegian|swedish|danish|finnish|dutch|polish|czech|russian|ukrainian|turkish|arabic|hebrew|persian|farsi|hindi|tamil|urdu|bengali|punjabi|yoruba|igbo|swahili|mandarin|cantonese|chinese|japanese|korean|vietnamese|greek|hungarian|romanian|catalan|welsh|irish|gaelic|latin|slovenian|croatian|serbian|bulgarian|estonian|latvian|lithuanian|icelandic|sign language|englisch|deutsch|franzosisch|spanisch|italienisch|portugiesisch|norwegisch|schwedisch|danisch|finnisch|niederlandisch|polnisch|tschechisch|russisch|ukrainisch|turkisch|arabisch|hebraisch|persisch|chinesisch|japanisch|koreanisch|griechisch|ungarisch|rumanisch|katalanisch|latein|slowenisch|kroatisch|serbisch|gebardensprache)\b/,
  favourite:
    /\bfavou?rite|\bprefer|\bbest loved|\bi love\b|\bi like\b|\blieblings|\bliebste|\bam liebsten\b|\bbesonders gern|\bliebe ich\b|\bich mag\b/,
  opinion:
    /\bi (?:think|believe|feel|find|consider|doubt|hope|love|hate)\b|\bopinion\b|\bin my view\b|\bich (?:denke|glaube|finde|meine|halte|hoffe)\b|\bmeinung\b/,
  family: /\b(?:my|our|meine?[mnrs]?|unsere?[mnrs]?)\b/,
} satisfies Record<string, RegExp>

const relation =
  /\b(?:my|our|the|a|an|mein\w*|unser\w*|der|die|das|dem|den|ein\w*) (?:\w+ ){0,2}(?:city|council|administration|foundation|fund|state|ministry|government|company|school|university|club|association|association|museum|readers?|parents?|friends?|father|mother|brother|sister|uncle|aunt|grand\w+|husband|wife|partner|team|neighbou?rs?|community|library|union|students?|colleagues?|publisher|church|stadt|stiftung|verein|elternverein|land|bund|gemeinde|schule|eltern|freund\w*|vater|mutter|bruder|schwester|onkel|tante|gross\w+|mann|frau|nachbar\w*|leser\w*|kolleg\w+|verlag|kirche|ministerium|bibliothek|universitat|firma|klasse)\b|\b(?:i|we|me|myself|ourselves|ich|wir|selbst|anyone|everyone|nobody|jeder|alle|niemand)\b/

export function hasName(sentence: string, asked: ReadonlySet<string>): boolean {
  const names = sentence.slice(1).match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]+/gu) ?? []
  const [first = ''] = /^\p{Lu}[\p{L}\p{N}-]+(?= \p{Lu})/u.exec(sentence) ?? []
  return [first, ...names].some((name) => name !== '' && !asked.has(tokens(name)[0] ?? ''))
}

export function hasRelation(folded: string): boolean {
  return relation.test(folded)
}
