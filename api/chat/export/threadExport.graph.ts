import { builder } from '../../graphql/builder.ts'
import { ThreadNode } from '../threads/threads.graph.ts'

const ThreadExportFormatEnum = builder.enumType('ThreadExportFormat', {
  description: 'The file format of a conversation export.',
  values: {
    MARKDOWN: { value: 'markdown', description: 'Markdown text for reading.' },
    JSON: { value: 'json', description: 'JSON in the shapes of the REST API.' },
  } as const,
})

builder.prismaObjectFields(ThreadNode, (t) => ({
  exportUrl: t.string({
    description: 'The URL of the conversation export, for the same session or token.',
    args: { format: t.arg({ type: ThreadExportFormatEnum, defaultValue: 'markdown', description: 'The export file format.' }) },
    select: { id: true },
    resolve: ({ id }, { format }, { services }) => services.threadExport.toUrl(id, format ?? 'markdown'),
  }),
}))
