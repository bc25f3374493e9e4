import { z } from 'zod'
import { question } from '../../../agents/profilePal/questions.ts'
import { detectIntent } from '../../../platform/language/intents.ts'
import { findCommand } from '../../../agents/profilePal/commands.ts'
import { extractValues } from './profileAnswers.ts'
import { type ProfilePalPhrases, getProfilePalPhrases } from './profilePalPhrases.ts'
import { type Move, type Situation, truncateMiddle } from '../situation.ts'
import { proposeProfileChange } from '../../../agents/tools/proposeProfileChange.ts'
import { ask, finishOnboarding, readProfileToAsk } from '../../../agents/profilePal/tools.ts'
import { type Language, detectLanguage, tokenize } from '../../../platform/language/words.ts'
import { type ProfileField, profileFields } from '../../../agents/tools/profileFields.ts'

const change = z.object({
  proposalId: z.string(),
  field: z.string(),
  value: z.unknown(),
  status: z.enum(['pending', 'accepted', 'rejected']),
})
const readResult = z.object({
  isOnboarded: z.boolean(),
  proposals: z.array(change),
  notAskedYet: z.array(z.enum(profileFields)),
  askedUnanswered: z.array(z.enum(profileFields)),
  openQuestion: question.nullable(),
})
const proposeResult = z.object({
  proposals: z.array(change.extend({ value: z.string() })),
  alreadyThere: z.array(z.string()),
})

const isProposed = z.object({ proposed: z.literal(true) })

interface Progress extends z.output<typeof readResult> {
  phrases: ProfilePalPhrases
}

/** Stateless: progress is derived from the profile, the proposals and the questions asked. */
export function respondAsProfilePal(situation: Situation): Move {
  const { utterance, results } = truncateMiddle(situation)
  const findResult = (tool: string) => results.find((result) => result.tool === tool)
  const read = findResult(readProfileToAsk.name)
  if (!read) return { call: readProfileToAsk.name, input: {} }
  if (read.isError) return { say: getProfilePalPhrases(detectLanguage(utterance)).failed }
  const state = readResult.parse(read.output)
  const { openQuestion } = state
  const phrases = getProfilePalPhrases(chooseLanguage(utterance, openQuestion?.question))
  const progress = { ...state, phrases }

  const finished = findResult(finishOnboarding.name)
  if (finished && isProposed.safeParse(finished.output).success) return { say: phrases.finishYourself }
  if (finished) return { say: finished.isError ? phrases.failed : `${phrases.finished} ${formatRest(progress)}` }
  const field = profileFields.find((one) => one === openQuestion?.about)
  const proposed = findResult(proposeProfileChange.name)
  if (proposed && field) {
    if (proposed.isError) return askAbout(field, phrases, String(proposed.output))
    const { proposals, alreadyThere } = proposeResult.parse(proposed.output)
    return continueWith(progress, proposals.length > 0 ? '' : phrases.knownAlready(alreadyThere))
  }
  return field ? handleAnswer(field, utterance, progress) : handleOtherMessage(utterance, progress)
}

function handleAnswer(field: ProfileField, utterance: string, progress: Progress): Move {
  const { phrases } = progress
  const command = findCommand(utterance)
  switch (command?.kind) {
    case 'skip':
    case 'no':
      return continueWith(progress, phrases.skipped)
    case 'stop':
    case 'finish':
      return end(progress, phrases.stopped)
    case 'change':
      return askAbout(command.field, phrases)
    case 'go-on':
      return askAbout(field, phrases)
    case 'yes':
      return askAbout(field, phrases, phrases.again)
  }
  const aside = findInterjection(utterance, phrases)
  if (aside !== null) return askAbout(field, phrases, aside)
  const values = extractValues(field, utterance).slice(0, 50)
  if (values.length === 0) return askAbout(field, phrases, phrases.again)
  return { call: proposeProfileChange.name, input: { field, values } }
}

function handleOtherMessage(utterance: string, progress: Progress): Move {
  const { phrases, openQuestion, notAskedYet, askedUnanswered } = progress
  const isFinishing = openQuestion?.about === 'finishing'
  const command = findCommand(utterance)
  if (isFinishing && (command?.kind === 'yes' || command?.kind === 'finish')) return { call: finishOnboarding.name, input: {} }
  if (isFinishing && (command?.kind === 'no' || command?.kind === 'stop')) return { say: `${phrases.notFinished} ${formatRest(progress)}` }
  switch (command?.kind) {
    case 'stop':
    case 'finish':
      return end(progress, phrases.stopped)
    case 'change':
      return askAbout(command.field, phrases)
    case 'go-on':
    case 'skip': {
      const next = notAskedYet[0] ?? askedUnanswered[0]
      return next ? askAbout(next, phrases) : end(progress, phrases.allFilled)
    }
  }
  const aside = findInterjection(utterance, phrases)
  if (aside === phrases.thanks && !isFinishing) return { say: aside }
  // An unsolicited question would turn the next message into a proposal.
  if (progress.isOnboarded) return end(progress, aside ?? (command ? undefined : phrases.onlyProfile))
  return isFinishing ? end(progress, aside ?? undefined) : continueWith(progress, aside ?? undefined)
}

function continueWith(progress: Progress, lead?: string): Move {
  const [next] = progress.notAskedYet
  if (next) return askAbout(next, progress.phrases, lead)
  return end(progress, [lead || [], lead === undefined ? progress.phrases.allFilled : progress.phrases.lastQuestion].flat().join(' '))
}

function end(progress: Progress, lead?: string): Move {
  const { phrases, isOnboarded } = progress
  if (isOnboarded) return { say: [lead ?? [], formatRest(progress)].flat().join(' ') }
  return { ...(lead ? { say: lead } : {}), call: ask.name, input: { about: 'finishing', question: phrases.askToFinish } }
}

function askAbout(field: ProfileField, phrases: ProfilePalPhrases, lead?: string): Move {
  return { ...(lead ? { say: lead } : {}), call: ask.name, input: { about: field, question: phrases.questions[field] } }
}

function formatRest({ phrases, proposals }: Progress): string {
  return phrases.rest(proposals.filter(({ status }) => status === 'pending').length)
}

const longestAside = 8

/** Messages that must not be stored in the profile, such as greetings. */
function findInterjection(utterance: string, phrases: ProfilePalPhrases): string | null {
  if (tokenize(utterance).length > longestAside) return null
  const { kind } = detectIntent(utterance)
  if (kind === 'greeting' || kind === 'about') return phrases.about
  if (kind === 'thanks') return phrases.thanks
  return utterance.trim().endsWith('?') ? phrases.about : null
}

/** Short answers have the language of the question. */
function chooseLanguage(utterance: string, asked: string | undefined): Language {
  const questions = Object.values(getProfilePalPhrases('de').questions)
  const isAskedInGerman = asked !== undefined && [...questions, getProfilePalPhrases('de').askToFinish].includes(asked)
  return isAskedInGerman && tokenize(utterance).length <= 5 ? 'de' : detectLanguage(utterance)
}
