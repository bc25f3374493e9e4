/** Emails as sent by common programs, each with the reply “Nine years.” or “Neun Jahre, fährt noch schön.” to an inbox email. */
export interface ReplyEmail {
  readonly program: string
  readonly headers: string
  readonly body: string | Buffer
  readonly reply: string
}

const english = [
  '--- Reply above this line ---',
  '',
  'A visitor sent you a question:',
  '',
  '> How old is your car?',
  '',
  'Visitors get your text only, without attachments and quotations.',
  '',
  'Reply in the inbox: http://localhost:4000/twin?view=inbox',
]
const german = ['--- Antworte über dieser Zeile ---', '', 'Ein Besucher hat dir eine Frage geschickt:', '', '> Wie alt ist dein Auto?']
const quoted = (lines: readonly string[]) => lines.map((line) => (line === '' ? '>' : `> ${line}`))
const toBody = (...lines: string[]) => lines.join('\r\n')

const plain = 'Content-Type: text/plain; charset="UTF-8"'
const encoded = (encoding: string, type = plain) => `${type}\r\nContent-Transfer-Encoding: ${encoding}`
const quotedPrintable = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => (byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('')

const asHtml = (lines: readonly string[]) => lines.map((line) => line.replaceAll('>', '&gt;')).join('<br>\r\n')
const gmailHtml = `<div dir="ltr">Nine years.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Nov 30, 2026 at 10:00 AM Twain &lt;<a href="mailto:twain@localhost">twain@localhost</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${asHtml(english)}</blockquote></div>`
const outlookHtml = `<html><head><style>p {margin:0}</style></head><body><div class="WordSection1"><p class="MsoNormal">Nine years.</p><p class="MsoNormal">&nbsp;</p></div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>From:</b> Twain &lt;twain@localhost&gt;<br><b>Sent:</b> Monday, November 30, 2026 10:00 AM<br><b>To:</b> ann@example.org<br><b>Subject:</b> A visitor sent you a question</div><div>${asHtml(english)}</div></body></html>`

export const replyEmails: readonly ReplyEmail[] = [
  {
    program: 'Gmail, with an HTML part',
    headers: 'Content-Type: multipart/alternative; boundary="b1"',
    body: toBody(
      '--b1',
      plain,
      '',
      'Nine years.',
      '',
      'On Mon, Nov 30, 2026 at 10:00 AM Twain <twain@localhost> wrote:',
      '',
      ...quoted(english),
      '--b1',
      'Content-Type: text/html; charset="UTF-8"',
      '',
      gmailHtml,
      '--b1--',
    ),
    reply: 'Nine years.',
  },
  {
    program: 'Gmail, with a wrapped introduction and a signature',
    headers: plain,
    body: toBody(
      'Nine years.',
      '',
      '-- ',
      'Ann, +49 30 123456',
      '',
      'On Mon, Nov 30, 2026 at 10:00 AM Twain',
      '<twain@localhost> wrote:',
      '',
      ...quoted(english),
    ),
    reply: 'Nine years.',
  },
  {
    program: 'Outlook, with a block of headers',
    headers: plain,
    body: toBody(
      'Nine years.',
      '',
      '________________________________',
      'From: Twain <twain@localhost>',
      'Sent: Monday, November 30, 2026 10:00 AM',
      'To: ann@example.org <ann@example.org>',
      'Subject: A visitor sent you a question',
      '',
      ...english,
    ),
    reply: 'Nine years.',
  },
  {
    program: 'Outlook in German, in ISO-8859-1',
    headers: encoded('8bit', 'Content-Type: text/plain; charset="iso-8859-1"'),
    body: Buffer.from(
      toBody(
        'Neun Jahre, fährt noch schön.',
        '',
        '-----Ursprüngliche Nachricht-----',
        'Von: Twain <twain@localhost>',
        'Gesendet: Montag, 30. November 2026 10:00',
        'An: ann@example.org',
        'Betreff: Ein Besucher hat dir eine Frage geschickt',
        '',
        ...german,
      ),
      'latin1',
    ),
    reply: 'Neun Jahre, fährt noch schön.',
  },
  {
    program: 'Outlook, HTML only',
    headers: 'Content-Type: text/html; charset="us-ascii"',
    body: outlookHtml,
    reply: 'Nine years.',
  },
  {
    program: 'Gmail, HTML only in base64',
    headers: encoded('base64', 'Content-Type: text/html; charset="UTF-8"'),
    body: Buffer.from(gmailHtml).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    reply: 'Nine years.',
  },
  {
    program: 'Apple Mail on an iPhone',
    headers: encoded('base64'),
    body: Buffer.from(
      toBody(
        'Nine years.',
        '',
        'Sent from my iPhone',
        '',
        '> On 30 Nov 2026, at 10:00, Twain <twain@localhost> wrote:',
        '>',
        ...quoted(english),
      ),
    ).toString('base64'),
    reply: 'Nine years.',
  },
  {
    program: 'Apple Mail in German, quoted-printable',
    headers: encoded('quoted-printable'),
    body: quotedPrintable(
      toBody(
        'Neun Jahre, fährt noch schön.',
        '',
        'Von meinem iPhone gesendet',
        '',
        '> Am 30.11.2026 um 10:00 schrieb Twain <twain@localhost>:',
        '> ',
        ...quoted(german),
      ),
    ),
    reply: 'Neun Jahre, fährt noch schön.',
  },
  {
    program: 'Thunderbird, below the quotation',
    headers: plain,
    body: toBody('On 11/30/26 10:00, Twain wrote:', ...quoted(english), '', 'Nine years.', '', '-- ', 'Ann'),
    reply: 'Nine years.',
  },
  {
    program: 'Thunderbird in German, above the quotation',
    headers: encoded('8bit'),
    body: toBody('Neun Jahre, fährt noch schön.', 'Am 30.11.26 um 10:00 schrieb Twain:', ...quoted(german)),
    reply: 'Neun Jahre, fährt noch schön.',
  },
  {
    program: 'mutt, between quotations',
    headers: plain,
    body: toBody(
      'On Mon, Nov 30, 2026 at 10:00:00AM +0100, Twain wrote:',
      '> How old is your car?',
      '',
      'Nine',
      '',
      '> your car',
      '',
      'years.',
    ),
    reply: 'Nine\n\nyears.',
  },
  {
    program: 'Yahoo Mail in French',
    headers: encoded('8bit'),
    body: toBody(
      'Nine years.',
      '',
      'Le lundi 30 novembre 2026 à 10:00:00 UTC+1, Twain <twain@localhost> a écrit :',
      '',
      '',
      ...english.map((line) => ` ${line}`),
    ),
    reply: 'Nine years.',
  },
]
