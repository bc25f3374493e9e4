import { detectIntent } from '../../../platform/language/intents.ts'
import { trimEndMatching } from '../../../platform/text/trimming.ts'
import { tokenize } from '../../../platform/language/words.ts'
import { foldQuestion, foldWhole } from './spelling.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'nod' | 'about' | 'insult' | 'manipulation' | 'chat'

/** For folded text; the first match decides. */
const rules: readonly [SmallTalk, RegExp][] = [
  [
    'manipulation',
    /\b(?:ignore|disregard|forget|override|bypass|ignorier\w*|vergiss|missachte|umgehe)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|restrictions?|everything|anweisung\w*|regeln?|vorgaben|alles|befehle?|instruktion\w*)\b|\b(?:system|initial|hidden|original) ?-?(?:prompt|message|instructions?)\b|\bsystemanweisung|\bjailbreak|\b(?:developer|debug|admin|god|root|sudo) mode\b|\b(?:entwickler|admin)modus\b/,
  ],
  [
    'manipulation',
    /\byou are now\b|\bdu bist (?:jetzt|ab jetzt|ab sofort|nun)\b|\bpretend (?:to be|you|that)\b|^(?:now )?act (?:as|like)\b|\btu so,? als\b|\bstell dir vor,? du\b|^spiele? (?:die rolle|jetzt)\b|\bfrom now on\b|\bab (?:jetzt|sofort) (?:bist|antwortest|sollst)\b|<script|\bdrop table\b|\bselect \* from\b/,
  ],
  [
    'manipulation',
    /\b(?:repeat|print|output|show|reveal|tell|give|list|leak|send|wiederhole?|zeige?|gib|verrate?|nenne?|sag|schick)\b.{0,40}\b(?:above|verbatim|word for word|your (?:instructions?|prompt|rules|configuration)|deine?n? (?:anweisung\w*|prompt|regeln|vorgaben|konfiguration)|wort fur wort|wortwortlich|passwords?|passwort|kennwort|api[- ]?keys?|tokens?|credentials|credit card\w*|kreditkarte\w*|(?:private|secret|hidden|confidential|privaten?|geheimen?|versteckten?|vertraulichen?) (?:notes?|data|information|memories|files?|messages?|conversations?|stories|items?|stuff|notizen?|daten|informationen|erinnerungen|dateien|nachrichten|unterhaltungen|geschichten|gesprache|sachen))\b/,
  ],
  [
    'insult',
    /\b(?:fuck\w*|fck|stfu|gtfo|shit\w*|bullshit|bitch\w*|bastards?|asshole\w*|arsehole\w*|dickhead\w*|wanker\w*|cunts?|twats?|moron\w*|idiot\w*|imbecile\w*|dumbass|jackass|retard\w*|sluts?|whores?|motherfucker\w*|scumbags?|douche\w*|prick|tosser|piss off|screw you|go to hell|drop dead|kill yourself|kys|scheiss\w*|arsch\w*|wichser\w*|hurensohn|fotze\w*|schlampe\w*|depp\w*|trottel\w*|vollidiot\w*|dummkopf|blodmann|penner|missgeburt|spast\w*|mistkerl|dreck(?:sack|skerl|ig\w*)|verpiss\w*|verfickt\w*|fick(?:en|t| dich)?|leck mich|halt(?:s|et)? (?:\w+ )?(?:klappe|maul|fresse|mund|schnauze)|fahr zur holle)\b/,
  ],
  [
    'insult',
    /\b(?:you(?:'re| are| r)|u r|youre|are you|this (?:bot|twin|thing|ai) is|this is|it is|it's|that is|that's|your answers? (?:are|is)|what an?) (?:\w+ ){0,4}(?:stupid|dumb|useless|worthless|pathetic|trash|garbage|rubbish|junk|crap|ugly|idiotic|terrible|awful|horrible|annoying|lame|a joke|loser|liar|boring|ridiculous|disgusting|worst|incompetent|clueless|brainless|a waste)\b|^(?:stupid|dumb|useless|worthless|pathetic|worst|lame|shut up|loser|liar|boring|get lost|hate you)\b|\bshut (?:the \w+ )?up\b|\bi hate (?:you|this)\b|\bworst (?:bot|ai|twin|thing)\b|\b(?:you|u|this|it|bot|twin) (?:really |just )?sucks?\b/,
  ],
  [
    'insult',
    /\b(?:du bist|bist du|das ist|du|der bot ist|deine? antwort(?:en)? (?:ist|sind)|so ein\w*|was fur ein\w*) (?:\w+ ){0,4}(?:dumm|dumme[rs]?|blod|bloed|blode[rs]?|doof|nutzlos|nutzlose[rs]?|wertlos|erbarmlich|lacherlich|hasslich|schwachsinn\w*|mull|unfahig|peinlich|schrott|mist|bekloppt|bescheuert|hohl|unbrauchbar|versager|lugner|idiotisch)\b|^(?:dumm\w*|blod\w*|doof\w*|nutzlos\w*|peinlich|lugner|versager|schwachsinn|klappe|ich hasse dich|hass dich|geh weg|hau ab)\b|\bdu nervst\b|\bich hasse dich\b/,
  ],
  [
    'about',
    /^(?:who|what) (?:exactly )?are you(?: exactly| really| anyway| then)?$|\bare you (?:\w+ )?(?:an? )?(?:\w+ )?(?:ai|bot|chat ?bot|human|real|robot|machine|computer|language model|llm|chatgpt|gpt|person|alive|conscious|sentient|program)\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\b(?:talk|speak|chat) (?:to|with) (?:the )?(?:real|actual)\b|\bmit (?:der |dem )?(?:echten?|wirklichen?|richtigen?)\b.{0,40}\b(?:reden|sprechen|schreiben)\b|\bis this (?:really|actually)(?: (?:you|her|him|typing|writing|answering|speaking|talking))*$|\bis this (?:an? )?(?:really )?(?:ai|bot|chat ?bot|human|real person|robot|machine|computer)\b|\bis (?:there )?(?:a |any )?(?:real )?(?:human|person) (?:there|here|behind)\b|\bwho (?:made|built|created|programmed) you\b|\bhow do you (?:work|function)\b|\bwhat can you (?:do|tell me|answer|help)\b.{0,12}$|\bwhat (?:can|should) i ask\b.{0,12}$|\bhow can you help\b|\b(?:what|which) (?:language |ai )?model (?:are|do) you\b|^help(?: me)?$|\bwhat is your purpose\b|\bwhat(?: i|')s this(?: page| site)?$|\bcan (?:she|he|they|\w+) (?:read|see) (?:this|what i|my|our)\b|\bdo you (?:store|save|keep|record) (?:this|what i|my|our)\b|\b(?:wer|was) (?:bist du|sind sie)(?: eigentlich| denn| uberhaupt| genau)?$|\bwas (?:kannst du|konnen sie)\b.{0,14}$|\b(?:bist du|sind sie|seid ihr) (?:\w+ )*(?:ki|mensch|person|bot|chatbot|echt\w*|sprachmodell|roboter|maschine|computer|programm|real|lebendig)\b|\b(?:rede|spreche|schreibe|chatte) ich (?:\w+ )?mit\b|\bist das (?:hier )?(?:eine? )?(?:ki|bot|mensch|maschine|chatbot|computer|roboter)\b|\bwer hat dich (?:gemacht|gebaut|programmiert|erstellt|entwickelt|trainiert)\b|\bwie funktionierst du\b|\bwas kann ich (?:dich )?fragen\b|\bsitzt da (?:ein|jemand)|\bkann (?:sie|er|\w+) (?:das|mit|unsere?n?|meine) (?:hier )?(?:\w+ )?(?:lesen|mitlesen|sehen)\b|\bliest (?:sie|er|\w+) (?:das )?(?:hier )?mit\b|^hilfe$|\bbin ich\b.*\b(?:mensch\w*|person|maschine|bot|roboter)\b|\b(?:schreibt|antwortet|spricht) (?:hier|da|mir) (?:\w+ )?(?:ein mensch|eine? (?:ki|maschine|bot))/,
  ],
  [
    'chat',
    /^(?:may|can|could) i ask (?:you )?(?:something|anything|a (?:\w+ )?question|one thing)(?: (?:personal|private|else|stupid|quick))?$|^(?:darf|kann|durfte|konnte) ich (?:dich|euch|sie|dir|mal) ?(?:mal )?(?:was|etwas|eine (?:\w+ )?frage) ?(?:\w+ )?(?:fragen|stellen)$|^(?:(?:that(?:'s| is| was)|this is|das ist|ist ja) )?(?:so |really |very |absolutely |pretty |sehr |echt |ja )*(?:hilarious|funny|lovely|brilliant|cute|sweet|witzig|lustig|suss|herrlich)(?: (?:haha\w*|lol|lmao))*$|\b(?:do|can|will|would) you (?:really )?(?:love|like|hate|miss|marry|date|feel|dream|sleep|kiss|trust) (?:me|us|anything|tonight)?\b(?:me|us)?$|\bi (?:really )?(?:love|like|miss) you\b|^(?:you(?:'re| are)|du bist) (?:\w+ )?(?:cute|nice|funny|great|smart|clever|cool|sweet|helpful|amazing|awesome|the best|suss|nett|lustig|toll|klug|schlau|witzig|super)\b|\bwie lauft(?:'?s| es)\b|\balles (?:gut|klar|ok|okay|fit|in ordnung)\b|\bmarry me\b|\bhave you (?:got )?feelings\b|\bdo you (?:have|get) (?:feelings|emotions|bored|tired|lonely|dreams)\b|\btell (?:me|us) (?:a|another|one) (?:joke|story|secret)\b|\bsing (?:me|us|a)\b|^(?:(?:can|could|will|would) you )?(?:please )?(?:write|code|generate|compose|draft|summari[sz]e|translate|solve|calculate) (?:me |us )?(?:an?|some|this|the following|my|\d) ?(?:\w+ ){0,2}(?:poem|story|song|essay|code|haiku|script|program|function|e-?mail|letter|text|homework|sentence|equation|joke|limerick)\b|\b(?:how|what)(?:'s| is| will) the weather\b|\bweather (?:like|today|forecast|tomorrow)\b|\bmeaning of life\b|\bwhat(?:'s| is) (?:new|up)$|\bhow(?:'s| is| was) (?:it going|your (?:day|week|weekend)|life)\b|\bwie war (?:dein|euer) (?:tag|wochenende)\b|\bhow are (?:you|things)\b|\bwhat(?:'s| is) up\b|\bi(?:'m| am) (?:bored|sad|tired|lonely|happy|hungry)\b|^(?:(?:(?:so )?ein|was fur ein|was ein|what|such|total|total(?:er)?) )?(?:quatsch|unsinn|blodsinn|nonsense|rubbish|kase)$|^(?:test(?:ing)?|testing testing|asdf\w*|blah(?: blah)*|lol|lmao|rofl|haha\w*|hmm+|wow|meh|yo|sup|k|kk|nope|interesting|amazing|awesome|wonderful|perfect|excellent|i see|got it|never ?mind|(?:haha\w* |lol )?(?:very good|sehr gut|na super|na toll|echt gut|richtig gut|auch gut)|good (?:bot|job|point)|nice(?: one| work)?|sounds good|fair enough|same|me too|no way|oh|ah|aha|hm|naja|ach so|achso|aha|interessant|spannend|toll|cool|krass|schade|egal|stimmt|alles klar|verstehe|verstanden|passt|okay?|schon gut|nicht so wichtig|langweilig|na gut|mal sehen)(?:,? (?:thanks|thank you|danke|okay|ok|cool|nice|then|gut|dann))?$|\b(?:liebst|magst|vermisst|hasst) du mich\b|\bich (?:liebe|mag|vermisse) dich\b|\bheirate mich\b|\bhast du gefuhle\b|\berzahl(?:e)? (?:mir |uns )?(?:einen|'nen|noch einen) witz\b|\bschreib(?:e)? (?:mir )?(?:ein gedicht|eine geschichte|einen aufsatz|ein lied)\b|\bwie (?:ist|wird) das wetter\b|\bwie geht(?:'s| es)\b|\bwas geht(?: ab)?$|\bwas machst du (?:gerade|heute)$|\bmir ist langweilig\b|\bich bin (?:traurig|mude|froh|gelangweilt|einsam)\b|\bsinn des lebens\b|\bnice to meet you\b|\bfreut mich\b|\bhave a (?:nice|good|great)\b|\bschone[ns]? (?:tag|abend|wochenende|feiertage|ferien|woche|nacht|grusse|feierabend|urlaub|sonntag)\b|\b(?:happy|merry) (?:new year|christmas|easter|weekend|birthday)\b|\bhave fun\b|\btake care\b/,
  ],
]

/** @param name the owner's name, which visitors add to greetings */
export function findSmallTalk(utterance: string, name = ''): SmallTalk | null {
  const folded = withoutName(foldQuestion(utterance), name)
  const whole = withoutName(foldWhole(utterance), name)
  if (agreeingThanks.test(whole)) return 'thanks'
  const rule = rules.find(([, pattern]) => pattern.test(folded))
  if (rule) return rule[0]
  if (greeting.test(folded)) return 'greeting'
  if (thanks.test(whole)) return 'thanks'
  const intent = [whole, folded].map((text) => detectIntent(text).kind).find(isPleasantry)
  if (intent) return intent
  return folded.split(' ').every((word) => pleasantries.has(word.replaceAll(/[,.!]/g, ''))) ? 'chat' : null
}

function isPleasantry(kind: string): kind is 'greeting' | 'thanks' | 'goodbye' | 'nod' {
  return kind === 'greeting' || kind === 'thanks' || kind === 'goodbye' || kind === 'nod'
}

function withoutName(folded: string, name: string): string {
  const names = new Set(tokenize(name))
  const words = folded.split(' ')
  const others = words.filter((word) => !names.has(tokenize(word)[0] ?? ''))
  return others.length > 0 ? trimEndMatching(others.join(' '), /[\s,!.]/) : folded
}

const pleasantries = new Set(
  'hi hello hey hallo good morning evening afternoon night day guten gute morgen abend tag nacht moin servus thanks thank you danke dir vielen dank thx bye goodbye ciao tschuss ok okay k kk lol haha cool nice great super top and und so much a lot very sehr mate all everyone again later see ya laber nicht nerv mich'.split(
    ' ',
  ),
)

const thanks =
  /^(?:(?:ok|okay|super|alles klar|perfekt|great|perfect|cool)[ ,.!]+)?(?:(?:vielen|herzlichen|tausend|besten|lieben) dank|dank dir|thx|ty|merci|much appreciated|cheers)\b.{0,30}$/

/** Checked before the rules, which would take “Alles klar” for a nod. */
const agreeingThanks =
  /^(?:(?:ok|okay|super|alles klar|perfekt|great|perfect|cool|gut|prima|toll|got it)[ ,.!]+)+(?:danke|thanks|thank you|thx)(?: (?:dir|ihnen|euch|schon|sehr|vielmals|a lot|so much|very much))*[ .!]*$/

const greeting =
  /^(?:(?:good )?(?:morning|evening|afternoon|day)|howdy|greetings|hiya|hey+a?|hi+|hello+|yo|morgen|abend|tag|tagchen|mahlzeit|ta(?:ch|gchen)|moin|nabend|gude|ahoi|ciao|salut|hola|gruss gott|gruss dich|griass (?:di|eich|euch|enk)|gruezi|servus|moin moin|hallochen|huhu|na)(?: (?:all|there|you|everyone|zusammen|du|dir|auch|again|mate|leute|ihr))?$/

const request =
  /\?|^(?:who|whom|whose|what|whats|when|where|why|which|how|is|are|was|were|do|does|did|has|have|had|can|could|may|will|would|should|am|any|tell|show|give|name|list|explain|describe|wer|wem|wen|wessen|was|wann|wo|wohin|woher|warum|wieso|weshalb|welche[rnsm]?|wie|worum|woran|womit|wofur|woruber|ist|sind|hat|haben|habt|hast|kann|kannst|konnen|darf|durfen|gibt|geht|erzahl\w*|nenn\w*|zeig\w*|beschreib\w*|sag|seit|ab|bis|bei|mit|fur|von|aus|um|in|auf|an|since|until|from|for|with|at|on|to|about)\b|\b(?:i (?:would like|want|need|am looking|am interested|was wondering|wonder)|i'd (?:like|love)|i'm (?:looking|interested|curious)|looking for|interested in|ich (?:mochte|wurde|wollte|suche|brauche|interessiere)|mich interessiert|interesse an)\b/

/** “Verkauft ihr Honig” is a question, “ich verkaufe Honig” is not. */
const startsWithVerb =
  /^(?:brauche?|muss|kann|darf|soll|krieg|kriege|bekomme?|finde?|komme?) ich\b|^(?:und |aber |auch )?(?!(?:dass|weil|wenn|ob|aber|und|denn|oder|ja|nein|danke|dann|da|so|hier|leider)\b)\w{3,20} (?:ihr|du|er|sie|man|es|wir)\b/

/** In words; longer messages are statements. */
const longestKeywords = 3

export function asksSomething(utterance: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(utterance)) return false
  const folded = foldQuestion(utterance)
  if (utterance.includes('?') || request.test(folded) || request.test(foldWhole(utterance))) return true
  if (startsWithVerb.test(folded)) return true
  const words = folded.replaceAll("'", '').split(' ')
  return (
    words.length <= longestKeywords && !words.some((word) => /^(?:you|your|youre|i|im|me|du|dich|dir|dein|deine|ich|mich|mir)$/.test(word))
  )
}
