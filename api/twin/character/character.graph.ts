import { AnswerLengthEnum, AnswerToneEnum, ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { defineMutation } from '../../graphql/scopes.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { InputError } from '../../platform/errors.ts'
import type { Character, CharacterChange } from './character.service.ts'

const PersonEnum = builder.enumType('TwinPerson', {
  description: 'Grammatical person of a twin’s answers.',
  values: toEnumValues({ third: { description: 'By the owner’s name.' }, first: { description: 'As “I”, still disclosed as an AI.' } }),
})
export const SourceRuleEnum = builder.enumType('TwinSourceRule', {
  description: 'Sources that a twin may answer from.',
  values: toEnumValues({
    quotes_only: { description: 'Only verbatim quotations of public sources.' },
    public_sources: { description: 'Paraphrases of public sources only.' },
    general_knowledge: { description: 'Also general knowledge, marked as such, but never about the owner.' },
  }),
})

const CharacterType = builder.objectRef<Character>('TwinCharacter').implement({
  description: 'Character of a twin; visitors see only the greeting.',
  fields: (t) => ({
    tone: t.expose('tone', { type: AnswerToneEnum, description: 'Tone of the answers.' }),
    length: t.expose('length', { type: AnswerLengthEnum, description: 'Length of the answers.' }),
    person: t.expose('person', { type: PersonEnum, description: 'Whether the twin says “I” or the owner’s name.' }),
    greeting: t.exposeString('greeting', { nullable: true, description: 'Greeting on page and chat; null for none.' }),
    languages: t.exposeStringList('languages', {
      description: 'ISO 639-1 codes by preference; empty for the visitor’s language.',
    }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'Instructions for the language model; null for none. They cannot extend access.',
    }),
    declinedSubjects: t.exposeStringList('declinedSubjects', { description: 'Subjects that the twin declines.' }),
    declineReply: t.exposeString('declineReply', {
      nullable: true,
      description: 'Alternative offered when declining; null for none.',
    }),
    sourceRule: t.expose('sourceRule', { type: SourceRuleEnum, description: 'Sources that a twin may answer from.' }),
    approvalSubjects: t.exposeStringList('approvalSubjects', {
      description: 'Subjects whose answers wait for approval.',
    }),
    approvesEveryAnswer: t.exposeBoolean('approvesEveryAnswer', {
      description: 'Whether all answers wait for approval.',
    }),
  }),
})

builder.objectFields(ViewerType, (t) => ({
  twinCharacter: t.field({
    type: CharacterType,
    description: 'Character of the viewer’s twin, initially with default values.',
    resolve: (viewer, _args, { services }) => services.character.get(viewer),
  }),
  questionIdeas: t.stringList({
    description: 'Up to 8 questions that public content answers.',
    resolve: (viewer, _args, { services }) => services.character.suggestQuestions(viewer),
  }),
}))

const UpdateTwinCharacterInput = builder.inputType('UpdateTwinCharacterInput', {
  description: 'Changes of the character. Omitted fields stay unchanged; lists are replaced.',
  fields: (t) => ({
    tone: t.field({ type: AnswerToneEnum, description: 'Tone of the answers.' }),
    length: t.field({ type: AnswerLengthEnum, description: 'Length of the answers.' }),
    person: t.field({ type: PersonEnum, description: 'Whether the twin says “I” or the owner’s name.' }),
    greeting: t.string({ description: 'Greeting, at most 300 characters; blank clears it.' }),
    languages: t.stringList({ description: 'ISO 639-1 codes by preference; empty for the visitor’s language.' }),
    instructions: t.string({ description: 'Instructions, at most 2,000 characters; blank clears them.' }),
    declinedSubjects: t.stringList({ description: 'Subjects to decline, at most 20 of 80 characters.' }),
    declineReply: t.string({ description: 'Alternative when declining, at most 300 characters; blank clears it.' }),
    sourceRule: t.field({ type: SourceRuleEnum, description: 'Sources that a twin may answer from.' }),
    approvalSubjects: t.stringList({ description: 'Subjects that need approval, at most 20 of 80 characters.' }),
    approvesEveryAnswer: t.boolean({ description: 'Whether all answers wait for approval.' }),
  }),
})

const UpdateTwinCharacterPayload = builder.objectRef<{ character: Character }>('UpdateTwinCharacterPayload').implement({
  description: 'The character is used from the next answer.',
  fields: (t) => ({
    character: t.expose('character', { type: CharacterType, description: 'Character after the update.' }),
  }),
})

defineMutation('twin', 'updateTwinCharacter', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: UpdateTwinCharacterPayload,
    errors: { types: [InputError] },
    description: 'Changes the character of the viewer’s twin.',
    args: { input: t.arg({ type: UpdateTwinCharacterInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => ({
      character: await services.character.update(viewer, input as CharacterChange),
    }),
  }),
)
