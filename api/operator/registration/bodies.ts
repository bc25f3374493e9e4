import { z } from '@hono/zod-openapi'
import { registrationModes } from './validation.ts'

const mode = z.enum(registrationModes).meta({ description: 'People who can create an account.', example: 'invitation' })
const emailDomains = z.array(z.string()).meta({
  description: 'Domains of email addresses that can register while open; empty for all.',
  example: ['example.org'],
})

export const ssoDescriptions = {
  ssoLabel: 'Name of the identity provider for single sign-on; null without one.',
  hasSignInLinks: 'Whether the server emails sign-in links.',
  isSsoOnly: 'Whether sign-in and sign-up with passwords are refused.',
}

export const offerBody = z
  .object({
    mode,
    email_domains: emailDomains,
    sso_label: z.string().nullable().meta({ description: ssoDescriptions.ssoLabel, example: 'Example University' }),
    is_sso_only: z.boolean().meta({ description: ssoDescriptions.isSsoOnly, example: false }),
    has_sign_in_links: z.boolean().meta({ description: ssoDescriptions.hasSignInLinks, example: true }),
    is_invited: z.boolean().meta({ description: 'Whether the invitation is valid.', example: true }),
    invited_email: z.string().nullable().meta({
      description: 'Address that the invitation is limited to; null for any.',
      example: 'ada@example.org',
    }),
  })
  .openapi('RegistrationOffer')

export const registrationBody = z
  .object({
    mode,
    email_domains: emailDomains,
    is_fixed: z.boolean().meta({ description: 'Whether environment variables set it.', example: false }),
    sends_invitations: z.boolean().meta({ description: 'Whether the server emails invitations that name an address.', example: true }),
  })
  .openapi('RegistrationSettings')

export const invitationBody = z
  .object({
    id: z.uuid().meta({ example: '018f2b1c-7d3e-7a40-9c51-3f0e6d2a8b47' }),
    state: z.enum(['active', 'used', 'expired', 'revoked']).meta({ description: 'State of the invitation.', example: 'active' }),
    url: z.string().nullable().meta({
      description: 'Link to the sign-up page, for one account; null unless active.',
      example: 'https://twain.example.org/accounts/signup?invitation=q0Zb2m…',
    }),
    email: z.string().nullable().meta({ description: 'Address that it is limited to; null for any.', example: 'ada@example.org' }),
    used_by: z.string().nullable().meta({ description: 'Username of the created account; null before.', example: null }),
    expires_at: z.iso.datetime().meta({ description: 'When the invitation expires.', example: '2026-02-07T09:30:00.000Z' }),
    created_at: z.iso.datetime().meta({ description: 'When it was created.', example: '2026-01-31T09:30:00.000Z' }),
  })
  .openapi('RegistrationInvitation')
