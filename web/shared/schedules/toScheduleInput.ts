import type { Recurrence } from '../../__generated__/useChangeScheduleConfirmMutation.graphql.ts'
import type { Schedule } from './scheduleWords.ts'

export function toScheduleInput({ recurrence, interval, date, time, days, week }: Schedule) {
  return { recurrence: recurrence as Recurrence, interval, date, time, days: [...days], week }
}
