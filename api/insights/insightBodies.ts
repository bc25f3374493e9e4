import { z } from '@hono/zod-openapi'
import { day } from './bodies.ts'

const count = (description: string) => z.int().meta({ description, example: 3 })

export const askedQuestionBody = z.object({
  text: z.string().meta({ description: 'Beginning of the visitor’s message, up to 300 characters.', example: 'Do you sell honey?' }),
  conversation_id: z.uuid().meta({ description: 'ID of the conversation.' }),
  asked_at: z.iso.datetime().meta({ description: 'When it was asked.' }),
  is_unanswered: z.boolean().meta({ description: 'Whether it is an open unanswered question.' }),
})

export const topicBody = z
  .object({
    words: z.array(z.string()).meta({
      description: 'Up to 3 subjects of most of the questions, as visitors wrote them. Empty if they name none.',
      example: ['honey', 'shipping'],
    }),
    question_count: count('Number of questions about the topic.'),
    unanswered_count: count('Number of open unanswered questions.'),
    good_count: count('Answers that visitors rated good.'),
    bad_count: count('Answers that visitors rated bad.'),
    last_asked_at: z.iso.datetime().meta({ description: 'When a question was last asked.' }),
    questions: z.array(askedQuestionBody).meta({ description: 'Latest questions, newest first, at most 3.' }),
  })
  .openapi('TwinTopic')

export const referringHostBody = z
  .object({
    host: z.string().meta({ description: 'Host name of the website.', example: 'news.example.org' }),
    is_embedded: z.boolean().meta({ description: 'Whether it embeds the twin instead of linking to the page.' }),
    views: count('Views that began on the website.'),
  })
  .openapi('ReferringHost')

export const twinInsightBody = z
  .object({
    from: day('First day, such as 2026-01-31.'),
    to: day('Last day, such as 2026-01-31.'),
    timezone: z.string().meta({ description: 'Time zone of the days.', example: 'Europe/Berlin' }),
    topics: z.array(topicBody).meta({ description: 'Up to 20 topics of the latest 300 questions, unanswered first.' }),
    referrers: z.array(referringHostBody).meta({ description: 'Up to 50 websites, most views first. Kept for 30 UTC days.' }),
  })
  .openapi('TwinInsight')
