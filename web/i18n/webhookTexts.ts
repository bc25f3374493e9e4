import { msg } from '@lingui/core/macro'

/** What the server says of webhooks, besides errors. */
export const webhookTexts = [
  msg({ id: 'It answered 410 Gone.', message: 'It answered 410 Gone.' }),
  msg({ id: 'It failed for 5 days.', message: 'It failed for 5 days.' }),
  msg({ id: 'Its secret cannot be read. Make a new one.', message: 'Its secret cannot be read. Make a new one.' }),
  msg({ id: 'It did not answer within 10 seconds.', message: 'It did not answer within 10 seconds.' }),
  msg({
    id: 'It redirects to another address. Redirects are not followed.',
    message: 'It redirects to another address. Redirects are not followed.',
  }),
  msg({ id: 'Its address is on a private network.', message: 'Its address is on a private network.' }),
  msg({ id: 'Its name could not be found.', message: 'Its name could not be found.' }),
  msg({ id: 'It refused the connection.', message: 'It refused the connection.' }),
  msg({ id: 'It could not be reached.', message: 'It could not be reached.' }),
  msg({ id: 'Its certificate is not valid.', message: 'Its certificate is not valid.' }),
  msg({ id: 'It does not speak https.', message: 'It does not speak https.' }),
  msg({ id: 'It could not be sent.', message: 'It could not be sent.' }),
  msg({ id: 'The connection was lost.', message: 'The connection was lost.' }),
]
