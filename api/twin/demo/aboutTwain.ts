interface Note {
  readonly key: string
  readonly title: string
  readonly content: string
  readonly question: string
}

export const aboutTwain: readonly { readonly language: 'en' | 'de'; readonly notes: readonly Note[] }[] = [
  {
    language: 'en',
    notes: [
      {
        key: 'what',
        question: 'What does the private brain do?',
        title: 'What the private brain does',
        content: `Your private brain is an assistant that only you talk to.
You think out loud, and it remembers what you ask it to keep.
It finds that again later, in your conversations, notes and stories, and says where an answer comes from.`,
      },
      {
        key: 'twin',
        question: 'What is a twin?',
        title: 'What a twin is',
        content: `A twin is an AI that speaks for you when you are not there.
It answers from your public profile and from the notes and stories that you made public, and quotes where each answer comes from.
When it does not know something, it says so, and you see the question in My Twin.`,
      },
      {
        key: 'private',
        question: 'Is what I write private?',
        title: 'Who can read what you write: what is private',
        content: `Only you can read your conversations with your private brain.
Every note and story that you write is private until you make it public.
Whoever runs the server can reach its database, as with any server that you do not run yourself.`,
      },
      {
        key: 'knows',
        question: 'Does my twin know my private notes?',
        title: 'What your twin knows: no private notes',
        content: `Your twin knows what you made public, and nothing else.
The database itself closes everything private to it, so no trick question brings that out.
Make a note private again, and your twin stops using it with its next answer.`,
      },
      {
        key: 'visitors',
        question: 'Can I see what visitors ask?',
        title: 'What visitors ask and see',
        content: `Visitors need no account to talk to your twin.
You can read what they ask, and which questions your twin could not answer.
Their names stay with them, unless their profile is public or they leave you a message.`,
      },
      {
        key: 'model',
        question: 'Which AI model answers?',
        title: 'Which AI model answers',
        content: `Whoever runs the server chooses the AI model: any server that speaks the OpenAI protocol, on the same machine if they like.
Without a model, a built-in responder answers, which finds and quotes what was written and is not a language model.
This demo always uses the built-in responder.`,
      },
      {
        key: 'cost',
        question: 'What does it cost?',
        title: 'What Twain costs',
        content: `An account is free unless whoever runs this server says otherwise; the page Pricing shows the plans and what each costs.
You need an email address and a password to begin.`,
      },
      {
        key: 'leave',
        question: 'Can I export or delete my data?',
        title: 'Export and delete your data',
        content: `You can export your data as one file at any time, in Settings.
You can delete single conversations, notes and memories, or your whole account with all its data.`,
      },
    ],
  },
  {
    language: 'de',
    notes: [
      {
        key: 'what-de',
        question: 'Was macht das private Gehirn?',
        title: 'Was das private Gehirn macht',
        content: `Dein privates Gehirn ist ein Assistent, mit dem nur du sprichst.
Du denkst laut, und es merkt sich, was es sich merken soll.
Später findet es das wieder, in deinen Unterhaltungen, Notizen und Geschichten, und sagt, woher eine Antwort kommt.`,
      },
      {
        key: 'twin-de',
        question: 'Was ist ein Zwilling?',
        title: 'Was ein Zwilling ist',
        content: `Ein Zwilling ist eine KI, die für dich spricht, wenn du nicht da bist.
Er antwortet aus deinem öffentlichen Profil und aus den Notizen und Geschichten, die du öffentlich gemacht hast, und zitiert, woher jede Antwort kommt.
Was er nicht weiß, sagt er, und du siehst die Frage unter „Mein Zwilling“.`,
      },
      {
        key: 'private-de',
        question: 'Ist privat, was ich schreibe?',
        title: 'Wer lesen kann, was du schreibst: was privat ist',
        content: `Nur du kannst die Unterhaltungen mit deinem privaten Gehirn lesen.
Jede Notiz und jede Geschichte, die du schreibst, ist privat, bis du sie öffentlich machst.
Wer den Server betreibt, kann an seine Datenbank, wie bei jedem Server, den du nicht selbst betreibst.`,
      },
      {
        key: 'knows-de',
        question: 'Kennt mein Zwilling private Notizen?',
        title: 'Was dein Zwilling kennt: keine privaten Notizen',
        content: `Dein Zwilling kennt, was du öffentlich gemacht hast, und sonst nichts.
Alles Private verschließt ihm schon die Datenbank, sodass es keine Fangfrage hervorholt.
Machst du eine Notiz wieder privat, verwendet dein Zwilling sie ab der nächsten Antwort nicht mehr.`,
      },
      {
        key: 'visitors-de',
        question: 'Kann ich sehen, was Besucher fragen?',
        title: 'Was Besucher fragen und sehen',
        content: `Besucher brauchen kein Konto, um mit deinem Zwilling zu sprechen.
Du kannst lesen, was Besucher fragen und welche Fragen dein Zwilling nicht beantworten konnte.
Ihre Namen bleiben bei ihnen, außer ihr Profil ist öffentlich oder sie hinterlassen dir eine Nachricht.`,
      },
      {
        key: 'model-de',
        question: 'Welches KI-Modell antwortet?',
        title: 'Welches KI-Modell antwortet',
        content: `Wer den Server betreibt, wählt das KI-Modell: jeden Server, der das Protokoll von OpenAI spricht, auch auf demselben Rechner.
Ohne Modell antwortet ein eingebauter Antwortgeber, der findet und zitiert, was geschrieben wurde, und kein Sprachmodell ist.
In dieser Demo antwortet immer der eingebaute Antwortgeber.`,
      },
      {
        key: 'cost-de',
        question: 'Was kostet es?',
        title: 'Was Twain kostet',
        content: `Ein Konto ist kostenlos, solange der Betreiber dieses Servers nichts anderes sagt; die Seite „Preise“ zeigt die Pläne und was jeder kostet.
Für den Anfang brauchst du eine E-Mail-Adresse und ein Passwort.`,
      },
      {
        key: 'leave-de',
        question: 'Kann ich meine Daten exportieren oder löschen?',
        title: 'Deine Daten exportieren und löschen',
        content: `Du kannst deine Daten jederzeit in den Einstellungen als eine Datei exportieren.
Du kannst einzelne Unterhaltungen, Notizen und Erinnerungen löschen oder dein ganzes Konto mit allen Daten.`,
      },
    ],
  },
]
