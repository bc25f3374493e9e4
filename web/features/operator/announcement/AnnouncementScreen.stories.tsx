import type { Meta } from '@storybook/react-vite'
import { mira, screens, screenStory } from '../../../testing/screenStory.tsx'
import { maintenance, toAnnouncement } from './announcementSample.ts'

const meta = { title: 'Screens/Announcement', tags: ['!autodocs'], ...screens } satisfies Meta
export default meta

const story = (answer: ReturnType<typeof toAnnouncement> | Error, announcement?: typeof maintenance) =>
  screenStory({ path: '/operator/announcement', person: mira, announcement, answers: { AnnouncementScreenQuery: answer } })

export const Default = story(toAnnouncement(maintenance), maintenance)
export const Dark = { ...Default, globals: { theme: 'dark' } }
export const German = { ...Default, globals: { language: 'de' } }
export const Narrow = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Empty = story(toAnnouncement(null))
export const Failed = story(new Error('The server is down.'))

const long = { ...maintenance, text: `${'Wartungsarbeiten und Umzug '.repeat(17)}${'x'.repeat(40)}` }
export const LongBanner = { ...story(toAnnouncement(long), long), globals: { viewport: { value: 'phone' } } }
const hebrew = { ...maintenance, text: 'תחזוקה ביום ראשון בין 10:00 ל-12:00.' }
export const RightToLeftText = story(toAnnouncement(hebrew), hebrew)
