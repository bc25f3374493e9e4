import { type Aspect, matchEither, owner } from './aspect.ts'
import { evidence } from './evidence.ts'

const everyLanguage = new RegExp(evidence.language, 'g')

export const personAspects: readonly Aspect[] = [
  {
    name: 'salary',
    asked:
      /\bsalary\b|\bincome\b|\bwhat do (?:you|they) (?:make|earn) (?:a|an|per) (?:year|month|hour)\b|\b(?:are|do) (?:you|they) (?:get )?paid\b|\b(?:werdet|wirst|werden) (?:ihr|du|sie) (?:\w+ )?bezahlt\b|\bbekomm(?:t|st|en) (?:ihr|du|sie) (?:\w+ )?geld\b|\bhow much (?:money )?(?:do|does|did|is|are) \w+ (?:earn|make|worth|paid)|\bearns?\b|\bgehalt\b|(?<!womit )\bverdien(?:t|st|e|en)\b|\beinkommen\b|\bnet worth\b|\bvermogen\b/,
    statement:
      /\d (?:euros? |pounds? )?(?:net|gross|netto|brutto)\b|\bunpaid\b|\b(?:un)?bezahlt\b|\bget paid\b|\bgeld bekomm\w*\b|\bsalary\b|\bi earn\b|\bearned (?:me|us)\b|\bich (?:habe )?verdient\b|\bincome\b|\bgehalt\b|\bverdiene\b|\beinkommen\b/,
    topics: ['price', 'work', 'year', 'earn'],
  },
  {
    name: 'favourite',
    asked: /\bfavou?rite\b|\blieblings|\blike best\b|\blove most\b|\bam liebsten\b(?!.*\bfreizeit)|\bliebste[nrs]?\b/,
    statement: evidence.favourite,
    topics: [],
  },
  {
    name: 'phone',
    asked:
      /\b(?:phone|mobile|cell|telephone) ?number\b|\b(?:her|his|your|their|have a|has a) (?:phone|mobile|telephone)\b|\btelefonnummer|\bhandynummer\b|\bnummer\b.*\b(?:anrufen|erreichen)|\bnumber to call\b|\bwhat number (?:do|should|can|could) (?:i|we)\b/,
    statement: evidence.phone,
    topics: ['contact', 'name'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'calls',
    asked:
      /\b(?:call|ring|phone) (?:her|him|them|you|up)\b|\bwho(?:m)? (?:do|should|can|could) (?:i|we) (?:call|ring|phone)\b|\banrufen\b|\btelefon|\bby phone\b|\bover the phone\b/,
    statement: matchEither(evidence.phone, /\bphone|\bcalls?\b|\bring\b|\btelefon|\banruf|\bruf(?:e|t)?\b/),
    measure: (folded) => Number(evidence.phone.test(folded)),
    topics: ['contact'],
    isOfAnyKind: true,
  },
  {
    name: 'email',
    asked: /\be-?mails?(?: address| adresse)?\b|\bmail(?:adresse| address)\b/,
    statement: evidence.email,
    topics: ['contact'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'website',
    asked: /\bweb ?(?:site|page|seite)\b|\bhome ?page\b|\binternetseite\b|\bportfolio\b|\bonline\b.*\b(?:find|finde|see|sehen)\b/,
    statement: matchEither(evidence.link, /\bweb ?(?:site|page|seite)\b|\bhome ?page\b|\bportfolio\b/),
    topics: ['website'],
    isOfAnyKind: true,
  },
  {
    name: 'address',
    asked:
      /\b(?:street|home|postal|exact|private) address\b|\b(?:wohn|post|privat)?adresse\b|\bwhich street\b|\bwelche[rn]? strasse\b|\bhausnummer\b/,
    statement: evidence.address,
    topics: [],
  },
  {
    name: 'contact',
    asked:
      /\b(?:reach|contact|get (?:in touch|hold)|write to|message|talk to|speak to|speak with|email) (?:her|him|them|you|\w+)?\b.*|\b(?:i|we|to) (?:hire|book)\b|\b(?:get|be|stay) in (?:touch|contact)\b|\bwho(?:m)? (?:do|should|can|could) (?:i|we) (?:contact|write to|ask|talk to|speak to)\b|\bkontakt|\berreich|\bschreib|\bansprechpartner\b|\bsocial media\b|\bsoziale\w* (?:medien|netzwerk)|\bsend (?:her|him|them|you) a\b|\bsend a message\b|\bnachricht (?:schicken|senden|schreiben)\b|\bbei (?:dir|ihr|ihm) melden\b|\bdrop \w+ a line\b|\banfragen?\b|\b(?:in|en)quir(?:y|ies|e)\b|\bget a quote\b/,
    statement: matchEither(evidence.email, evidence.phone, evidence.link, evidence.channel),
    measure: (folded) => (matchEither(evidence.email, evidence.phone).test(folded) ? 0.3 : 0),
    topics: ['contact', 'commission', 'available', 'ship', 'book'],
    isOfAnyKind: true,
  },
  {
    name: 'language learning',
    asked: new RegExp(
      `\\b(?:learn(?:ed|t)?|gelernt|lernt)\\b.*${evidence.languageName.source}|${evidence.languageName.source}.*\\b(?:learn(?:ed|t)?|gelernt|lernt)\\b`,
    ),
    statement: evidence.language,
    topics: ['lesson', 'study'],
  },
  {
    name: 'languages',
    asked: matchEither(
      /\blanguages?\b(?!.*\b(?:program|coding|model|written|translated))|\bsprachen?\b(?!.*\b(?:program|modell))|\b(?:speak(?! (?:at|to|for|about)\b)|spricht|sprichst|sprechen|fluent in)\b/,
      new RegExp(`\\b(?:kann|kannst|konnen|know|knows|understand|versteht|verstehst) (?:\\w+ ){0,3}${evidence.language.source}`),
    ),
    statement: evidence.language,
    measure: (folded) => new Set(folded.match(everyLanguage)).size * 0.4 - 0.4,
    topics: ['language'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'age',
    asked:
      /\bhow old (?:is|are) (?:she|he|they|you)\b(?! \w+ (?:when|if))|\bage\b(?! (?:group|range|limit))|\bbirthday\b(?! (?:part|cake|present|celebration|event|card))|\bborn\b.*\bwhen\b|\bwhen\b.*\bborn\b|\bbirth (?:date|year)\b|\b(?:what|which) year\b.*\bborn\b|\bwie alt (?:ist|bist|sind|seid) (?:sie|er|du|ihr)$|\bgeburtstag\b|\bgeburtsdatum\b|\bwann\b.*\bgeboren\b|\bjahrgang\b|^alter$/,
    statement:
      /\bborn\b(?: \w+){0,4} (?:in |on )?\d|\bborn in \w+(?: \w+){0,3} in \d{4}|\b\d\d years old\b|\bbirthday\b|\bi am \d\d\b(?! \w*(?:km|percent))|\bturned \d\d\b|\bgeboren\b.*\b\d{4}\b|\b\d{4}\b.*\bgeboren\b|\bgeburtstag\b|\bjahrgang\b|\bich bin \d\d\b|\bjahre alt\b/,
    topics: ['age', 'origin', 'year'],
  },
  {
    name: 'children',
    isRelation: true,
    asked:
      /\b(?:has|have|any|hat|habt|hast|how many|wie viele)\b(?!.*\b(?:come|join|attend|visit|kommen|teil\w*|are in|sind in)\b).*\b(?:children|kids|sons?|daughters?|kind(?:er)?|sohn|tochter|tochter)\b|\b(?:her|his|your|ihre?|seine?|deine?|mother of|a mother|a father) (?:children|kids|sons?|daughters?|kinder|sohn|tochter)\b|\bis \w+ a (?:mother|father|parent)\b/,
    statement:
      /\b(?:my|our|two|three|four|one|five) (?:[\w-]+ )?(?:children|kids|sons?|daughters?)\b|\b(?:my|our|meine|unsere) (?:\w+ )?(?:twins|baby|babies|toddlers?|zwillinge)\b|\b(?:mother|father|parent|mum|dad) (?:of|to)\b|\b(?:meine?|unsere?|zwei|drei|vier|ein(?:en|e)?) (?:\w+ )?(?:kind|kinder|sohne?|tochter)\b|\b(?:mutter|vater) (?:von|einer|eines|zweier|dreier)\b/,
    topics: ['child', 'son', 'daughter'],
  },
  {
    name: 'siblings',
    isRelation: true,
    asked: /\bsiblings\b|\bgeschwister\b|\b(?:has|have|any|hat|habt|hast)\b.*\b(?:brothers?|sisters?|bruder|schwester)\b/,
    statement:
      /\b(?:my|our|an? (?:older|younger|elder|twin|little|big)|(?:have|had|habe|hatte) an?|two|three|four|five|one|meine?[mnr]?|unsere?|eine?n?|zwei|drei|vier) (?:\w+ )?(?:brothers?|sisters?|siblings|bruder|brudern?|schwestern?|geschwister)\b/,
    topics: ['brother', 'sister', 'brother (word)'],
  },
  {
    name: 'partner',
    isRelation: true,
    asked:
      /\bmarried\b|\bwife\b|\bhusband\b|\b(?:girl|boy)friend\b|\bspouse\b|\bpartner\b|\bsingle\b|\brelationship\b|\bin love\b|\bverheiratet\b|\b(?:ihr|dein) mann\b|\b(?:seine|deine) frau\b|\behe(?:mann|frau)\b|\b(?:seine|deine) freundin\b|\b(?:ihr|dein) freund\b|\b(?:hast|hat) (?:du|er|sie) (?:ein(?:en?)? )?(?:(?:feste?n? )?freund(?:in)?|frau|mann)$|\bliiert\b|\bvergeben\b|\bledig\b|\bbeziehung\b|\bpartnerin\b/,
    statement:
      /\bmarried\b|\b(?:divorced|widow(?:ed|er)?|geschieden|verwitwet|verlobt|ledig|liiert)\b|\bi(?:'m| am) (?:single|engaged|separated)\b|\bgetrennt (?:von|leb\w+)\b|\bmy (?:wife|husband|partner|girlfriend|boyfriend|fiance\w*|spouse)\b|\bverheiratet\b|\bmein(?:e[mn]?|er|em)? (?:mann|frau|partner(?:in)?|freundin)\b/,
    topics: ['friend', 'name'],
  },
  {
    name: 'pets',
    isRelation: true,
    asked:
      /\bpets?\b|\bhaustiere?\b|\b(?:has|have|own|hat|hast|habt|besitzt|mag)\b.*\b(?:dogs?|cats?|hund(?:e|en)?|katzen?)\b|\b(?:her|his|your|ihr|sein|dein)e? (?:dog|cat|hund|katze)\b/,
    statement:
      /\b(?:my|our|a|two|have|mein\w*|unser\w*|eine?[mnr]?|habe|haben|zwei) (?:\w+ ){0,2}(?:dogs?|cats?|kittens?|tabby|tomcat|pupp(?:y|ies)|rabbits?|hens?|chickens|ducks|goats|horses?|pony|parrot|budgies?|tortoise|hamster|guinea pigs?|greyhound|whippet|spaniel|collie|terrier|beagle|labrador|retriever|poodle|lurcher|husky|corgi|pug|mongrel|dachshund|hund(?:e|en|es|in)?|hundin|welpe\w*|mischling|windhund|schaferhund|pudel|mops|dackel|kater\w{0,2}|katzen?|huhner\w?|pferde?|ziegen?|schafe?|hase\w*|kaninchen|meerschweinchen|schildkrote\w?|wellensittich\w*|papagei\w*)\b|\b(?:dog|cat|hund|katze|kater)\b.*\b(?:lives? with (?:me|us)|bei (?:mir|uns)|called|heisst)\b/,
    topics: ['dog', 'cat'],
  },
  {
    name: 'opinion',
    asked:
      /\bthinks? (?:about|of)\b|\bopinion\b|\bviews? on\b|\bhaltst du\b|\bhalt (?:er|sie)\b|\b(?:denkst|denkt|meinst|meint)\b.*\buber\b|\bmeinung\b|\bsteht \w+ zu\b/,
    statement: evidence.opinion,
    topics: [],
  },
  {
    name: 'religion',
    asked: /\breligio|\bbelieve in god\b|\bchurch do(?:es)?\b|\b(?:glaubig|glaub(?:t|st) \w+ an gott|konfession)\b/,
    statement:
      /\breligio|\b(?:christian|muslim|jewish|buddhist|hindu|atheist|catholic|protestant)\b|\bglaubig\b|\bkatholisch\b|\bevangelisch\b/,
    topics: [],
  },
  {
    name: 'politics',
    asked: /\bvotes?d?\b|\bpolitical|^politi(?:cs|k)$|\bleft-wing\b|\bright-wing\b|\b(?:partei|wahlt|wen wahlst)\b/,
    statement: /\bi (?:vote|voted)\b|\bmember of the \w+ party\b|\bmitglied der\b|\bich wahle\b/,
    topics: [],
  },
  {
    name: 'holidays',
    asked:
      /\bwhen\b.*\b(?:holidays?|vacation)\b|\bdays? off\b|\bdays (?:are|is) \w+ (?:off|closed)\b|\bruhetage?\b|\b(?:on|go on) (?:holiday|vacation)\b|\bwann\b.*\burlaub\b|\bim urlaub\b|\bbetriebsferien\b/,
    statement: /\bholidays?\b|\bvacation\b|\bclosed?\b|\bshut\b|\baway\b|\burlaub|\bferien\b|\bgeschlossen\b|\bist zu\b|\bpause\b/,
    topics: ['holiday (word)', 'break (word)', 'available'],
  },
  {
    name: 'availability',
    asked: new RegExp(
      `\\bavailab|\\bfree (?:in|on|from|at|next|this)\\b|\\b(?:you|she|he|they) (?:\\w+ )?free for\\b|\\b(?:is|are|when) ${owner} (?:\\w+ )?(?:free|available|booked)\\b|\\b(?:booked|fully booked|capacity|spare capacity|slots?)\\b|\\b(?:take|taking|takes|accept|accepting) (?:on |any )?(?:new |more )?(?:\\w+ )?(?:work|clients?|projects?|commissions?|jobs?|assignments?|bookings?|orders?|patients?|students?|pupils?)\\b|\\b(?:take|taking|takes|accept|accepting) on\\b|\\bhave time\\b|\\b(?:space|room|a place|a spot|a slot|capacity|an opening) for (?=\\w)|\\bplatz fur\\b|\\bhattest (?:du|ihr) (?:\\w+ )?(?:zeit|luft)\\b|\\bwhen (?:can|could|would) (?:you|she|he|they|we|i) (?:start|begin|do|take|come|book)\\b|\\bhow busy\\b|\\bhow soon (?:are|can|could) (?:you|she|he|they)\\b|\\bnext opening\\b|\\bnimm(?:st|t)\\b.*\\b(?:auftrag|auftrage|kunden|projekte?|schuler)\\b|\\bverfugbar|\\bausgebucht\\b|\\bzeit (?:fur|im|am|hat|hast)\\b|\\b(?:hat|hast|hatte|hattest) \\w+ (?:\\w+ ){0,3}(?:zeit|kapazitat\\w*|termine?)\\b|\\bneuen? (?:auftrage?|projekte?|kunden|auftrag|termin\\w*|schuler\\w*)\\b|\\bnoch frei\\b|\\bnoch (?:einen? |freie[rn]? )?(?:platz|platze|termine?)\\b|\\b(?:places?|spots?|seats?|room|space) (?:left|free)\\b|\\b(?:still|any) (?:free )?(?:space|room|places?|spots?|seats?)\\b|\\b(?:wann|ab wann)\\b.*\\b(?:frei|buchen|anfangen|loslegen)\\b`,
    ),
    statement:
      /\bavailab|\bbooked\b|\b(?:don't|do not|never) work\b|\barbeite (?:\w+ )?(?:nicht|nie)\b|\bopen slots?\b|\bslots?\b|\bopenings?\b|\bausgelastet\b|\bbusy until\b|\btake on\b|\bcannot take\b|\bnehme ich\b.*\b(?:an|auf)\b|\bfree (?:from|in|on|for|until|again)\b|\b(?:new|no|more) (?:\w+ )?(?:work|clients?|projects?|commissions?|assignments?|orders?|bookings?|students?|pupils?)\b|\bwaiting list\b|\bcapacity\b|\bplaces? (?:left|free)\b|\b(?:is|are) (?:\w+ )?full\b|\bsold out\b|\bnext (?:place|opening|intake)\b|\bwieder (?:luft|zeit|platz)\b|\bfull until\b|\bausverkauft\b|\bist voll\b|\bverfugbar|\bausgebucht\b|\bfrei\b|\bneue \w*(?:auftrage|projekte|kunden|schuler|mandate)\w*\b|\bauftrage\b|\bwarteliste\b|\bkapazitat|\btermine?\b/,
    titled: matchEither(evidence.moment, evidence.roughMoment),
    measure: (folded, asked) =>
      (/\bwaiting list\b|\bwarteliste\b/.test(folded) ? 0.4 : 0) +
      ((asked.has('when') || asked.has('wann') || asked.has('soon')) && (evidence.date.test(folded) || evidence.duration.test(folded))
        ? 0.5
        : 0),
    topics: ['available', 'commission', 'begin', 'work', 'project', 'student', 'month', 'week', 'year', 'book'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'awards',
    asked:
      /\b(?:awards?|prizes?(?! money)|medals?|honou?rs?|troph(?:y|ies)|recognitions?|achievements?|accomplish\w*|proud(?:est)?|distinctions?)\b|\b(?:win|won) (?:any|anything|an|a|something)\b|\bever (?:win|won)\b|\brecogni[sz]ed\b|\bgewonnen\b|\bpreise?n?\b.*\b(?:bekommen|gewonnen|erhalten|verliehen|ausgezeichnet)\b|\bwelche preise hat\b|\b(?:auszeichnung(?:en)?|ehrung(?:en)?|medaillen?|erfolge?|stolz|ausgezeichnet)\b/,
    statement:
      /\bawards?\b|\bprizes?\b|\bwon\b|\bwinner\b|\b(?:first|second|third) (?:place|prize)\b|\bmedal\b|\bshortlist|\bfellowship\b|\brunner-up\b|\bproud\b|preis\b|\bauszeichnung|\bausgezeichnet\b|\bgewonnen\b|\bgewann\b|\bsieger|\bmedaille|\bstolz\b|\bstipendium\b/,
    fields: ['Achievement'],
    prefersFields: true,
    isList: true,
    topics: ['award', 'competition (word)'],
  },
]
