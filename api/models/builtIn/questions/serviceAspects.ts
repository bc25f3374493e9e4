import { type Aspect, matchEither } from './aspect.ts'
import { evidence } from './evidence.ts'
import { asksForAbility } from './kinds.ts'

const premisesWord =
  /\b(shop|store|workshop|studio|practice|office|clinic|gallery|bakery|restaurant|cafe|garage|salon|school|stall|laden|geschaft|werkstatt|praxis|atelier|buro|kanzlei|backerei|galerie|stand)\b/
/** “My workshop is in an old mill”, unlike “a workshop in June”. */
const ownPremises = new RegExp(
  `${premisesWord.source} (?:\\w+ ){0,2}(?:in|at|near|behind|above|im|am|an|auf|hinter|neben|uber) (?:the|my|our|its|an?|de[mr]|eine[mr]|meine[mr]) (?!summer|winter|sommer|morning|evening|afternoon|abend|woche|week)`,
)
/** A workshop that people attend. */
const event = /\b(?:teach|takes? part|people|participants|weekend|teilnehm\w*|unterrichte|costs?|kostet|kosten)\b/

/** “We take the bus to schools” is not the way to the owner. */
const ownWay =
  /.*\b(?:i|we|he|she|they) (?:\w+ )?(?:take|took|drive|drove|walk|walked|catch|caught|go|went|turned|crossed|followed)\b|.*\b(?:ich|wir|er|sie) (?:\w+ )?(?:fahren?|fahrt|fuhr\w*|lauf\w*|lief\w*|geh\w*|ging\w*|nehm\w*|nahm\w*|nimmt)\b|.*\b(?:fahren?|fahrt|fuhr\w*|lief\w*|gehen?|ging\w*|nehmen?|nahm\w*) (?:ich|wir|er|sie)\b/

