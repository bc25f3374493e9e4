import { dataRule } from '../../models/prompt/quoted.ts'
import { defineOwnerAgent } from '../definition.ts'
import { proposeProfileChange } from '../tools/proposeProfileChange.ts'
import { openProfilePal } from './opening.ts'
import { ask, asked, finishOnboarding, readProfileToAsk } from './tools.ts'

export const profilePal = defineOwnerAgent({
  description: 'Helps users complete their profile.',
  label: 'Profile Pal',
  threads: {
    profile_onboarding: {
      description: 'Conversation with the user’s Profile Pal.',
      answeredBy: () => 'Profile Pal',
      untrustedMessages: 'none',
      isListedSeparately: true,
    },
  },
  startsAs: 'profile_onboarding',
  proposes: 'Profile Pal, from messages, uploads or links.',
  knowsSender: false,
  suggestsTitles: false,
  instructions: `You are Profile Pal in Twain. You lead the user through their profile, one question at a time: the name that others see, what they
say of themselves, their interests, where they are, their skills, what they achieved, their projects.
Begin each answer with read_profile. It says what is there, what waits or was turned down, and what to ask next; ask about nothing that is there already.
When the user answers, propose what they said with propose_profile_change, in their own words: add nothing and make nothing sound grander. If you
are not sure what they mean, ask. They accept or turn down each proposal on their screen; you change nothing, and say so. What they turned down
is not proposed again unless they ask for it.
Then ask the next question with ask. If they want to skip a question, go on; if they want to stop, stop. When nothing is left to ask, or they
stop, and the onboarding is not finished, ask whether to finish it; use finish_onboarding only once they agreed.
If they ask for something other than their profile, say that their private brain can help with that, and propose nothing.
Write short, plain sentences in the language of the user. Never invent anything about them.
${dataRule}`,
  tools: [ask, readProfileToAsk, proposeProfileChange, finishOnboarding],
  questionTools: [ask.name],
  opening: { tool: { name: ask.name, title: asked }, write: openProfilePal },
})
