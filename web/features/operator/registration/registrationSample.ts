export const invitation = {
  __typename: 'RegistrationInvitation',
  id: 'invitation-1',
  state: 'ACTIVE',
  url: 'https://twain.example.org/accounts/signup?invitation=AZDxKxx9PnpAnFE_Dm0qi0eB3Wl2m8kq0Zb2m' as string | null,
  email: 'ada@example.org' as string | null,
  usedBy: null as string | null,
  expiresAt: '2026-03-08T10:00:00.000Z',
}

export const revoked = { ...invitation, state: 'REVOKED', url: null }
export const used = { ...invitation, id: 'invitation-2', state: 'USED', url: null, email: null, usedBy: 'grace' }

const open = { __typename: 'RegistrationSettings', mode: 'OPEN', emailDomains: ['example.org'], isFixed: false, sendsInvitations: false }

export const toRegistration = (settings: Partial<typeof open> = {}, invitations: (typeof invitation)[] = []) => ({
  viewer: {
    __typename: 'Viewer',
    id: 'viewer-1',
    operator: {
      __typename: 'Operator',
      registration: { ...open, ...settings },
      registrationInvitations: {
        edges: invitations.map((node) => ({ __typename: 'RegistrationInvitationEdge', cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  },
})
