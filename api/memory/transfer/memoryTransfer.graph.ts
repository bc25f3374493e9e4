import { ViewerType } from '../../account/graph.ts'
import { builder } from '../../graphql/builder.ts'
import { InputError } from '../../platform/errors.ts'
import type { ImportedMemories, MemoryCandidate } from './memoryTransfer.service.ts'

builder.objectField(ViewerType, 'memoriesExportUrl', (t) =>
  t.string({
    description: 'URL of the active memories as Markdown, for this session or token.',
    resolve: (_viewer, _args, { services }) => services.memoryTransfer.exportUrl,
  }),
)

const StateEnum = builder.enumType('MemoryCandidateState', {
  description: 'Whether a found memory can be imported.',
  values: {
    NEW: { value: 'new', description: 'Not remembered yet, so it can be imported.' },
    KNOWN: { value: 'known', description: 'Already remembered by the assistant.' },
    SECRET: { value: 'secret', description: 'Refused as a password, key or card number.' },
    TOO_LONG: { value: 'too_long', description: 'Longer than 1,000 characters.' },
  } as const,
})

const projectDescription = 'The only project whose conversations use it; null for everywhere.'

const Candidate = builder.objectRef<MemoryCandidate>('MemoryCandidate').implement({
  description: 'Memory found by an import preview, not saved.',
  fields: (t) => ({
    content: t.exposeString('content', { description: 'One line, without list mark and date.' }),
    state: t.expose('state', { type: StateEnum, description: 'Whether it can be imported.' }),
    projectUuid: t.exposeString('projectId', { nullable: true, description: projectDescription }),
    projectName: t.exposeString('projectName', { nullable: true, description: 'Name of that project; null if none.' }),
    neverSentTo: t.exposeStringList('neverSentTo', { description: 'Names of models that never receive it.' }),
  }),
})

const PreviewMemoryImportInput = builder.inputType('PreviewMemoryImportInput', {
  description: 'List of memories to read.',
  fields: (t) => ({
    text: t.string({ required: true, description: 'Markdown, plain lines or JSON, up to 200,000 characters.' }),
  }),
})

const PreviewMemoryImportPayload = builder.objectRef<MemoryCandidate[]>('PreviewMemoryImportPayload').implement({
  description: 'The list is read; nothing is saved.',
  fields: (t) => ({
    candidates: t.field({
      type: [Candidate],
      description: 'Distinct memories in the order of the list, at most 500.',
      resolve: (candidates) => candidates,
    }),
  }),
})

const ListedMemoryInput = builder.inputType('ListedMemoryInput', {
  description: 'Memory to be added.',
  fields: (t) => ({
    content: t.string({ required: true, description: 'One line, 1 to 1,000 characters.' }),
    projectUuid: t.string({ description: `${projectDescription} Used nowhere if the viewer has no such project.` }),
    neverSentTo: t.stringList({ description: 'Names of models that never receive it.' }),
  }),
})

const ImportMemoriesInput = builder.inputType('ImportMemoriesInput', {
  description: 'Memories to be added.',
  fields: (t) => ({
    memories: t.field({ type: [ListedMemoryInput], required: true, description: '1 to 500 memories.' }),
  }),
})

const ImportMemoriesPayload = builder.objectRef<ImportedMemories>('ImportMemoriesPayload').implement({
  description: 'The memories are remembered.',
  fields: (t) => ({
    addedCount: t.exposeInt('addedCount', { description: 'Number of memories added.' }),
    knownCount: t.exposeInt('knownCount', { description: 'Number skipped as already remembered.' }),
  }),
})

builder.mutationFields((t) => ({
  previewMemoryImport: t.withAuth({ signedIn: true }).field({
    type: PreviewMemoryImportPayload,
    errors: { types: [InputError] },
    description: 'Finds memories in a list of another assistant or an export, and saves nothing.',
    args: { input: t.arg({ type: PreviewMemoryImportInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.memoryTransfer.preview(viewer, input),
  }),
  importMemories: t.withAuth({ signedIn: true }).field({
    type: ImportMemoriesPayload,
    errors: { types: [InputError] },
    description: 'Adds memories that are not yet remembered. Never supersedes existing memories.',
    args: { input: t.arg({ type: ImportMemoriesInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.memoryTransfer.import(viewer, {
        memories: input.memories.map(({ content, projectUuid: projectId, neverSentTo }) => ({ content, projectId, neverSentTo })),
      }),
  }),
}))
