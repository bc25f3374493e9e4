import type { ErrorEntry } from './entry.ts'

const comeBack = 'Come back when the message says.'
const nextDay =
  ' The next day begins in {unit, select, minutes {{wait, plural, one {# minute} other {# minutes}}} other {{wait, plural, one {# hour} other {# hours}}}}, at 00:00 UTC.'
const comeBackIn = '{minutes, plural, one {# minute} other {# minutes}}.'

/** Twins and their visitors, plans, the roadmap, Discover and notifications. */
export const productErrors = {
  no_such_twin: {
    status: 404,
    text: 'There is no such twin.',
    cause: 'There is no person of this name, or their profile is private.',
    cure: 'Check the username.',
  },
  twin_closed: {
    status: 409,
    text: 'This twin is not open right now.',
    cause: 'Its owner closed the twin to visitors.',
    cure: 'Come back later.',
  },
  twins_closed: {
    status: 503,
    text: 'Twins are not open on this server.',
    cause: 'The database of the server cannot keep twins apart from what is private; its log says why.',
    cure: 'Whoever runs the server can correct it.',
  },
  guest_messages_used_up: {
    status: 429,
    text: `You have sent many messages for now. Sign in to go on, or come back in ${comeBackIn}`,
    params: ['minutes'],
    cause: 'A visitor without an account sent as many messages in an hour as one may.',
    cure: 'Sign in, or come back when the message says.',
  },
  network_messages_used_up: {
    status: 429,
    text: `Many messages have come from your network. Sign in to go on, or come back in ${comeBackIn}`,
    params: ['minutes'],
    cause: 'Visitors without an account sent as many messages from one network as they may.',
    cure: 'Sign in, or come back when the message says.',
  },
  twin_messages_used_up: {
    status: 429,
    text: `Many people are talking to this twin. Come back in ${comeBackIn}`,
    params: ['minutes'],
    cause: 'The twin heard as many messages in an hour as it may.',
    cure: comeBack,
  },
  too_many_visitors: {
    status: 429,
    text: 'Many visitors have come from your network. Sign in to go on.',
    cause: 'More visitors without an account came from one network than may.',
    cure: 'Sign in, or come back later.',
  },
  no_such_question: {
    status: 404,
    text: 'There is no such question.',
    cause: 'The question was dismissed, or never asked.',
    cure: 'Read the list again.',
  },
  plan_messages_used_up: {
    status: 429,
    text: `You can send {limit, plural, one {# message} other {# messages}} a day with the plan {plan}.${nextDay}`,
    params: ['limit', 'plan', 'wait', 'unit'],
    cause: 'The person sent as many messages today as the plan allows.',
    cure: comeBack,
  },
  plan_uploads_used_up: {
    status: 429,
    text: `You can upload {limit, plural, one {# file} other {# files}} a day with the plan {plan}.${nextDay}`,
    params: ['limit', 'plan', 'wait', 'unit'],
    cause: 'The person uploaded as many files today as the plan allows.',
    cure: comeBack,
  },
  plan_upload_size_used_up: {
    status: 429,
    text: `You can upload {limit, number} MB of files a day with the plan {plan}.${nextDay}`,
    params: ['limit', 'plan', 'wait', 'unit'],
    cause: 'The person uploaded as much today as the plan allows.',
    cure: comeBack,
  },
  plan_twin_messages_used_up: {
    status: 429,
    text: `This twin hears {limit, plural, one {# message} other {# messages}} a day from visitors, and has heard them.${nextDay}`,
    params: ['limit', 'wait', 'unit'],
    cause: 'The twin heard as many messages today as the plan of its owner allows.',
    cure: comeBack,
  },
  no_such_roadmap_item: {
    status: 404,
    text: 'There is no such item on the roadmap.',
    cause: 'The id names nothing on the roadmap that the caller may see.',
    cure: 'Read the roadmap again.',
  },
  roadmap_item_decided: {
    status: 409,
    text: 'This is decided. Votes are for what is planned or in progress.',
    cause: 'The item is done or declined.',
    cure: 'Vote for others.',
  },
  suggestions_used_up: {
    status: 429,
    text: 'You can suggest {limit} things a day. There is room for the next one in {hours, plural, one {# hour} other {# hours}}.',
    params: ['limit', 'hours'],
    cause: 'The person suggested as much today as one may.',
    cure: comeBack,
  },
  too_many_searches: {
    status: 429,
    text: 'Too many searches in a short time. Wait a moment.',
    cause: 'More searches came in a minute than one caller may send.',
    cure: 'Wait as long as Retry-After says.',
  },
  notification_title_required: {
    status: 400,
    text: 'A notification needs a title',
    cause: 'The title is empty.',
    cure: 'Send a title.',
  },
  invalid_action_address: {
    status: 400,
    text: 'An action is a web address or a path of this app',
    cause: 'The address of the action leads neither to the web nor to this app.',
    cure: 'Send an address with http or https, or a path that begins with one slash.',
  },
  no_such_notification: {
    status: 404,
    text: 'There is no such notification.',
    cause: 'The id names no notification of the caller.',
    cure: 'Read the list again.',
  },
} as const satisfies Record<string, ErrorEntry>
