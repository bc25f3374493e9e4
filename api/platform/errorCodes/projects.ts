import type { ErrorEntry } from './entry.ts'

export const projectErrors = {
  no_such_project: {
    status: 404,
    text: 'This project does not exist.',
    cause: 'No project has this ID.',
    cure: 'Reload the list, and use an ID from it.',
  },
  project_name_required: {
    status: 400,
    text: 'Give the project a name',
    cause: 'The name is empty or blank.',
    cure: 'Send a name.',
  },
  too_many_projects: {
    status: 400,
    text: 'You can have at most {limit, number} projects. Delete one first.',
    params: ['limit'],
    cause: 'The user has too many projects.',
    cure: 'Delete a project.',
  },
  too_many_project_items: {
    status: 400,
    text: 'A project can have at most {limit, number} notes, stories and documents. Remove one first.',
    params: ['limit'],
    cause: 'The project has too many items.',
    cure: 'Remove an item.',
  },
} as const satisfies Record<string, ErrorEntry>
