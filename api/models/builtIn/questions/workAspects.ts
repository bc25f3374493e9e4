import { type Aspect, matchEither, owner } from './aspect.ts'
import { evidence } from './evidence.ts'

const anyWeekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun|diens|donners|frei|sams|sonn)(?:day|tag)s?\b|\bmittwochs?\b/

/** “Sundays we’re closed” for “And Sundays?” */
function namesAskedDay(folded: string, asked: ReadonlySet<string>): number {
  return Number([...asked].some((word) => anyWeekday.test(word) && folded.includes(word.replace(/s$/, ''))))
}

const entry = /\b(?:eintritt|entry|admission|entrance|door|tickets?|karten?|nichts|nothing|free|umsonst|hat|hut|spenden?|donations?)\b/

const currentStudies = /\b(?:i study|i(?: am|'m) studying|ich studiere|studiere ich)\b/

export const workAspects: readonly Aspect[] = [
  {
    name: 'opening hours',
    asked:
      /\bwhen (?:is|are) (?:\w+ ){1,4}open\b|\bopening (?:hours|times)\b|\bwhat time (?:do|does|is|are) (?:\w+ ){1,4}(?:open|close)\b|\b(?:is|are) (?:\w+ ){1,3}open\b|\bwhen (?:do|does) (?:\w+ ){1,3}(?:open|close)\b|\boffnungszeiten\b|\b(?:wann|wie lange|bis wann|ab wann)\b.*\b(?:offen|geoffnet|auf|zu|offnet|schliesst|macht ihr auf)$|\b(?:habt|hat|ist|seid|hast)\b.*\b(?:offen|geoffnet|auf|zu)$/,
    statement: matchEither(
      /\bopening (?:hours|times)\b|\boffnungszeiten\b|(?:day|tag|woch|winter|summer|sommer)s?\b.*\b(?:open|closed|shut|geschlossen|geoffnet|offen)\b|\b(?:open|geoffnet|offen|closed|shut|geschlossen|ruhetag)\b.*(?:\d|day|tag|woch|morning|noon|mittag|evening|abend|\b(?:from|between|von|zwischen) \w+ (?:to|until|till|and|bis|und) \w)|\b(?:von|zwischen) \w+ (?:bis|und) \w+\b.*\b(?:geoffnet|offen)\b/,
      /(?:day|tag|woch)s? (?:to|through|until|till|bis) \w+(?:day|tag|woch)s?\b|(?:day|tag|mittwoch|wochenende|weekend)s?\b.* (?:from|between|von|zwischen) \w+ (?:to|until|till|and|bis|und) \w+/,
    ),
    titled: anyWeekday,
    measure: namesAskedDay,
    topics: ['open', 'available', 'begin', 'visit'],
    isOfAnyKind: true,
  },
  {
    name: 'visits',
    asked:
      /\b(?:can|may|could) (?:i|we|people|visitors) (?:\w+ )?(?:come|visit|drop|stop|pop|swing|call)\b.*\b(?:\w+days?|weekends?|morning|evening|afternoon|today|tomorrow)\b|\b(?:can|may|could) (?:i|we|people|visitors) (?:\w+ )?(?:come (?:in|by|round|over|along|and)|visit|(?:drop|stop|pop|swing|call) (?:in|by|round|over))\b|\b(?:kann|darf|konnen|durfen|konnte|konnten) (?:ich|wir|man) (?:\w+ )*(?:vorbei\w*|besuchen|besichtigen|reinschauen|umsehen|umschauen)$|\b(?:kann|darf|konnen|durfen) (?:ich|wir|man) (?:\w+ )*(?:\w+tags?|mittwochs?|wochenende|morgens|abends|heute|morgen)\b.*\b(?:vorbei\w*|kommen|besuchen|besichtigen)\b/,
    statement: new RegExp(
      String.raw`\b\w+(?:day|tag|woch)s? (?:to|through|until|till|bis) \w+(?:day|tag|woch)s?\b|\bby appointment\b|\b(?:drop|pop|wander|walk|come|call|stop) (?:in|by|round|over)\b|\bvisitors?\b|\btours?\b|\bfuhr(?:e|en|ung|ungen)\b|\bvorbei(?:komm|schau)\w*\b|\bkommt vorbei\b|\bbesuch(?:e|er|en|t)?\b|\bnach (?:vereinbarung|absprache)\b|\b(?:open|offen|geoffnet|closed|geschlossen)\b`,
    ),
    measure: (folded) =>
      /\b(?:drop|pop|wander|walk|come|call|stop) (?:in|by|round|over)\b|\bvorbei|\bvisitors?\b|\bbesuch/.test(folded) ? 0.5 : 0,
    topics: ['open', 'available', 'visit'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'courses',
    asked:
      /\b(?:do|does|can|will) (?:you|she|he|they) (?:also |ever )?(?:teach|give|offer|run|hold)\b.*\b(?:lessons?|courses?|class(?:es)?|workshops?|seminars?|training)\b|\b(?:gibst|gibt|bietet|bietest|haltst|halt)\b.*\b\w*(?:kurse?|unterricht|workshops?|seminare?)\b|\b(?:can|could) (?:i|we|one|people|my \w+) (?:\w+ )?learn\b|\b(?:kann|konnen|konnte) (?:ich|wir|man|mein\w* \w+) .*\blernen\b/,
    statement:
      /\bteach(?:es|ing)?\b|\blessons?\b|\bcourses?\b|\bclass(?:es)?\b|\bworkshops?\b|\bseminars?\b|kurse?n?\b|\bunterrichte?\b|\bseminare?\b|\bbeginners?\b|\banfanger\w*\b/,
    topics: ['lesson', 'teacher', 'price'],
    isOfAnyKind: true,
  },
  {
    name: 'delivery',
    asked:
      /\b(?:ship|ships|shipping|deliver|delivers|delivery|post) (?:\w+ ){0,3}to\b|\b(?:do|does|can|could|will) (?:you|she|he|they) (?:\w+ )?(?:ship|deliver)\b|\b(?:liefer|verschick|versend)\w* (?:ihr|du|sie|er|man)\b|\b(?:verschicken|liefern|versenden)$|\bversand\b|\bbring(?:t|st) (?:du|er|sie|ihr)\b.*\b(?:wohnung|haus|hause)\b/,
    statement:
      /\btransport\w*\b|\bship(?:s|ped|ping|ment)?\b|\bdeliver\w*\b|\bpost(?:age|ed)?\b|\bliefer\w*\b|\bverschick\w*\b|\bversand\w*\b|\bversend\w*\b|\bcollect\w*\b|\babhol\w*\b/,
    measure: (folded) => (/\b(?:to|nach|within|innerhalb|worldwide|weltweit|abroad|ausland|only|nur)\b/.test(folded) ? 0.3 : 0),
    topics: ['ship', 'deliver (word)'],
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'vacancies',
    asked:
      /\bhiring\b|\bvacanc|\bjob openings?\b|\b(?:have|any|offer) (?:\w+ )?(?:jobs?|positions?|internships?|apprenticeships?)\b|\b(?:can|could) i work (?:for|with|at)\b|\b(?:do|start|get) an? (?:\w+ )?apprenticeship\b|\b(?:ausbildung|lehre)\b.*\b(?:machen|anfangen|beginnen)\b|\bmy (?:master|bachelor|phd|doctoral)|\bmeine (?:bachelor|master|doktor)arbeit\b|\bstell\w* (?:ihr|du|sie|er)\b.*\bein$|\bsuch(?:t|st) (?:ihr|du) (?:\w+ )?(?:leute|mitarbeiter\w*|personal|verstarkung)\b|\b(?:nimmst|nimmt|nehmt|nehmen|bildest|bildet|bilden|hast|habt|sucht|suchst|gibt) .*\b(?:lehrlinge?|auszubildende|azubis?|lehrstellen?|stellen?|ausbildungsplatz\w*|jobs?)\b/,
    statement:
      /\blooking for (?:an?|new|more|help)\b|\bvacanc|\bhiring\b|\bwe need\b|\bneed an?(?:other)?\b|\bsupervise (?:\w+ ){0,3}students?\b|\bplaces for\b|\bbetreue\b|\bbilde (?:ich|wir)\b|\bbilden wir\b|\bplace for an apprentice\b|\blehrstelle|\bausbildungsplatz|\b(?:suche|suchen) (?:ich|wir|eine?n?|noch)\b|\b(?:wir|ich) suchen?\b|\bstelle\w* (?:frei|ein)\b|\bplatz frei\b|\blehrlinge?\b/,
    topics: ['job (word)', 'apprentice (word)', 'work'],
    measure: (folded) => (/\b(?:looking for|suchen?|frei|lehrstelle\w*|bilde|bilden|betreue|supervise|places)\b/.test(folded) ? 0.5 : 0),
    isBroad: true,
    isOfAnyKind: true,
  },
  {
    name: 'discount',
    asked:
      /\b(?:pay|pays|zahl\w*|kost\w*)\b.*\b(?:less|weniger|halfte)\b|\bdiscounts?\b|\bcheaper\b|\breduced\b|\brabatt|\bermassig|\bnachlass\b|\bgunstiger\b/,
    statement:
      /\bdiscount|\breduc|\b(?:third|half|quarter|fifth|sixth|eighth|tenth|\w+ percent|\w+ per cent|\d ?%|euros?|pounds|francs) (?:less|off|discount|reduction)\b|\bhalf ?-?price\b|\b(?:lower|special|student|concession\w*) (?:rates?|prices?|fees?)\b|\bein (?:drittel|viertel|funftel|zehntel) (?:weniger|nachlass|gunstiger)\b|\bpays? (?:half|less)\b|\bzahl(?:t|en) (?:\w+ ){0,2}(?:halfte|weniger)\b|\bhalf of that\b|\b(?:for|fur) (?:[a-z]+ ){1,3}(?:only |nur |just )?[£$€]?\d+|\bhalf (?:the )?price|\bpercent\b|\bprozent\b|\d ?%|\bfree for\b|\brabatt|\bermassig|\bnachlass|\bhalben preis|\bdie halfte\b|\bcheaper\b|\bweniger\b|\bkostenlos fur\b/,
    topics: ['discount', 'price'],
    isOfAnyKind: true,
  },
  {
    name: 'price',
    asked:
      /\bset (?:me|us|one) back\b|\bafford\b|\bwhat(?:'s| is| was) the (?:\w+ )?(?:rent|fee|fare)\b|\bwie hoch (?:ist|war|sind|waren) (?:die|deine?|eure?) (?:\w*miete|pacht|\w*gebuhr(?:en)?)\b|\bhow much (?:extra|more|less)\b|^how much (?:to|for)\b|\bhow (?:do|does) \w+ (?:bill|charge)\b|\bausgeben\b|\bhow much (?:do|would|will|must|should) (?:i|we) (?:\w+ )?(?:pay|spend)\b|\b(?:was|wie ?viel) (?:muss|soll|zahle?) (?:ich|man|wir)\b.*\b(?:zahlen|bezahlen|ausgeben|rechnen)\b|\bwas zahl|\b(?:is|are) (?!you\b|she\b|he\b|they\b)(?:\w+ ){1,4}(?:for )?free(?: for \w+(?: \w+){0,2})?$|\bbudget\b|\b(?:do|does|must|muss|mussen) (?:\w+ ){1,4}(?:pay|zahlen|bezahlen)\b|\b(?:costs?|charges?|charging|pric(?:e|es|ing)|rates?|fees?|quote|expensive|tariff|cheap|free of charge)\b|\bhow much (?:\w+ ){1,6}(?:pay|paid|spend|spent)$|\bwie ?viel (?:\w+ ){1,6}(?:gezahlt|bezahlt|ausgegeben|gekostet|zahlt|zahlen)$|\bhow much (?:is|are|for|do(?:es)? (?:you|she|he|they|\w+) (?:want|ask|take)|would|will)\b|\bkost(?:et|en|est)\b|\bpreise?\b(?! gewonnen)|\b\w*honorar|\bgebuhr|\btarif|\b(?:tages|stunden)sa(?:tz|tze)\b|\bverlang(?:t|st|en|e)\b|\b(?:nimm(?:t|st)|nehmen)\b.*\b(?:fur|pro)\b|\b(?:would|do|does) (?:you|she|he|they) ask for\b|\bwomit (?:muss|mussen) (?:ich|wir|man) rechnen\b|\bwie ?viel\b.*\b(?:nimmst|nimmt|verlangst|verlangt|zahlt|zahle|kostet|berechnest|berechnet)\b|\bteuer\b|\bkostenlos\b|\beintritt\b/,
    statement: matchEither(evidence.money, evidence.free),
    measure: (folded, asked) =>
      (evidence.money.test(folded) && !/percent|prozent|%/.test(folded) ? 0.5 : 0) +
      (['eintritt', 'entry', 'admission', 'entrance'].some((word) => asked.has(word)) && entry.test(folded) ? 0.8 : 0),
    topics: ['price', 'pay'],
    isStrict: true,
    isOfAnyKind: true,
  },
  {
    name: 'teachers',
    asked:
      /\bwho (?:\w+ )?(?:taught|inspired|shaped|supervised|mentored|trained|influenced)\b|\bwho (?:\w+ )?(?:showed|introduced|got) you (?:how|to|into|the)\b|\bwer hat (?:dir|dich|ihr|ihm|sie|ihn)\b.*\b(?:gezeigt|gebracht)\b|\b(?:teachers?|professors?|supervisors?)\b|\b(?:her|his|your|their|a|any|who|main|important)(?: \w+)? (?:mentors?|tutors?)\b|\b(?:bei|von|unter) (?:wem|welche\w+)\b.*\b(?:studier|gelernt|lern|ausbild|ausgebildet|unterricht)|\bwer\b.*\b(?:unterrichtet|ausgebildet|beigebracht|betreut|gelehrt|angeleitet)\b|\bvon wem\b.*\bgelernt\b|\b(?:ihr|sein|dein)e?n? (?:\w+ )?(?:lehrer(?:in)?|professor(?:in)?|mentor(?:in)?|meister(?:in)?|doktorvater|doktormutter)\b|\bwho did (?:she|he|they|you) (?:learn|study)\b/,
    statement:
      /\b(?:my|our|a|the) (?:\w+ ){0,3}(?:teacher|professor|mentor|supervisor|tutor|master|trainer)\b|\b(?:prof|professor(?:in)?|dr) [a-z]+|\bmentored (?:me|by)\b|\b(?:he|she) (?:had|made|let) me\b|\b(?:er|sie) (?:liess|hat) mich\b|\b(?:showed|shown) (?:me|us)\b|\bzeigte (?:mir|uns)\b|\bmir (?:\w+ ){0,3}gezeigt\b|\btaught (?:me|us|by)\b|\bwho taught\b|\bbei (?:meister|frau|herrn|dr|prof)\w*\b|\bvon (?:ihm|ihr) habe ich\b|\bsupervis|\btrained (?:with|by|under)\b|\bunder (?:dr|prof)\b|\b(?:doctorate|phd|thesis|degree|studied|studies|trained|promovi\w+|studier\w*|promotion|doktorarbeit)\b.*\b(?:under|bei|unter) [a-z]+|\bapprentice\w* (?:to|with|under)\b|\blearn(?:ed|t) (?:\w+ ){0,6}from\b|\bstudied (?:\w+ ){0,4}(?:with|under)\b|\b(?:mein\w*|bei|von) (?:\w+ ){0,3}lehrer(?:in)?\b|\blehrer(?:in)? war\b|\bin die lehre\b|\bausbilder(?:in)?\b|\btook me on\b|\b(?:started|began|trained|worked|years) (?:\w+ ){0,3}(?:with|under) (?!my\b|a\b|the\b)[a-z]+|\b(?:angefangen|begonnen|lehre) (?:\w+ ){0,3}bei\b|\bassistant to\b|\bmy (?:\w+ )?schooling\b|\bassistent(?:in)? (?:von|bei)\b|\bgelernt (?:\w+ ){0,4}bei\b|\b(?:bei|von) (?:\w+ ){0,4}gelernt\b|\bmeister(?:in)? war\b|\bbeigebracht\b|\bbetreu/,
    topics: ['teacher', 'study', 'lesson', 'show (word)'],
  },
  {
    name: 'studies',
    asked:
      /\bstud(?:y|ies|ied|ying)\b|\bph\.?d\b|\bdoctora|\b(?:master'?s?|bachelor'?s?)\b|\btrain(?:ed)? at\b|^train$|\bpromoviert\b|\bdegrees?\b|\buniversit|\buni\b|\bcollege\b|\beducation\b|\bgraduat|\bwent to school\b|\bmajor in\b|\bqualifi|\bthesis\b|\balma mater\b|\bstudier|\bstudium\b|\bhochschul|\bstudiert\b|\bausbildung\b|\babschluss\b|\bacademic\b|\beducated\b|\btraining did\b|\bstudienfach\b|\bschule\b.*\b(?:ging|besucht)|\b(?:gelernt|lehre)\b|\bwhat did \w+ learn\b|\bwhere did \w+ (?:train|learn)\b|\bwo hat \w+ gelernt\b|\b(?:school|schule) did\b/,
    statement:
      /\bstudied\b|\bi did (?:\w+ ){1,4}at\b|\bdoctora|\bread (?:[a-z]+ ){1,4}at\b|\bstudy(?:ing)? (?:\w+ )?(?:at|in)\b|\bdegree\b|\b(?:ba|bsc|ma|msc|mba|llb|beng|meng) (?:in|,)|\buniversit|\bgraduat|\bbachelor|\bmaster'?s\b|\bmasters\b|\bph\.?d\b|\bdiploma\b|\bthesis\b|(?<!\bmy )\bapprentice|\btrained as\b|\bcollege\b|\bconservato|\bacademy\b|\bstudier|\bstudium\b|\buniversitat|\bhochschul|\bdiplom\b|\bausbildung\b|\blehre\b|\bgelernt habe ich\b|\bhabe ich (?:\w+ ){0,3}gelernt\b|\bich habe (?:\w+ ){0,6}gelernt\b|\b(?:re)?trained\b|\bqualified (?:as|in)\b|\b(?:year|month) (?:\w+ ){1,3}course\b|\blearn(?:ed|t) (?:my|the) (?:trade|craft)\b|\babschluss\b|\bpromo(?:tion|viert)|\bakademie\b|\bmeisterbrief\b/,
    measure: (folded, asked) =>
      ((asked.has('where') || asked.has('wo')) && /\b(?:at|universit\w+|college|hochschule|akademie|academy|an der)\b/.test(folded)
        ? 0.12
        : 0) + (['study', 'studying', 'studierst', 'studiert'].some((word) => asked.has(word)) && currentStudies.test(folded) ? 0.6 : 0),
    topics: ['study', 'lesson'],
    isAboutOwner: true,
  },
  {
    name: 'origin',
    asked:
      /\bwhere(?:'s| is| are| do| does| did) (?:she|he|they|you|her|his|your|their)\b.*\bfrom\b|\bwhere\b.*\b(?:born|grow up|grew up|raised|childhood)\b|\bgr[eo]w up\b|\bborn\b|\bchildhood\b|\bhome ?town\b|\bcome from\b|\baufgewachsen\b|\bgross geworden\b|\bjugend\b|\baufwachsen\b|\bwoher (?:\w+ )?(?:kommst|stammst|bist|(?:kommt|stammt|ist) (?:er|sie|ihr|seine|ihre|deine)\b)|\bwo (?:kommst|kommt) (?:du|er|sie|ihr) (?:\w+ )?her\b|\bgeboren\b|\bkindheit\b|\bherkunft\b/,
    statement:
      /\bborn\b|\bgrew up\b|\braised (?:in|on|near|by)\b|\bchildhood\b|\bi come from\b|\bcame (?:\w+ )?from\b|\bkam(?:en)? (?:\w+ )?aus\b|\bi(?:'m| am) from\b|\boriginally\b|\baufgewachsen\b|\bgross geworden\b|\bjugend\b|\bgeboren\b|\bkindheit\b|\b(?:komme|stamme) (?:\w+ )?aus\b|\bkomme ich aus\b|\bursprunglich\b|\bwuchs ich\b/,
    topics: ['origin', 'live', 'city', 'state'],
  },
  {
    name: 'previous work',
    asked:
      /\bwork(?:ed)? (?:\w+ )?before\b|\b(?:hast|hat) \w+ (?:vor|bevor) (?:der|dem|den|du|er|sie)\b.*\b(?:gemacht|gearbeitet)\b|\bbevor (?:du|er|sie)\b|\bbefore (?:she|he|you|they) (?:became|started|began|was|were|got)\b|\bbefore (?:becoming|turning|starting)\b|\bprevious(?:ly)? (?:\w+ )?(?:jobs?|employers?|work)|\bused to work\b|\b(?:former|last) (?:jobs?|employers?)\b|\bwhat did \w+ do before\b|\b(?:fruher|vorher|davor|zuvor) (?:\w+ ){0,3}(?:gearbeitet|gemacht|beschaftigt)\b|\bfruhere\w* (?:arbeitgeber|job|beruf)|\bwork(?:ed|ing)? (?:for|at|as|with|in) before\b|\bbefore (?:going|you went|she went|he went|they went|turning) \w+|\bvor (?:ihrer|seiner|deiner|der) selbststandigkeit\b/,
    statement:
      /\b(?:i|ich) (?:\w+ ){0,4}(?:trained|learn(?:ed|t)|gelernt|bearbeitet)\b|\bgelernte?r?\b|\b(?:vorher|davor|fruher|zuvor) (?:war|hab|habe|hatte|arbeitete) ich\b|\bbefore that,? i\b|\b(?:previously|formerly)\b|\bi was an?\b|\boriginally\b|\beigentlich\b|\b(?:until|bis) (?:19|20)\d\d\b|\bworked (?:\w+ )?(?:for|at|in|as)\b|\byears (?:at|with|in|\w+ing)\b|\bjob (?:at|with|in|for)\b|\bstayed (?:\w+ ){1,3}years\b|\bemployed\b|\bi left\b|\bquit\b|\bnotice\b|\bgearbeitet\b|\bangestellt\b|\bjahre (?:lang )?(?:\w+ )?(?:war|sass|bei|beim|an|im|in)\b|\bwar ich (?:\w+ ){0,4}jahre\b|\bgekundigt\b/,
    measure: (folded) =>
      /\b(?:(?:vorher|davor) (?:war|habe?|hatte) ich|before that,? i|i left|worked (?:at|for|in)|job (?:at|with|in|for)|years (?:at|in|with)|employed|angestellt|gearbeitet)\b/.test(
        folded,
      )
        ? 0.4
        : 0,
    topics: ['work', 'before', 'year', 'freelance', 'alone (word)'],
    isAboutOwner: true,
  },
  {
    name: 'employer',
    asked:
      /\b(?:where|for whom|who)\b.*\b(?:works?|working|worked|employed)(?: for| at)?\b|\bemployer\b|\bwhich (?:company|firm|newspaper|hospital|school|broadcaster|organi[sz]ation|magazine|agency|institute|museum|studio|bank|university|college|practice|lab|restaurant|hotel)\b.*\b(?:work|teach|lecture|employ|practi[sc]e)|\ban welcher (?:schule|uni\w*|hochschule|klinik)\b.*\b(?:arbeit|unterricht|lehr)|\bwo\b.*\b(?:arbeite\w*|tatig)\b|\b(?:fur|bei) (?:wen|wem|welche\w*)\b.*\b(?:arbeit\w*|tatig|angestellt)\b|\b(?:wo|bei wem|wem)\b.*\b(?:angestellt|beschaftigt|gearbeitet)\b|\b(?:fur|bei) wen?m? arbeite|\barbeitgeber\b|\bbei welche[rm] \w+ arbeite|\bwo (?:ist|war) \w+ (?:angestellt|beschaftigt)\b|\bwo (?:hat|hast) \w+ (?:\w+ ){0,3}gearbeitet\b/,
    statement:
      /\bwork(?:ed|ing|s)? (?:\w+ ){0,2}(?:at|for|with)\b|\bemployed\b|\bjoined\b|\b(?:am|i'm|was|been) (?:\w+ ){0,5}(?:at|for)\b|\bspent \w+ years (?:at|in|with)\b|\brun my own\b|\bmy own (?:company|business|studio|practice)\b|\bself-employed\b|\bfreelance\b|\bangestellt\b|\bbeim\b|\bwar ich\b.*\b(?:bei|in|am|im)\b|\barbeite\w*\b.*\b(?:bei|am|im|in|fur)\b|\bgearbeitet\b|\bbei\b|\bselbststandig\b|\bteam\b|\b(?:lehrer(?:in)?|arzt|arztin) (?:am|an)\b/,
    fields: ['About'],
    measure: (folded) =>
      /\b(?:war|was|were|spent|worked|joined|gearbeitet|gelernt|learn(?:ed|t)|davor|vorher|fruher)\b/.test(folded) ? 0 : 0.6,
    topics: ['work', 'press'],
    isAboutOwner: true,
  },
  {
    name: 'job',
    asked: new RegExp(
      `\\bfor a living\\b|\\bwhat (?:do|does) ${owner} (?:\\w+ )?do(?: for work| professionally| all day| at work)?$|\\b(?:job|profession|occupation|line of work|day job)$|\\b(?:what|which)\\b.*\\b(?:job|profession|occupation|line of work|career)\\b|\\bwhat (?:is|are|kind of work)\\b.*\\bwork(?:ing)? as\\b|\\bwork as\\b|\\bwhat kind of work\\b|\\bberuf(?:lich)?\\b|\\bwas (?:arbeite|schafft)|\\barbeite\\w* (?:\\w+ )?als\\b|\\bwas mach(?:t|st) \\w+(?: \\w+)?$|\\btatig\\b|\\bjob\\b|\\bwomit verdien|\\bwovon leb|\\bvon beruf\\b`,
    ),
    statement:
      /\bi(?:'m| am) an? \w+|\bi have been an? \w+|\bwork(?:ing)? as\b|\b(?:engineer|designer|teacher|researcher|journalist|writer|developer|doctor|nurse|architect|artist|photographer|consultant|carpenter|baker|musician|lawyer|scientist|editor|translator|coach|founder|potter)\b|\bich bin \w+(?:er|in|ist|or|at|ur)\b|\barbeite\w* (?:\w+ ){0,3}als\b|\bvon beruf\b|\b\w+(?:lehrer|arzt|architekt|ingenieur|entwickler|forscher|meister|tischler|backer|berater|journalist|ubersetzer|fotograf|gestalter)(?:in)?\b/,
    fields: ['Job title', 'About'],
    prefersFields: true,
    topics: ['work', 'live', 'earn'],
  },
  {
    name: 'home',
    asked:
      /\bwhere\b.*\b(?:live|lives|living|based|located|reside|resides|home)\b|\bwhere (?:is|are) (?:she|he|they|you)(?: now| currently)?$|\b(?:which|what) (?:city|country|town|place)\b.*\b(?:live|based|in)\b|^(?:does|do|is|are) \w+ (?:live|living|based) in\b|\bwo\b.*\b(?:wohn|leb|zuhause|daheim|sitzt|ansassig)|\bwohn(?:t|st|en|ort)\b|\bin welche[rm] (?:stadt|land|ort)\b/,
    statement:
      /\bi live\b|\bwe live\b|\bi(?:'m| am) based\b|\bmy home is\b|\b(?:wohne|lebe) (?:ich|in|seit|mit|heute|jetzt)\b|\bich (?:wohne|lebe)\b/,
    fields: ['Location'],
    prefersFields: true,
    topics: ['live', 'city', 'state'],
  },
  {
    name: 'hobbies',
    asked:
      /\b(?:is|are) \w+ into$|\bto (?:relax|unwind)\b|\bhobb(?:y|ies)\b|\b(?:spare|free|leisure) time\b|\bfor fun\b|\binterests?\b|\bpassions?\b|\bwhat (?:do|does) \w+ (?:like|enjoy|love)(?: to do| doing)?$|(?:\bnot|n't) (?:working|at work)\b|\bweekends?\b.*\bdo\b|\boutside (?:of )?work\b|\bhobbys?\b|\bfreizeit\b|\binteressen\b|\bwofur interessier|\bprivat gerne?\b|\bwas macht \w+ (?:\w+ )?gern|\bnach feierabend\b|\bwas\b.*\bam wochenende\b/,
    statement:
      /\bhobb(?:y|ies)\b|\b(?:spare|free) time\b|\boutside (?:of )?work\b|\bfor fun\b|\bat weekends\b|\bwhen i(?:'m| am) not\b|\bhobbys?\b|\bfreizeit\b|\bwenn ich nicht\b|\bam wochenende\b|\bleidenschaft/,
    fields: ['Interests'],
    prefersFields: true,
    topics: ['hobby', 'work'],
  },
  {
    name: 'current work',
    asked:
      /\bworking on\b|\bworan arbeite|\barbeite\w* \w+ gerade\b|\b(?:up to|busy with) (?:these days|at the moment|right now|currently|lately)\b/,
    statement:
      /\bat the moment\b|\bcurrently\b|\bright now\b|\bthis year\b|\bworking on\b|\bzurzeit\b|\bgerade\b|\bderzeit\b|\bmomentan\b|\baktuell\b|\bim moment\b/,
    fields: ['Project'],
    isList: true,
    prefersStatements: true,
    topics: ['project', 'work'],
  },
  {
    name: 'team',
    asked:
      /\bemployees\b|\bstaff\b|\bangestellten?\b|\bhow many (?:people|of you)\b.*\bwork\b|\bwie ?viele (?:leute|mitarbeiter\w*|personen|menschen|kolleg\w+|seid ihr)\b(?:.*\barbeite\w*\b|$)|\bwho(?:m)?\b.*\bwork(?:s|ing)? (?:together )?with\b|\bwork(?:s|ing)? with (?:her|him|you|them|anyone|someone|others|other people)\b|\bcolleagues?\b|\b(?:in|on) (?:the|your|her|his|their) team\b|\bwho helps\b|\bmit wem\b.*\b(?:arbeite|zusammen)|\bkolleg|\bwer hilft\b|\b(?:im|dein|sein|ihr)(?:em)? team\b|\bmitarbeiter\b|\b(?:alone|allein|alleine)\b/,
    statement:
      /\bteam\b|\bcolleague|\bco-?workers?\b|\bwe are\b|\bon my own\b|\bby myself\b|\b(?:just|only) me\b|\b(?:\w+) of us\b|\bwork(?:s|ed|ing)? (?:\w+ ){0,3}with\b|\bassistant\b|\b(?:my|our|an|\w+s) apprentices?\b(?! of)|\bemploy|\bstaff\b|\balone\b|\bzu (?:zweit|dritt|viert|funft)\b|\bkolleg|\bmitarbeiter|\bwir sind\b|\bgeselle|\bauszubildende|\bleute\b|\bpersonen\b|\ballein\b|\btogether with\b|\bgemeinsam mit\b/,
    measure: (folded, asked) =>
      asked.has('alone') || asked.has('allein') || asked.has('alleine')
        ? Number(/\b(?:alone|on my own|by myself|(?:just|only) me|of us|alleine?|zu (?:zweit|dritt|viert|funft))\b/.test(folded))
        : 0,
    topics: ['team', 'work'],
  },
  {
    name: 'projects',
    asked: new RegExp(
      `\\b(?:what|which|any|her|his|your|their|current|tell me about) (?:\\w+ )?projects\\b|\\bwhat (?:has|have|did) ${owner} (?:built?|made?|create[d]?|done)$|\\bwelche projekte\\b|\\b(?:ihre|seine|deine|aktuelle[n]?) projekte\\b|\\bprojekt(?:e|en)? (?:hat|hast|macht|machst|gibt)`,
    ),
    statement: /\bproject\b|\bprojekt\b|\bworking on\b/,
    fields: ['Project'],
    prefersFields: true,
    isList: true,
    topics: ['project', 'work'],
  },
  {
    name: 'clients',
    asked: /\bclients?\b|\bcustomers?\b|\bkund(?:en|innen)\b|\bauftraggeber\b|\bworked with\b/,
    statement:
      /\bclients?\b|\bcustomers?\b|\bworked (?:for|with)\b|\bi (?:\w+ )?work (?:for|with)\b|\bkund(?:en|innen)\b|\bauftraggeber\b|\bgearbeitet (?:fur|mit)\b|\barbeite (?:\w+ )?(?:fur|mit)\b|\bfor companies\b/,
    topics: ['client', 'work'],
  },
  {
    name: 'services',
    asked:
      /\bservices?\b.*\b(?:offer|provide)|\bwhat (?:do|does|can) \w+ (?:offer|provide|sell|make|build)s?$|\bwhat can (?:you|she|he|they) do for\b|\b(?:help|hire) (?:me |us |\w+ )(?:with|for)$|\bleistungen\b|\bbiete(?:t|st)\b.*\ban$|\bwas (?:verkaufst|verkauft|baut|baust) \w+$/,
    statement:
      /\bi (?:\w+ )?(?:offer|provide|make|build|sell|help|design|repair|write|teach|record|plan|restore|translate|train|advise)\b|\bservices\b|\bleistungen\b|\bich (?:biete|mache|baue|verkaufe|helfe|berate|plane|repariere|ubersetze)\b|\bbiete ich\b/,
    fields: ['About', 'Skills'],
    topics: ['skill', 'work', 'buy'],
  },
  {
    name: 'experience',
    asked: /\bexperience\b|\berfahrung(?:en)?\b/,
    statement: /\bexperience\b|\byears\b|\bsince\b|\bseit\b|\berfahrung|\bjahre\b/,
    topics: ['work', 'year'],
  },
  {
    name: 'skills',
    asked:
      /\bskills?\b|\bgood at\b|\bexpertise\b|\bspeciali[sz]e[sd]?\b|\bstrengths?\b|\bfahigkeit|\bgut in\b|\bkann \w+ (?:besonders )?gut\b|\bstarken\b|\bkenntnisse\b/,
    statement: /\bspeciali[sz]|\bexpert|\bgood at\b|\bspezialis|\bschwerpunkt\b|\berfahrung\b/,
    fields: ['Skills'],
    prefersFields: true,
    topics: ['skill'],
  },
  {
    name: 'equipment',
    asked:
      /\bwhat (?:do|does) \w+ \w+ (?:with|on)$|\b(?:equipment|gear|tools?|camera|instruments?|software|setup|devices?|machines?|tech stack)\b.*\buse[sd]?\b|\b(?:equipment|gear|setup|tech stack)\b|\bwomit\b.*\b(?:arbeite|nimm|fotografier|zeichne|bau|mach)|\bmit welche[mnr] (?:gerat\w*|werkzeug\w*|kamera|software|technik)\b|\bausrustung\b|\bwerkzeuge?\b/,
    statement:
      /\bi (?:\w+ )?(?:use|record|shoot|work|draw|write|cut|print|build|mix|edit|cook|bake|paint|carve|fire|sew|weave) (?:\w+ ){0,3}(?:with|on|in)\b|\b(?:my|favou?rite) (?:\w+ )?(?:tool|camera|machine|setup|oven|loom|lathe|kiln)\b|\bi use\b|\bich (?:benutze|verwende|arbeite mit|nutze)\b|\bmein (?:liebstes )?(?:werkzeug|gerat)|\bmit (?:einer|einem|meiner|meinem)\b/,
    topics: ['equipment', 'use'],
    isBroad: true,
  },
  {
    name: 'name',
    asked:
      /\b(?:full|real|last|first|sur|family) ?name\b|\bwhat is (?:her|his|their|your) name$|\bwie heisst (?:sie|er|du)$|\b(?:vor|nach|familien)name\b|\bwhat are you called\b/,
    fields: ['Name'],
    topics: ['name'],
  },
]
