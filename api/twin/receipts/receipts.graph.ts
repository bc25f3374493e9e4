import { ViewerType } from '../../account/graph.ts'
import { CitationKindEnum } from '../../chat/steps/steps.graph.ts'
import { builder } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { SourceRuleEnum } from '../character/character.graph.ts'
import type { Receipt, ReceiptPassage } from './receipts.service.ts'

const AdmissionRuleEnum = builder.enumType('TwinAdmissionRule', {
  description: 'Rule by which a twin may use a passage.',
  values: toEnumValues({
    public_field: { description: 'Public field of the profile.' },
    public_note: { description: 'Note shared with the visitor.' },
    public_story: { description: 'Story shared with the visitor.' },
    public_document: { description: 'Document shared with the visitor.' },
    correction: { description: 'Correction of an earlier answer.' },
  }),
})

const WithholdingRuleEnum = builder.enumType('TwinWithholdingRule', {
  description: 'Rule by which content was withheld.',
  values: toEnumValues({
    hidden_item: { description: 'Item that the visitor can’t read.' },
    hidden_field: { description: 'Profile field that the visitor can’t read.' },
    withdrawn_source: { description: 'Answer with a source no longer public.' },
    less_relevant: { description: 'Public passage that matched less than others.' },
  }),
})

const ReceiptPassageType = builder.objectRef<ReceiptPassage>('TwinReceiptPassage').implement({
  description: 'Passage given to the model.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number in brackets in the answer, if cited.' }),
    kind: t.expose('kind', { type: CitationKindEnum, description: 'Type of the source.' }),
    sourceId: t.exposeString('sourceId', { description: 'UUID of the item, or field name.' }),
    title: t.exposeString('title', { description: 'Title of the source at that time.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'Text given to the model; null once deleted or not public.',
    }),
    ordinal: t.int({ nullable: true, description: 'Passage number in a document, if any.', resolve: ({ ordinal }) => ordinal }),
    page: t.int({ nullable: true, description: 'Page in the document, if any.', resolve: ({ page }) => page }),
    rule: t.expose('rule', { type: AdmissionRuleEnum, description: 'Rule that admitted it.' }),
  }),
})

const WithheldType = builder.objectRef<Receipt['withheld'][number]>('TwinReceiptWithheld').implement({
  description: 'Content withheld from the model.',
  fields: (t) => ({
    rule: t.expose('rule', { type: WithholdingRuleEnum, description: 'Rule that withheld it.' }),
    count: t.exposeInt('count', { description: 'Number of items, fields, answers or passages.' }),
  }),
})

const ReceiptType = builder.objectRef<Receipt>('TwinReceipt').implement({
  description: 'Owner’s content in the last model request.',
  fields: (t) => ({
    model: t.exposeString('model', { description: 'Name of the model.' }),
    sourceRule: t.expose('sourceRule', { type: SourceRuleEnum, description: 'How strictly the twin kept to public sources.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When the request was sent.' }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'Milliseconds until completion; null before.',
    }),
    promptTokens: t.exposeInt('promptTokens', { nullable: true, description: 'Tokens read by the model, if reported.' }),
    completionTokens: t.exposeInt('completionTokens', {
      nullable: true,
      description: 'Tokens written by the model, if reported.',
    }),
    passages: t.field({
      type: [ReceiptPassageType],
      description: 'Passages given to the model, by number.',
      resolve: ({ passages }) => passages,
    }),
    withheld: t.field({
      type: [WithheldType],
      description: 'Counts of withheld relevant content.',
      resolve: ({ withheld }) => withheld,
    }),
  }),
})

builder.objectField(ViewerType, 'twinReceipt', (t) =>
  t.field({
    type: ReceiptType,
    nullable: true,
    description: 'Receipt of a twin’s answer; null if none.',
    args: { stepUuid: t.arg.string({ required: true, description: 'UUID of the answer, from `TwinConversationStep.uuid`.' }) },
    resolve: (viewer, { stepUuid }, { services }) => services.receipts.find(viewer, { stepId: stepUuid }),
  }),
)
