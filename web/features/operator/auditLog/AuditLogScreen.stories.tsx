import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { byCommand, byDeleted, suspension, toAuditLog } from './auditLogSample.ts'

const meta = { title: 'Screens/Audit log', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toAuditLog>) =>
  screenStory({ path: '/operator/audit-log', person: mira, answers: { AuditLogScreenQuery: answer } })

export const Default = story(toAuditLog([suspension, byDeleted, byCommand]))
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Empty = story(toAuditLog([]))