/** Questions of clients, guests and participants. */
export const serviceAspects: readonly Aspect[] = [
  {
    name: 'experience',
    asked: asksForAbility,
    statement:
      /\b(?:no|any|some|prior|previous|without|little) (?:\w+ ){0,3}(?:experience|knowledge|skills?)\b|\bexperience (?:is|isn't|needed|required|not)\b|\bbeginners?\b|\bvorkenntnisse?n?\b|\b(?:ohne|keine) (?:\w+ )?(?:erfahrung|kenntnisse)\b|\berfahrung (?:ist|brauch\w*)\b|\banfanger\w*\b/,
    topics: [],
    isBroad: true,
  },
  {
    name: 'response time',
    asked:
      /\b(?:how (?:fast|quickly|soon|long)|when)\b.*\b(?:answer|reply|respond|hear back|get back)\b|\b(?:wann|wie schnell|wie lange)\b.*\b(?:antwort\w*|meldet|meldest|zuruckmeld\w*)\b/,
    statement:
      /\b(?:answer|reply|respond|get back|antwort\w*|melde)\b.*\b(?:\w+days?|\w+tags?|days?|hours?|weeks?|minutes?|same|tage?n?|stunden?|wochen?|minuten|selben)\b|\b(?:days?|hours?|weeks?|tage?n?|stunden?|wochen?)\b.*\b(?:answer|reply|respond|get back|antwort\w*|melde)\b/,
    topics: ['answer', 'reply (word)', 'contact', 'wait'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'booking',
    asked:
      /\bhow (?:do|can|could|would|should) (?:i|we|one|you|people) (?:\w+ )?(?:sign up|register|enrol+|apply|book|order|reserve|join|become|get involved|help out|take part|participate|volunteer|get a (?:place|spot|table|slot|ticket)|make an appointment|arrange)\b|\b(?:where|when) (?:do|can|could|should) (?:i|we) (?:sign up|register|apply|book|order|reserve)\b|\b(?:wie|wo|kann|konnte) (?:\w+ )?(?:ich|wir|man)\b.*\b(?:anmelden|buchen|bestellen|bewerben|reservieren|vereinbaren|ausmachen|mitmachen|teilnehmen|mithelfen)\b|\bwie (?:melde|buche|bestelle|bewerbe|reserviere) (?:ich|wir)\b/,
    statement: matchEither(
      evidence.email,
      evidence.phone,
      evidence.link,
      evidence.channel,
      /\bbook(?:ings?|ed)?\b|\bregist(?:er|ration)\b|\bsign up\b|\bapply\b|\bapplications?\b|\border(?:s|ed)?\b|\breserv|\banmeld|\bmelde\w* (?:[a-z]{1,20} ){1,6}an\b|\bmeldet euch\b|\bmelde dich\b|\bbuch(?:e|en|t|bar|ung|ungen)\b|\bbewerb|\bbestell|\btermine? (?:vergebe|gibt|nach)|\bvoranmeldung\b|\bjust (?:turn|come|show|drop)\b|\beinfach (?:vorbei|kommen)/,
    ),
    titled: /./,
    measure: (folded) => (matchEither(evidence.email, evidence.phone, evidence.link).test(folded) ? 0.4 : 0),
    topics: ['join', 'commission', 'contact', 'available', 'register (word)', 'appointment (word)', 'apply (word)', 'order (word)'],
    isOfAnyKind: true,
  },
  {
    name: 'cancellation',
    asked:
      /\bcancel|\brefund|\breschedul|\bmoney back\b|\bcan'?t (?:make it|come)\b|\bstorn|\babsagen\b|\bverschieb|\bruckerstatt|\bgeld zuruck\b|\bnicht kommen kann\b|\breturn (?:it|them|something|an?)\b|\bumtausch|\bzuruckgeben\b/,
    statement:
      /\bcancel|\bcall(?:ed|s)? off\b|\brefund|\breschedul|\bmoney back\b|\breturns?\b.*\b(?:days?|weeks?)\b|\bexchange\b|\bstorn|\babsag|\bverschieb|\berstatt|\bgeld zuruck\b|\bumtausch|\bzuruckg[ea]b|\bruckgabe\b|\b(?:hours?|days?) (?:before|notice|in advance)\b|\b(?:stunden|tagen?) (?:vorher|davor)\b|\bsag\w* (?:[a-z]{1,20} ){1,4}ab\b/,
    measure: (folded) => (/\d ?(?:%|percent|prozent|euros?|pounds)/.test(folded) ? 0.5 : 0),
    topics: ['cancel', 'cancel (word)', 'return (word)', 'reschedule (word)'],
    isOfAnyKind: true,
  },
  {
    name: 'deposit',
    asked:
      /\bdeposits?\b|\bput down\b|\bdown payment\b|\b(?:pay|paid|payment) (?:\w+ ){0,3}(?:up ?front|in advance)\b|\banzahl(?:en|ung)\b|\bvorauszahl|\bvorkasse\b|\bim voraus\b/,
    statement:
      /\bdeposits?\b|\bup ?front\b|\bin advance\b|\bdown payment\b|\banzahl(?:en|ung)\b|\bvoraus|\bvorkasse\b|\b(?:third|half|quarter|percent) (?:\w+ ){0,3}(?:when|on|up|before|to start)\b|\b(?:halfte|drittel|viertel|prozent) (?:\w+ ){0,3}(?:bei|vor|vorab)\b/,
    topics: ['deposit', 'pay', 'payment', 'upfront (word)'],
    isNeed: true,
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'payment methods',
    asked:
      /\bhow (?:can|do|could) (?:i|we|one) pay\b|\b(?:pay|payment) (?:\w+ ){0,2}(?:by|with|in|via|method|options?)\b|\b(?:take|accept)\w* (?:credit |debit )?cards?\b|\bcash only\b|\binstal+ments?\b|\bpaypal\b|\bwie (?:kann|konnen) (?:ich|man|wir) (?:be)?zahlen\b|\b(?:mit|per) (?:karte|ec-karte|kreditkarte|paypal|rechnung|uberweisung)\b|\bbar (?:zahlen|bezahlen)\b|\brat(?:en|enzahlung)\b.*|\bin raten\b|\bkartenzahlung\b/,
    statement:
      /\bcards?\b|\bcash\b|\b(?:bank )?transfer\b|\binvoices?\b|\bpaypal\b|\binstal+ments?\b|\bcheques?\b|\bkarten?\b|\bkartenzahlung\b|\bbar(?:zahlung|geld)?\b|\buberweis|\brechnung\b|\braten/,
    topics: ['payment', 'pay', 'price', 'instalment (word)', 'card (word)', 'cash (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'travel to clients',
    asked:
      /\b(?:would|do|does|can|could|will) (?:you|she|he|they) (?:\w+ )?(?:travel|come|visit|drive)\b.*\bto\b|^(?:would|do|can|could|will) (?:you|she|he|they) (?:\w+ ){0,2}(?:travel|come)(?: \w+){0,2}$|\b(?:wurden|wurdest|wurdet|konnten|konntest|konntet) (?:du|ihr|sie) (?:\w+ ){0,3}(?:kommen|anreisen|vorbeikommen)$|\b(?:kommst|kommt|fahrst|fahrt|reist) (?:du|er|sie|ihr) (?:\w+ ){0,3}(?:nach|zu|zum|zur|ins|in)\b|\bkomm(?:t|st|en) (?:du|er|sie|ihr) (?:\w+ ){0,2}zu (?:mir|uns)\b|\bhausbesuche?\b|\bhome visits?\b/,
    statement:
      /\btravel|\bcome to (?:you|your)\b|\bi visit\b|\bhome visits?\b|\btrain fare\b|\b(?:radius|within) (?:\w+ ){1,4}(?:miles|km|kilomet\w+|hour|minutes)\b|\banfahrt\b|\bfahrtkosten\b|\b(?:further|farther|weiter) (?:than|als)\b|\bkomme (?:ich )?(?:zu|auch|gern)\b|\bhausbesuch|\bumkreis\b/,
    measure: (folded) => (/\b(?:miles|km|kilomet\w+|umkreis)\b/.test(folded) ? 0.4 : 0),
    topics: ['travel', 'visit', 'housecall (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'parking',
    asked:
      /\bparking\b|\bpark (?:my|our|the|a|there|nearby|near|outside)\b|\bwhere (?:can|do|should) (?:i|we) park\b|\bparkplatz|\bparken\b/,
    statement: /\bparking\b|\bpark(?:ed)? (?:in|on|behind|outside|right)\b|\bcar park\b|\bpark(?:en|platz|platze|haus)\b/,
    topics: ['parking (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'getting there',
    asked:
      /\bhow (?:do|can|would|could) (?:i|we|one|you|people) (?:get (?:there|here|to)|find your? ?(?:place|shop|workshop|studio|house|hut|farm)?$)|\bdirections\b|\b(?:which|what) (?:bus|tram|train|ferry|station|stop)\b.*\b(?:take|get|nearest|near|closest|to you|there)\b|\bwelche[mnrs]? (?:bahn|bus|linie|buslinie|zug|strassenbahn|haltestelle|fahre)\b.*\b(?:nehmen|nehm|hin|dorthin|zu (?:euch|dir)|in der nahe)\b|\bwie (?:finde|finden) (?:ich|wir|man) (?:\w+ ){0,3}(?:zu|hin|dich|euch)\b|\bwegbeschreibung\b|\bpublic transport\b|\bnearest (?:\w+ )?(?:station|stop|bus|tram)\b|\banfahrt\b|\bhinkommen\b|\bwie komm\w* (?:ich|man|wir) (?:\w+ ){0,5}(?:hin|zu|zur|zum|dahin|dorthin)\b|\bhaltestelle\b|\boffentliche\w* verkehrsmittel/,
    statement: new RegExp(
      String.raw`^(?!${ownWay.source})(?:.*(?:(?:^|[,;:] |\b(?:and|then|und|dann) )(?:drive|walk|cycle|follow|turn|cross|head|hike|fahrt?|geht?|lauft?|folgt?|biegt?|wandert?) (?:\w+ ){0,4}(?:to|along|up|down|past|over|through|left|right|signs?|road|path|until|bis|am|an|uber|durch|links|rechts|weg|schildern?|richtung)\b|\b(?:bus|train|tram|ferry|zug|bahn|fahre|seilbahn|strassenbahn) (?:from|to|stops?|leaves|goes|runs|aus|von|nach|halt|fahrt)\b|\b(?:geh|auto|fahr|bus)minuten\b|\b(?:from|vom|von der|beim) (?:the )?(?:car park|station|harbour|parkplatz|bahnhof|hafen|haltestelle)\b|\b(?:aufstieg|zustieg|the ascent)\b|\b(?:bus|tram|train|line|\w*linie|strassenbahn|[us]-bahn) (?:line |number |no\.? )?\d|\b(?:take|catch|nimm|nehmt|mit) (?:the|a|der|dem|den|die) (?:bus|train|tram|ferry|zug|bahn|strassenbahn|fahre)\b|\bminutes?(?:'|s')? (?:walk|from|on foot)\b|\bminuten (?:zu fuss|vom|von)\b|\b(?:station|stop|haltestelle|bahnhof)\b.*\b(?:minut|behind|opposite|next|hinter|gegenuber|neben)|\banfahrt\b))`,
    ),
    // Travel to clients is charged.
    measure: (folded, asked) => (!asked.has('anfahrt') && matchEither(evidence.money, evidence.free).test(folded) ? -0.6 : 0),
    topics: ['tram (word)', 'train (word)', 'bus (word)', 'travel'],
    isNeed: true,
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'accessibility',
    asked:
      /\bwheelchair|\baccessib|\bstep-?free\b|\blift\b|\belevator\b|\bstairs\b|\brollstuhl|\bbarrierefrei|\baufzug\b|\btreppen?\b|\bstufen(?:frei|los)?\b/,
    statement:
      /\bwheelchair|\baccessib|\bstep-?free\b|\blift\b|\belevator\b|\bstairs\b|\bsteps\b|\bramp\b|\bground floor\b|\brollstuhl|\bbarrierefrei|\baufzug\b|\btreppen?\b|\bstufen?\w*\b|\brampe\b|\berdgeschoss\b|\bebenerdig\b/,
    topics: ['wheelchair (word)', 'lift (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'emergencies',
    asked:
      /\bemergenc|\burgent|\bout of hours\b|\bnotfall|\bdringend\b|\b(?:ill|sick|krank|verletzt)\b.*\b(?:sundays?|saturdays?|weekends?|night|sonntags?|samstags?|wochenende|nachts)\b|\b(?:sundays?|weekends?|sonntags?|wochenende|nachts)\b.*\b(?:ill|sick|krank|verletzt)\b/,
    statement: /\bemergenc|\burgent|\bout of hours\b|\bnotfall|\bnotdienst\b|\bdringend\b/,
    topics: ['emergency (word)', 'day', 'ill (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'premises',
    asked:
      /\bwhere(?:'s| is| are| can| do| would|abouts)\b.*\b(?:shop|store|workshop|studio|practice|office|clinic|gallery|bakery|restaurant|cafe|garage|salon|school|classes|class|lessons|course|stall)$|\bwo (?:ist|sind|liegt|finde|findet|finden|gibt)\b.*\b(?:laden|geschaft|werkstatt|praxis|atelier|studio|buro|kanzlei|backerei|restaurant|cafe|galerie|salon|kurs|kurse|unterricht|stand)(?: statt)?$/,
    statement: matchEither(
      evidence.address,
      ownPremises,
      /\b(?:arch|unit|no\.?|number|floor) \d+\b|\b(?:street|road|lane|avenue|square|quay|court|mews|market place)\b|\b[a-z]{2,30}(?:strasse|gasse|weg|platz|allee|ufer|markt)\b|\b(?:opposite|next to|behind|above|near|gegenuber|neben|hinter|uber) (?:the|dem|der|den)\b|\bhinterhof\b|\bcourtyard\b|\bupstairs\b|\b(?:erster?|zweiter?|dritter?) stock\b|\bon the (?:ground|first|second|third) floor\b/,
    ),
    titled: evidence.place,
    measure: (folded, asked) =>
      (ownPremises.exec(folded)?.some((word) => asked.has(word)) && !event.test(folded) ? 0.7 : 0) -
      (/\bpark(?:ing|en|platz)\b/.test(folded) || event.test(folded) ? 0.7 : 0),
    fields: ['Location'],
    topics: ['room', 'shop (word)', 'live'],
    isBroad: true,
    isOfAnyKind: true,
  },
]
