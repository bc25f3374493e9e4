import { defaultErrorTexts } from '../errorTexts.ts'

/** Labels for the values of the parameter `subject`. */
export const subjects = {
  display_name: 'Display name',
  time_zone: 'Time zone',
  about: 'About',
  name: 'A name',
  title: 'Title',
  a_title: 'A title',
  description: 'Description',
  a_description: 'A description',
  address: 'An address',
  reply: 'Reply',
  bio: 'Bio',
  location: 'Location',
  interest: 'An interest',
  achievement: 'An achievement',
  skill: 'A skill',
  post: 'A post',
  post_title: 'The title of a post',
  project: 'A project',
  project_title: 'The title of a project',
  project_description: 'The description of a project',
  proposal: 'A proposal',
  photo_address: 'The address of a photo',
  suggested_question: 'A suggested question',
  search: 'A search',
  interests: 'interests',
  achievements: 'achievements',
  skills: 'skills',
  posts: 'posts',
  projects: 'projects',
  photos: 'photos',
  suggested_questions: 'suggested questions',
} as const

/** Labels for parameters whose values are keys. */
export const labels = { subject: subjects, operation: defaultErrorTexts } as const
