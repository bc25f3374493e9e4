import { containsSecret } from '../../../memory/secrets.ts'
import { answerFromFiles, findInFiles } from '../sources/files.ts'
import { completeQuestion } from '../followUps.ts'
import { detectIntent, isQuestion } from '../../../platform/language/intents.ts'
import { pickBest } from '../matching.ts'
import { readOwnProfile } from '../../../agents/tools/profileFields.ts'
import { type Phrases, getPhrases } from '../phrases.ts'
import { type Move, type Situation, truncateMiddle } from '../situation.ts'
import { findSum } from '../sources/sums.ts'
import { extractPlace, findTimezone } from '../timezones.ts'
import { findContentWords, detectLanguage } from '../../../platform/language/words.ts'
import { currentTime } from '../../../agents/tools/currentTime.ts'
import { forget } from '../../../agents/tools/forget.ts'
import { readProfile } from '../../../agents/tools/readProfile.ts'
import { remember } from '../../../agents/tools/remember.ts'
import { scheduleTask } from '../../../agents/tools/scheduleTask.ts'
import { searchMemories } from '../../../agents/tools/searchMemories.ts'
import { formatQuotations, selectNewFiles, toQuery, toQuotation, recall } from './recall.ts'
import { addSubject, completeRequest, isScheduleRequest, readSchedule } from './schedules.ts'
import { forgetResult, memoriesResult, proposedResult, refusedResult, rememberResult, scheduledResult, timeResult } from './toolResults.ts'

export function respondAsAssistant(asked: Situation): Move {
  const said = truncateMiddle(asked)
  const hasNewFiles = selectNewFiles(said).length > 0
  const situation = { ...said, utterance: hasNewFiles ? said.utterance : completeQuestion(said.utterance, said.before ?? []) }
  const { utterance, previousAnswer, today, results } = situation
  const chosen = situation.answers?.language
  const phrases = getPhrases(chosen === 'en' || chosen === 'de' ? chosen : detectLanguage(utterance), today)
  if (results.some(({ isError }) => isError)) return { say: phrases.failed }
  const sum = findSum(utterance, detectLanguage(utterance))
  if (sum) return { say: phrases.worksOut(sum) }
  const intent = followUp(utterance, previousAnswer) ?? detectIntent(utterance)
  const isReminder = intent.kind === 'remember' && intent.isReminder
  const request = completeUtterance(situation)
  if (situation.tools.has(scheduleTask.name) && (request !== utterance || isScheduleRequest(utterance, isReminder)))
    return schedule({ ...situation, utterance: request }, phrases)
  switch (intent.kind) {
    case 'greeting':
    case 'thanks':
    case 'goodbye':
    case 'nod':
    case 'about':
      return { say: phrases[intent.kind] }
    case 'statement':
      return { say: situation.tools.has(remember.name) ? phrases.notedOnly : phrases.remembersNothingHere }
    case 'other':
      return {
        say:
          findInFiles(utterance, selectNewFiles(situation), phrases) ??
          answerFromFiles(selectNewFiles(situation), phrases) ??
          phrases.other,
      }
    case 'now':
      return tellTime(situation, phrases)
    case 'list':
      return listMemories(situation, phrases)
    case 'remember':
      return keep(intent, situation, phrases)
    case 'forget-everything':
      return { say: situation.tools.has(forget.name) ? phrases.oneAtATime : phrases.cannotForgetHere }
    case 'forget':
      return forgetMemory(intent.text, situation, phrases)
    case 'recall':
      return recall(intent.text, situation, phrases)
  }
}

function followUp(utterance: string, previousAnswer: string | null) {
  if (!previousAnswer || isQuestion(utterance) || detectIntent(utterance).kind === 'forget') return null
  const wasAsked = (pick: (phrases: Phrases) => string) =>
    (['en', 'de'] as const).some((language) => previousAnswer.startsWith(pick(getPhrases(language, ''))))
  if (wasAsked((phrases) => phrases.askWhatToRemember)) return { kind: 'remember', text: utterance, isReminder: false } as const
  const isAboutForgetting = ['askWhatToForget', 'oneAtATime', 'whichToForget'] as const
  if (isAboutForgetting.some((key) => wasAsked((phrases) => phrases[key]))) return { kind: 'forget', text: utterance } as const
  return null
}

/** With the answer to the question when, or what to remind of. */
function completeUtterance({ utterance, previousAnswer, before = [] }: Situation): string {
  const wasAsked = (key: 'askWhen' | 'askOtherRecurrence' | 'askWhatToRemindOf') =>
    (['en', 'de'] as const).some((language) => previousAnswer === getPhrases(language, '')[key])
  const request = before.at(-1) ?? ''
  const isSubject = wasAsked('askWhatToRemindOf') && ['other', 'statement', 'remember'].includes(detectIntent(utterance).kind)
  return (
    ((wasAsked('askWhen') || wasAsked('askOtherRecurrence')) && completeRequest(request, utterance)) ||
    (isSubject && addSubject(request, utterance)) ||
    utterance
  )
}

