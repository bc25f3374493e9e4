import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { answer, describeJson } from '../../rest/bodies.ts'
import { createRouteRegistration, requireViewer, type RestEnv } from '../../rest/router.ts'
import { createBodyMapper } from '../../platform/text/bodyMapper.ts'
import type { Character } from './character.service.ts'
import { answerLengths, characterChange, persons, sourceRules, tones } from './validation.ts'

const descriptions = {
  tone: 'Tone of the answers.',
  length: 'Length of the answers.',
  person: 'Whether the twin talks about its owner as “I” or by name.',
  greeting: 'Greeting on the public page and in the chat, at most 300 characters; null for none.',
  languages: 'ISO 639-1 codes, the preferred first; empty for the visitor’s language.',
  instructions: 'Instructions for the language model, at most 2,000 characters; null for none. They never change what the twin can read.',
  declined_subjects: 'Subjects on which the twin gives no answer, at most 20 of 80 characters.',
  decline_reply: 'Alternative offered when declining, at most 300 characters; null for none.',
  approval_subjects: 'Subjects on which answers wait for the owner’s approval, at most 20 of 80 characters.',
  approves_every_answer: 'Whether all answers wait for approval.',
  source_rule: 'How strictly the twin keeps to public sources. `general_knowledge` is marked in the answer and never used about the owner.',
} as const

const examples = {
  tone: 'warm',
  length: 'short',
  person: 'first',
  greeting: 'Welcome to my lighthouse.',
  languages: ['en', 'de'],
  instructions: 'Mention the summer tours.',
  declined_subjects: ['politics'],
  decline_reply: 'Ask me about birds instead.',
  source_rule: 'public_sources',
  approval_subjects: ['salary'],
  approves_every_answer: false,
} as const

const text = z.string().nullable()

const characterBody = z
  .object({
    tone: z.enum(tones).openapi({ description: descriptions.tone, example: examples.tone }),
    length: z.enum(answerLengths).openapi({ description: descriptions.length, example: examples.length }),
    person: z.enum(persons).openapi({ description: descriptions.person, example: examples.person }),
    greeting: text.openapi({ description: descriptions.greeting, example: examples.greeting }),
    languages: z.array(z.string()).openapi({ description: descriptions.languages, example: [...examples.languages] }),
    instructions: text.openapi({ description: descriptions.instructions, example: examples.instructions }),
    declined_subjects: z
      .array(z.string())
      .openapi({ description: descriptions.declined_subjects, example: [...examples.declined_subjects] }),
    decline_reply: text.openapi({ description: descriptions.decline_reply, example: examples.decline_reply }),
    source_rule: z.enum(sourceRules).openapi({ description: descriptions.source_rule, example: examples.source_rule }),
    approval_subjects: z
      .array(z.string())
      .openapi({ description: descriptions.approval_subjects, example: [...examples.approval_subjects] }),
    approves_every_answer: z
      .boolean()
      .openapi({ description: descriptions.approves_every_answer, example: examples.approves_every_answer }),
  })
  .openapi('TwinCharacter')

const change = characterChange.shape
const characterChangeBody = z
  .object({
    tone: change.tone.meta({ description: descriptions.tone, example: examples.tone }),
    length: change.length.meta({ description: descriptions.length, example: examples.length }),
    person: change.person.meta({ description: descriptions.person, example: examples.person }),
    greeting: change.greeting.meta({ type: ['string', 'null'], description: descriptions.greeting, example: examples.greeting }),
    languages: change.languages.meta({ description: descriptions.languages, example: examples.languages }),
    instructions: change.instructions.meta({
      type: ['string', 'null'],
      description: descriptions.instructions,
      example: examples.instructions,
    }),
    declined_subjects: change.declinedSubjects.meta({ description: descriptions.declined_subjects, example: examples.declined_subjects }),
    decline_reply: change.declineReply.meta({
      type: ['string', 'null'],
      description: descriptions.decline_reply,
      example: examples.decline_reply,
    }),
    source_rule: change.sourceRule.meta({ description: descriptions.source_rule, example: examples.source_rule }),
    approval_subjects: change.approvalSubjects.meta({ description: descriptions.approval_subjects, example: examples.approval_subjects }),
    approves_every_answer: change.approvesEveryAnswer.meta({
      description: descriptions.approves_every_answer,
      example: examples.approves_every_answer,
    }),
  })
  .openapi('TwinCharacterChange')

export function registerCharacterRoutes(app: OpenAPIHono<RestEnv>): void {
  const route = createRouteRegistration(app, 'Twin')

  route('get', '/twin-character', 'character', {
    summary: 'Get the character of the caller’s twin',
    description: 'Default values until the first change. Visitors see only the greeting.',
    responses: { 200: answer('Character.', characterBody) },
    handle: async (c) => c.json(showCharacter(await c.get('services').character.get(requireViewer(c))), 200),
  })

  route('put', '/twin-character', 'updateCharacter', {
    summary: 'Change the character of the caller’s twin',
    description: 'Omitted fields stay unchanged; lists are replaced. Used from the next answer.',
    request: { body: describeJson(characterChangeBody) },
    responses: { 200: answer('Character after the update.', characterBody) },
    handle: async (c) => {
      const { declined_subjects, decline_reply, source_rule, approval_subjects, approves_every_answer, ...same } = c.req.valid('json')
      const input = {
        ...same,
        declinedSubjects: declined_subjects,
        declineReply: decline_reply,
        sourceRule: source_rule,
        approvalSubjects: approval_subjects,
        approvesEveryAnswer: approves_every_answer,
      }
      return c.json(showCharacter(await c.get('services').character.update(requireViewer(c), input)), 200)
    },
  })

  route('get', '/twin-character/question-ideas', 'character', {
    summary: 'List ideas for suggested questions',
    description: 'Up to 8 questions that public content answers.',
    responses: {
      200: answer(
        'Questions.',
        z
          .object({ questions: z.array(z.string()).openapi({ description: 'Questions.', example: ['What do you do?'] }) })
          .openapi('QuestionIdeas'),
      ),
    },
    handle: async (c) => c.json({ questions: await c.get('services').character.suggestQuestions(requireViewer(c)) }, 200),
  })
}

const toCharacterBody = createBodyMapper(characterBody)

function showCharacter(character: Character): z.infer<typeof characterBody> {
  return toCharacterBody(character)
}
