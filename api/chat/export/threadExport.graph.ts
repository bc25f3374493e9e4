import { builder } from '../../graphql/builder.ts'
import { ThreadNode } from '../threads/threads.graph.ts'

const ThreadExportFormatEnum = builder.enumType('ThreadExportFormat', {
  description: 'File format of a conversation.',
  values: {
    MARKDOWN: { value: 'markdown', description: 'Markdown text for reading.' },
    JSON: { value: 'json', description: 'JSON in REST’s shapes.' },
  } as const,
})

builder.prismaObjectFields(ThreadNode, (t) => ({
  exportUrl: t.string({
    description: 'URL of the export, for this session or token.',
    args: { format: t.arg({ type: ThreadExportFormatEnum, defaultValue: 'markdown', description: 'File format of the export.' }) },
    resolve: ({ id }, { format }, { services }) => services.threadExport.toUrl(id, format ?? 'markdown'),
  }),
}))