function schedule({ utterance, results }: Situation, phrases: Phrases): Move {
  const now = timeResult.safeParse(results[0]?.output)
  if (!now.success) return { call: currentTime.name, input: {} }
  const wanted = readSchedule(utterance, now.data, detectLanguage(utterance))
  if (wanted === null) return { say: phrases.askWhen }
  if (wanted === 'unsupported') return { say: phrases.askOtherRecurrence }
  if (wanted === 'untitled') return { say: phrases.askWhatToRemindOf }
  if (wanted === 'past') return { say: phrases.timeHasPassed }
  const scheduled = scheduledResult.safeParse(results[1]?.output)
  if (scheduled.success) return { say: 'proposed' in scheduled.data ? phrases.proposedSchedule : phrases.timeHasPassed }
  return { call: scheduleTask.name, input: { ...wanted } }
}

function tellTime({ utterance, results }: Situation, phrases: Phrases): Move {
  const place = extractPlace(utterance)
  const timezone = place === null ? null : findTimezone(place)
  if (place !== null && timezone === null) return { say: phrases.unknownPlace(place) }
  const now = timeResult.safeParse(results[0]?.output)
  if (!now.success) return { call: currentTime.name, input: timezone === null ? {} : { timezone } }
  return { say: phrases.now({ day: now.data.date, time: now.data.time, timezone: now.data.timezone }) }
}

/** New users may have completed only their profile. */
function listMemories({ results, tools }: Situation, phrases: Phrases): Move {
  const found = memoriesResult.safeParse(results[0]?.output)
  if (!found.success) return { call: searchMemories.name, input: { query: '' } }
  const { memories, total = memories.length } = found.data
  if (memories.length > 0) return { say: formatQuotations(phrases.remembers(total), memories.map(toQuotation), phrases) }
  const profile = results.find(({ tool }) => tool === readProfile.name)
  if (!profile && tools.has(readProfile.name)) return { call: readProfile.name, input: {} }
  const fields = profile ? readOwnProfile(profile.output) : []
  return { say: fields.length > 0 ? phrases.wholeProfile(fields) : phrases.nothingRemembered }
}

function keep({ text, isReminder }: { text: string; isReminder: boolean }, { results, tools }: Situation, phrases: Phrases): Move {
  if (!tools.has(remember.name)) return { say: phrases.remembersNothingHere }
  if (findContentWords(text).length === 0) return { say: phrases.askWhatToRemember }
  if (containsSecret(text)) return { say: phrases.keepsNoSecrets }
  const proposed = proposedResult.safeParse(results[0]?.output)
  if (proposed.success) return { say: phrases.proposedToRemember(proposed.data) }
  const refused = refusedResult.safeParse(results[0]?.output)
  if (refused.success) return { say: refused.data.reason === 'off' ? phrases.remembersNothing : phrases.neverRemembers }
  const remembered = rememberResult.safeParse(results[0]?.output)
  if (!remembered.success) return { call: remember.name, input: { content: text.slice(0, 1000) } }
  const { content, createdOn, isNew, replaced } = remembered.data
  const kept = isNew ? phrases.remembered(content, replaced ?? null) : phrases.knewAlready({ text: content, day: createdOn })
  return { say: isReminder ? `${kept}\n\n${phrases.sendsNoReminders}` : kept }
}

function forgetMemory(text: string, { tools, results }: Situation, phrases: Phrases): Move {
  if (!tools.has(forget.name)) return { say: phrases.cannotForgetHere }
  if (findContentWords(text).length === 0) return { say: phrases.askWhatToForget }
  const [found, forgotten] = results
  if (forgotten) {
    const proposed = proposedResult.safeParse(forgotten.output)
    if (proposed.success) return { say: phrases.proposedToForget(proposed.data) }
    const { forgotten: content, remainsIn } = forgetResult.parse(forgotten.output)
    const threads = remainsIn.map(({ threadId: id, threadName: name }) => ({ id, name }))
    return { say: content === null ? phrases.nothingToForget : phrases.forgotten(content, threads) }
  }
  if (!found) return { call: searchMemories.name, input: { query: toQuery(text) } }
  const meant = pickBest(text, memoriesResult.parse(found.output).memories, ({ content }) => content, { pairWeight: 0 })
  if (meant.length > 1) return { say: formatQuotations(phrases.whichToForget, meant.map(toQuotation), phrases) }
  return meant[0] ? { call: forget.name, input: { memoryId: meant[0].memoryId } } : { say: phrases.nothingToForget }
}
