export const reminder = {
  __typename: 'ScheduledTask',
  id: 'schedule-1',
  kind: 'REMINDER',
  title: 'Call Ana',
  instruction: 'Call Ana',
  status: 'ACTIVE',
  recurrence: 'ONCE',
  interval: 1,
  week: null as number | null,
  date: '2099-03-06' as string | null,
  time: '15:00',
  days: [] as number[],
  timezone: 'UTC',
  nextRunAt: '2099-03-06T15:00:00.000Z' as string | null,
  isRunning: false,
  threadUuid: 'thread-1' as string | null,
  resultThreadUuid: null as string | null,
}

export const weekly = {
  ...reminder,
  id: 'schedule-2',
  kind: 'TASK',
  title: 'Weekly summary',
  instruction: 'Summarize my notes of the week.',
  recurrence: 'WEEKLY',
  date: null,
  time: '08:00',
  days: [1, 4],
  resultThreadUuid: 'thread-2',
}

export const paused = {
  ...weekly,
  id: 'schedule-3',
  title: 'Rent',
  status: 'PAUSED',
  recurrence: 'MONTHLY',
  days: [31],
  timezone: 'Asia/Tokyo',
}

export const toSchedules = (scheduledTasks: (typeof reminder)[]) => ({ viewer: { __typename: 'Viewer', scheduledTasks } })
