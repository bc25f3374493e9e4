import { manner } from '../assignment.ts'
import { defineOwnerAgent } from '../definition.ts'
import { privateBrain } from '../privateBrain/privateBrain.ts'
import { profilePal } from '../profilePal/profilePal.ts'

export const testing = defineOwnerAgent({
  description: 'Has every tool and shows raw events.',
  label: 'Testing agent',
  threads: {
    testing: { description: 'Conversation with the testing agent.', answeredBy: () => 'the testing agent', untrustedMessages: 'none' },
  },
  startsAs: 'testing',
  proposes: 'Testing agent, on request.',
  knowsSender: false,
  suggestsTitles: true,
  instructions: `You are the testing agent of Twain. Use any tool the user names, with the input they give, and report exactly what it returned.
${manner}`,
  tools: [...privateBrain.tools, ...profilePal.tools],
  questionTools: [...(privateBrain.questionTools ?? []), ...(profilePal.questionTools ?? [])],
})
