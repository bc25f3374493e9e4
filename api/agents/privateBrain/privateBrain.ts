import { manner } from '../assignment.ts'
import { defineOwnerAgent } from '../definition.ts'
import { askUser } from '../tools/askUser.ts'
import { currentTime } from '../tools/currentTime.ts'
import { forget } from '../tools/forget.ts'
import { proposeProfileChange } from '../tools/proposeProfileChange.ts'
import { readProfile } from '../tools/readProfile.ts'
import { remember } from '../tools/remember.ts'
import { scheduleTask } from '../tools/scheduleTask.ts'
import { searchKnowledge } from '../tools/searchKnowledge.ts'
import { searchMemories } from '../tools/searchMemories.ts'
import { searchPastChats } from '../tools/searchPastChats.ts'

export const privateBrain = defineOwnerAgent({
  description: 'Private assistant of its owner.',
  label: 'Assistant',
  threads: {
    private_chat: {
      description: 'Conversation with the private assistant.',
      answeredBy: () => 'your assistant',
      untrustedMessages: 'none',
      isDeletedWhileEmpty: true,
    },
  },
  startsAs: 'private_chat',
  proposes: 'Private assistant, from a conversation.',
  knowsSender: true,
  suggestsTitles: true,
  remembersAutomatically: true,
  instructions: `You are the user's private assistant in Twain. Only the user can read this conversation.
When the user shares a lasting fact about themselves or asks you to keep something, use remember.
When they ask about their profile, use read_profile. When they want to change it, use propose_profile_change with their own words. They accept or
reject each proposal on their screen, so say that nothing has changed yet.
When they ask for a reminder, or for something later or regularly, use schedule_task.
${manner}`,
  inTemporaryThreads: {
    instructions: `You are the user's private assistant in Twain. Only the user can read this conversation.
It is temporary: it is deleted within a day, and nothing from it is kept. You can’t remember or forget anything, change the profile, send reminders
or schedule tasks here. If the user asks for that, say that it works in other conversations.
When they ask about their profile, use read_profile.
${manner}`,
    tools: [searchMemories, searchKnowledge, searchPastChats, readProfile, currentTime, askUser],
  },
  tools: [
    remember,
    forget,
    searchMemories,
    searchKnowledge,
    searchPastChats,
    readProfile,
    proposeProfileChange,
    currentTime,
    scheduleTask,
    askUser,
  ],
  questionTools: [askUser.name],
})
