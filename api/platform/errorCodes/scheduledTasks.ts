import type { ErrorEntry } from './entry.ts'

export const scheduledTaskErrors = {
  no_such_scheduled_task: {
    status: 404,
    text: 'This scheduled task does not exist.',
    cause: 'No scheduled task of the user has this ID, or its status does not allow this.',
    cure: 'Reload the list, and use an ID from it.',
  },
  instruction_required: {
    status: 400,
    text: 'Enter an instruction',
    cause: 'The instruction is empty or blank.',
    cure: 'Send an instruction.',
  },
  schedule_invalid: {
    status: 400,
    text: 'Choose a date and time',
    cause: 'The recurrence lacks its date or days, or a value is invalid.',
    cure: 'Send `time` as HH:MM, `date` as YYYY-MM-DD if once, weekdays 1 to 7 in `days` if weekly, and one day of the month if monthly.',
  },
  scheduled_in_past: {
    status: 400,
    text: 'This time has passed. Choose a later one.',
    cause: 'A one-time task is scheduled in the past.',
    cure: 'Send a later date or time.',
  },
  too_many_scheduled_tasks: {
    status: 400,
    text: 'You can have at most {limit, number} scheduled tasks. Delete one first.',
    params: ['limit'],
    cause: 'The user has too many active and paused tasks.',
    cure: 'Delete a scheduled task.',
  },
} as const satisfies Record<string, ErrorEntry>
