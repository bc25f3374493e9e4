import { msg } from '@lingui/core/macro'

export const webhookTexts = [
  msg({ id: 'It answered 410 Gone.', message: 'It answered 410 Gone.' }),
  msg({ id: 'Every delivery failed for 5 days.', message: 'Every delivery failed for 5 days.' }),
  msg({ id: 'Its secret cannot be read. Make a new one.', message: 'Its secret cannot be read. Make a new one.' }),
  msg({ id: 'It did not answer within 10 seconds.', message: 'It did not answer within 10 seconds.' }),
  msg({
    id: 'It redirects to another address. Redirects are not followed.',
    message: 'It redirects to another address. Redirects are not followed.',
  }),
  msg({ id: 'Its address is on a private network.', message: 'Its address is on a private network.' }),
  msg({ id: 'Its host name could not be found.', message: 'Its host name could not be found.' }),
  msg({ id: 'It refused the connection.', message: 'It refused the connection.' }),
  msg({ id: 'It could not be reached.', message: 'It could not be reached.' }),
  msg({ id: 'Its certificate is not valid.', message: 'Its certificate is not valid.' }),
  msg({ id: 'It doesn’t support HTTPS.', message: 'It doesn’t support HTTPS.' }),
  msg({ id: 'It could not be sent.', message: 'It could not be sent.' }),
  msg({ id: 'The connection was lost.', message: 'The connection was lost.' }),
]
