/* Made by `npm run generate` from docs/roadmap.json and the default plan. */
import { msg } from '@lingui/core/macro'

/** Texts that the server sends as data, by their English wording. */
export const productTexts = [
  msg({ id: "product.Free", message: "Free" }),
  msg({ id: "product.All features", message: "All features" }),
  msg({ id: "product.Everything in the web app", message: "Everything in the web app" }),
  msg({ id: "product.Manage your profile, twin, knowledge, notifications, usage and settings in the web app, in English and German.", message: "Manage your profile, twin, knowledge, notifications, usage and settings in the web app, in English and German." }),
  msg({ id: "product.Correct your twin", message: "Correct your twin" }),
  msg({ id: "product.When your twin says something you wouldn’t, write down what it should say. It uses your correction from its next answer on.", message: "When your twin says something you wouldn’t, write down what it should say. It uses your correction from its next answer on." }),
  msg({ id: "product.Talk instead of typing", message: "Talk instead of typing" }),
  msg({ id: "product.Have a conversation by voice. Answers are spoken as they are written, and you can interrupt.", message: "Have a conversation by voice. Answers are spoken as they are written, and you can interrupt." }),
  msg({ id: "product.Mobile app", message: "Mobile app" }),
  msg({ id: "product.The web app already works on phones. An app would add push notifications, sharing from other apps, and reading offline.", message: "The web app already works on phones. An app would add push notifications, sharing from other apps, and reading offline." }),
  msg({ id: "product.Email notifications", message: "Email notifications" }),
  msg({ id: "product.Get an email about new messages to your twin when you haven’t checked for a while, as often as you choose.", message: "Get an email about new messages to your twin when you haven’t checked for a while, as often as you choose." }),
  msg({ id: "product.Twins that talk to each other", message: "Twins that talk to each other" }),
  msg({ id: "product.Let your twin find out what you have in common with someone else. It uses only what both of you made public, and you can read the conversation.", message: "Let your twin find out what you have in common with someone else. It uses only what both of you made public, and you can read the conversation." }),
  msg({ id: "product.Passkeys and two-factor sign-in", message: "Passkeys and two-factor sign-in" }),
  msg({ id: "product.Sign in with a passkey, or add a second factor to your password.", message: "Sign in with a passkey, or add a second factor to your password." }),
  msg({ id: "product.Documents as sources", message: "Documents as sources" }),
  msg({ id: "product.Add PDF, Word, Markdown and other files to Knowledge. Search finds them by their words, and by meaning if the server has an embedding model. Answers name the page they quote.", message: "Add PDF, Word, Markdown and other files to Knowledge. Search finds them by their words, and by meaning if the server has an embedding model. Answers name the page they quote." }),
  msg({ id: "product.Review your memories", message: "Review your memories" }),
  msg({ id: "product.See every memory your private brain keeps and where it came from. Correct, merge or forget it.", message: "See every memory your private brain keeps and where it came from. Correct, merge or forget it." }),
  msg({ id: "product.Import your conversations", message: "Import your conversations" }),
  msg({ id: "product.Import your conversations from ChatGPT and Claude exports so that your private brain can find them.", message: "Import your conversations from ChatGPT and Claude exports so that your private brain can find them." }),
  msg({ id: "product.Twins that can’t read private data", message: "Twins that can’t read private data" }),
  msg({ id: "product.Public twins read the database with their own restricted role, which has no access to anything private.", message: "Public twins read the database with their own restricted role, which has no access to anything private." }),
  msg({ id: "product.Your private brain", message: "Your private brain" }),
  msg({ id: "product.Answers stream in and continue after a lost connection. You can open every tool call, and it remembers what you tell it.", message: "Answers stream in and continue after a lost connection. You can open every tool call, and it remembers what you tell it." }),
]
