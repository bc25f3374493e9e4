import { builder } from '../../graphql/builder.ts'
import { ThreadNode } from '../threads/threads.graph.ts'

const ThreadExportFormatEnum = builder.enumType('ThreadExportFormat', {
  description: 'What a conversation is taken along as.',
  values: {
    MARKDOWN: { value: 'markdown', description: 'To be read.' },
    JSON: { value: 'json', description: 'For programs, in the shapes of the REST API.' },
  } as const,
})

builder.prismaObjectFields(ThreadNode, (t) => ({
  exportUrl: t.string({
    description: 'Where the whole conversation is as a file, for the same session or token.',
    args: { format: t.arg({ type: ThreadExportFormatEnum, defaultValue: 'markdown', description: 'As what.' }) },
    select: { id: true },
    resolve: ({ id }, { format }, { services }) => services.threadExport.urlOf(id, format ?? 'markdown'),
  }),
}))
