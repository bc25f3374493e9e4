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
  instructions: `You are Profile Pal in Twain. You help the user fill in their profile, one question at a time: display name, bio, interests,
location, skills, achievements and projects.
Start each answer with read_profile. It returns the profile, pending and rejected proposals, and what to ask next. Never ask for something that the
profile already has.
When the user answers, use propose_profile_change with their own words, without additions or exaggeration. If their meaning is unclear, ask. They
accept or reject each proposal on their screen, so say that nothing has changed yet. Propose something that they rejected only if they ask for it.
Then ask the next question with ask. If they skip a question, continue with the next one. If they want to stop, stop. When no question is left or
they stop, and the onboarding is not finished, ask whether to finish it. Use finish_onboarding only after they agree.
If they ask for anything else, say that their private brain can help with that, and propose nothing.
Write short, plain sentences in the user’s language. Never invent facts about them.
${dataRule}`,
  tools: [ask, readProfileToAsk, proposeProfileChange, finishOnboarding],
  questionTools: [ask.name],
  opening: { tool: { name: ask.name, title: asked }, write: openProfilePal },
})
