import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import { createPageTypes, resolvePage, whilePaging } from '../../graphql/pages.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { ConflictError, InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import { OperatorType } from '../operator.graph.ts'
import { formatPersonCursor, type Person } from './people.service.ts'
import { personBody } from './personBody.ts'

const PersonNode = builder.objectRef<Person>('Person')
builder.node(PersonNode, {
  description: 'Account without its content, for operators.',
  id: { resolve: ({ id }) => id, description: globalIdDescription },
  loadOne: (id, { services, viewer }) => services.people.find(viewer, { id }),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID used by REST.' }),
    isViewer: t.boolean({
      description: 'Whether it is the viewer’s own account.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.userId,
    }),
    ...exposeFields(t, personBody, ['id']),
  }),
})

const People = createPageTypes(PersonNode, {
  description: `Page of accounts. ${whilePaging.fixed}`,
  placeDescription: 'Account in a list.',
})

builder.objectFields(OperatorType, (t) => ({
  people: t.connection(
    {
      type: PersonNode,
      nullable: true,
      description: 'Accounts of the server, newest first.',
      args: {
        query: t.arg.string({ description: 'Part of a name, username or email address.' }),
        isSuspended: t.arg.boolean({ description: 'Only suspended or only active accounts; null for all.' }),
      },
      resolve: (viewer, { query, isSuspended, ...args }, { services }) =>
        resolvePage(args, formatPersonCursor, (page) => services.people.list(viewer, { query, isSuspended, ...page })),
    },
    People.Connection,
    People.Edge,
  ),
  person: t.field({
    type: PersonNode,
    nullable: true,
    description: 'Account with this ID; null if missing.',
    args: { uuid: t.arg.string({ required: true, description: 'ID of the account.' }) },
    resolve: (viewer, { uuid }, { services }) => services.people.find(viewer, { id: uuid }),
  }),
}))

const personId = { required: true, for: PersonNode, description: 'ID of the account.' } as const

const SuspendPersonInput = builder.inputType('SuspendPersonInput', {
  description: 'Account to be suspended.',
  fields: (t) => ({ personId: t.globalID(personId) }),
})
const RestorePersonInput = builder.inputType('RestorePersonInput', {
  description: 'Account to be restored.',
  fields: (t) => ({ personId: t.globalID(personId) }),
})
const SetPersonPlanInput = builder.inputType('SetPersonPlanInput', {
  description: 'Account and its new plan.',
  fields: (t) => ({
    personId: t.globalID(personId),
    planKey: t.string({ required: true, description: 'Unique key of the new plan.' }),
  }),
})
const EndPersonSessionsInput = builder.inputType('EndPersonSessionsInput', {
  description: 'Account to be signed out.',
  fields: (t) => ({ personId: t.globalID(personId) }),
})
const DeletePersonInput = builder.inputType('DeletePersonInput', {
  description: 'Account to be deleted, with its username.',
  fields: (t) => ({
    personId: t.globalID(personId),
    username: t.string({ required: true, description: 'Username of the account, as confirmation.' }),
  }),
})

const SuspendPersonPayload = definePersonPayload('SuspendPersonPayload', 'The account is suspended.')
const RestorePersonPayload = definePersonPayload('RestorePersonPayload', 'The account is active.')
const SetPersonPlanPayload = definePersonPayload('SetPersonPlanPayload', 'The account has the plan.')
const EndPersonSessionsPayload = definePersonPayload('EndPersonSessionsPayload', 'All sessions of the account have ended.')
const DeletePersonPayload = builder.objectRef<{ id: string }>('DeletePersonPayload').implement({
  description: 'The account and its data are deleted.',
  fields: (t) => ({
    deletedPersonId: t.globalID({
      description: 'ID of the deleted account.',
      resolve: ({ id }) => ({ type: 'Person', id }),
    }),
  }),
})

const expected = { types: [ConflictError, NotFoundError] }

defineMutations('operator', (t) => ({
  suspendPerson: t.withAuth({ signedIn: true }).field({
    type: SuspendPersonPayload,
    errors: expected,
    description: 'Signs a user out, refuses sign-ins and tokens, stops answers and closes page and twin, as an operator.',
    args: { input: t.arg({ type: SuspendPersonInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.people.suspend(viewer, { id: requireUuid(input.personId.id) }),
  }),
  restorePerson: t.withAuth({ signedIn: true }).field({
    type: RestorePersonPayload,
    errors: expected,
    description: 'Ends the suspension of an account, as an operator.',
    args: { input: t.arg({ type: RestorePersonInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.people.restore(viewer, { id: requireUuid(input.personId.id) }),
  }),
  setPersonPlan: t.withAuth({ signedIn: true }).field({
    type: SetPersonPlanPayload,
    errors: { types: [NotFoundError] },
    description: 'Sets the plan of an account, as an operator.',
    args: { input: t.arg({ type: SetPersonPlanInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) =>
      services.people.setPlan(viewer, { id: requireUuid(input.personId.id), planKey: input.planKey }),
  }),
  endPersonSessions: t.withAuth({ signedIn: true }).field({
    type: EndPersonSessionsPayload,
    errors: { types: [NotFoundError] },
    description: 'Ends all sessions of an account, as an operator.',
    args: { input: t.arg({ type: EndPersonSessionsInput, required: true }) },
    resolve: (_root, { input }, { services, viewer }) => services.people.endSessions(viewer, { id: requireUuid(input.personId.id) }),
  }),
  deletePerson: t.withAuth({ signedIn: true }).field({
    type: DeletePersonPayload,
    errors: { types: [ConflictError, InputError, NotFoundError] },
    description: 'Permanently deletes an account and its data, as an operator.',
    args: { input: t.arg({ type: DeletePersonInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.personId.id)
      await services.people.delete(viewer, { id, username: input.username })
      return { id }
    },
  }),
}))

function definePersonPayload(name: string, description: string) {
  return builder.objectRef<Person>(name).implement({
    description,
    fields: (t) => ({ person: t.field({ type: PersonNode, description: 'Account after the change.', resolve: (person) => person }) }),
  })
}
