import type { ErrorEntry } from './entry.ts'

const waitCure = 'Wait as long as the message says.'
const nextDay =
  ' The limit resets in {unit, select, minutes {{wait, plural, one {# minute} other {# minutes}}} other {{wait, plural, one {# hour} other {# hours}}}}, at 00:00 UTC.'
const retryIn = '{minutes, plural, one {# minute} other {# minutes}}.'

export const productErrors = {
  no_such_twin: {
    status: 404,
    text: 'This twin does not exist.',
    cause: 'No public profile has this username.',
    cure: 'Check the username.',
  },
  twin_closed: {
    status: 409,
    text: 'This twin isn’t taking messages right now.',
    cause: 'The owner closed the twin.',
    cure: 'Try again later.',
  },
  twins_closed: {
    status: 503,
    text: 'Twins are turned off on this server.',
    cause: 'The database can’t isolate twins from private data.',
    cure: 'The operator can fix the database.',
  },
  guest_messages_used_up: {
    status: 429,
    text: `You’ve reached the message limit for now. Sign in to continue, or try again in ${retryIn}`,
    params: ['minutes'],
    cause: 'The guest’s hourly messages are used up.',
    cure: 'Sign in, or wait as long as the message says.',
  },
  network_messages_used_up: {
    status: 429,
    text: `Your network has reached its message limit for now. Sign in to continue, or try again in ${retryIn}`,
    params: ['minutes'],
    cause: 'The network’s hourly messages are used up.',
    cure: 'Sign in, or wait as long as the message says.',
  },
  twin_messages_used_up: {
    status: 429,
    text: `Many people are talking to this twin. Try again in ${retryIn}`,
    params: ['minutes'],
    cause: 'The twin’s hourly messages are used up.',
    cure: waitCure,
  },
  too_many_visitors: {
    status: 429,
    text: 'Your network has reached its visitor limit for now. Sign in to continue.',
    cause: 'Too many new guests on one network.',
    cure: 'Sign in, or try again later.',
  },
  no_such_check: {
    status: 404,
    text: 'This check does not exist.',
    cause: 'The check does not exist.',
    cure: 'Reload the list.',
  },
  too_many_checks: {
    status: 409,
    text: 'You have 100 checks. Delete one first.',
    cause: 'The limit of checks is reached.',
    cure: 'Delete a check.',
  },
  blocked_by_owner: {
    status: 409,
    text: 'The owner of this twin has blocked you.',
    cause: 'The owner of the twin blocked this visitor.',
    cure: 'None.',
  },
  not_taken_over: {
    status: 409,
    text: 'Take over the conversation first.',
    cause: 'The twin answers in this conversation.',
    cure: 'Take over the conversation, then send the message.',
  },
  no_such_receipt: {
    status: 404,
    text: 'There is no receipt for this answer.',
    cause: 'The answer does not exist or used no model.',
    cure: 'Reload the conversation.',
  },
  no_such_inbox_entry: {
    status: 404,
    text: 'This inbox entry does not exist.',
    cause: 'The entry does not exist.',
    cure: 'Reload the list.',
  },
  no_reply_to_publish: {
    status: 409,
    text: 'Only a question with a reply can be made public.',
    cause: 'The entry has no reply, or is a message.',
    cure: 'Reply to a question first.',
  },
  reply_required: {
    status: 400,
    text: 'Write a reply first',
    cause: 'The reply text is empty.',
    cure: 'Send a text.',
  },
  no_such_answer_link: {
    status: 404,
    text: 'This link doesn’t lead to an answer.',
    cause: 'The link is incomplete, or the question was deleted.',
    cure: 'Check the link.',
  },
  too_many_visitor_messages: {
    status: 429,
    text: 'Too many questions and messages were sent today. Try again tomorrow.',
    cause: 'A limit for messages of visitors was reached.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  too_many_reports: {
    status: 429,
    text: 'Too many answers were reported today. Try again tomorrow.',
    cause: 'The visitor or the network reached a limit.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  no_such_question: {
    status: 404,
    text: 'This question does not exist.',
    cause: 'The question was dismissed or does not exist.',
    cure: 'Reload the list.',
  },
  plan_messages_used_up: {
    status: 429,
    text: `The plan {plan} includes {limit, plural, one {# message} other {# messages}} a day.${nextDay}`,
    params: ['limit', 'plan', 'wait', 'unit'],
    cause: 'The plan’s daily messages are used up.',
    cure: waitCure,
  },
  plan_uploads_used_up: {
    status: 429,
    text: `The plan {plan} includes {limit, plural, one {# file} other {# files}} a day.${nextDay}`,
    params: ['limit', 'plan', 'wait', 'unit'],
    cause: 'The plan’s daily uploads are used up.',
    cure: waitCure,
  },
  plan_upload_size_used_up: {
    status: 429,
    text: `The plan {plan} includes {limit, number} MB of uploads a day.${nextDay}`,
    params: ['limit', 'plan', 'wait', 'unit'],
    cause: 'The plan’s daily upload size is used up.',
    cure: waitCure,
  },
  plan_twin_messages_used_up: {
    status: 429,
    text: `This twin has reached its limit of {limit, plural, one {# visitor message} other {# visitor messages}} a day.${nextDay}`,
    params: ['limit', 'wait', 'unit'],
    cause: 'The daily messages of the owner’s plan are used up.',
    cure: waitCure,
  },
  no_such_roadmap_item: {
    status: 404,
    text: 'This roadmap item does not exist.',
    cause: 'No visible item has this ID.',
    cure: 'Reload the roadmap.',
  },
  roadmap_item_decided: {
    status: 409,
    text: 'Votes are only for planned items and items in progress.',
    cause: 'The item is done or declined.',
    cure: 'Vote for an item that is planned or in progress.',
  },
  suggestions_used_up: {
    status: 429,
    text: 'You can make {limit} suggestions a day. Try again in {hours, plural, one {# hour} other {# hours}}.',
    params: ['limit', 'hours'],
    cause: 'The user made too many suggestions today.',
    cure: waitCure,
  },
  too_many_searches: {
    status: 429,
    text: 'Too many searches in a short time. Try again in a moment.',
    cause: 'Too many searches in a minute.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  notification_title_required: {
    status: 400,
    text: 'A notification requires a title',
    cause: 'The title is empty or blank.',
    cure: 'Send a title.',
  },
  invalid_action_address: {
    status: 400,
    text: 'Must be a URL or a path of this app',
    cause: 'The action is neither a URL nor an app path.',
    cure: 'Send an http or https URL, or a path that begins with a single slash.',
  },
  no_such_notification: {
    status: 404,
    text: 'This notification does not exist.',
    cause: 'No notification has this ID.',
    cure: 'Reload the list.',
  },
} as const satisfies Record<string, ErrorEntry>
