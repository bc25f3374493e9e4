import { ViewerType } from '../../account/graph.ts'
import { builder, globalIdDescription } from '../../graphql/builder.ts'
import { ownNode } from '../../graphql/ownNode.ts'
import { defineMutations } from '../../graphql/scopes.ts'
import { KnowledgeItemNode } from '../../knowledge/graph.ts'
import { InputError, NotFoundError } from '../../platform/errors.ts'
import { requireUuid } from '../../platform/text/ids.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { ThreadNode } from '../threads/threads.graph.ts'
import type { ProjectEvent } from '../../liveUpdates/viewerEvents.ts'
import type { Project } from './projects.service.ts'

export const ProjectNode = builder.prismaNode('Project', {
  variant: 'ChatProject',
  description: 'Folder of conversations with instructions and knowledge, visible only to its owner.',
  id: { field: 'id', description: globalIdDescription },
  nullable: true,
  findUnique: ownNode,
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'ID in URLs and REST.' }),
    name: t.exposeString('name', { description: 'Name, 1 to 120 characters.' }),
    instructions: t.exposeString('instructions', { description: 'Instructions for the assistant, or empty.' }),
    items: t.field({
      type: [KnowledgeItemNode],
      description: 'Knowledge searched first, last added first.',
      select: { id: true },
      resolve: (project, _args, { services }) => services.projects.listItems(project),
    }),
  }),
})

builder.prismaObjectFields(ThreadNode, (t) => ({
  projectUuid: t.exposeString('projectId', { nullable: true, description: 'UUID of the project; null if none.' }),
  project: t.field({
    type: ProjectNode,
    nullable: true,
    description: 'Project of the conversation; null if none.',
    resolve: ({ projectId }, _args, { services, viewer }) => (viewer && projectId ? services.projects.find(viewer, projectId) : null),
  }),
}))

builder.objectFields(ViewerType, (t) => ({
  projects: t.field({
    type: [ProjectNode],
    nullable: true,
    description: 'Projects, ordered by name.',
    resolve: (viewer, _args, { services }) => services.projects.list(viewer),
  }),
  project: t.field({
    type: ProjectNode,
    nullable: true,
    description: 'Project with this UUID; null if none.',
    args: { uuid: t.arg.string({ required: true, description: 'UUID of the project.' }) },
    resolve: (viewer, { uuid }, { services }) => services.projects.find(viewer, uuid),
  }),
}))

const CreateProjectInput = builder.inputType('CreateProjectInput', {
  description: 'Project to be created.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name, 1 to 120 characters.' }),
    instructions: t.string({ description: 'Instructions for the assistant, at most 8,000 characters.' }),
  }),
})

const UpdateProjectInput = builder.inputType('UpdateProjectInput', {
  description: 'Changes of a project. Omitted fields stay unchanged.',
  fields: (t) => ({
    projectId: t.globalID({ required: true, for: ProjectNode, description: 'Project to be changed.' }),
    name: t.string({ description: 'Name, 1 to 120 characters.' }),
    instructions: t.string({ description: 'Instructions for the assistant, at most 8,000 characters.' }),
  }),
})

const DeleteProjectInput = builder.inputType('DeleteProjectInput', {
  description: 'Project to be deleted.',
  fields: (t) => ({ projectId: t.globalID({ required: true, for: ProjectNode, description: 'ID of the project.' }) }),
})

const defineItemInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      projectId: t.globalID({ required: true, for: ProjectNode, description: 'ID of the project.' }),
      itemId: t.globalID({ required: true, for: KnowledgeItemNode, description: 'Note, story or document.' }),
    }),
  })
const AddProjectItemInput = defineItemInput('AddProjectItemInput', 'Knowledge to be added to a project.')
const RemoveProjectItemInput = defineItemInput('RemoveProjectItemInput', 'Knowledge to be removed from a project.')

const CreateProjectPayload = builder.objectRef<{ project: Project; viewer: Viewer }>('CreateProjectPayload').implement({
  description: 'The project is created.',
  fields: (t) => ({
    project: t.field({ type: ProjectNode, description: 'New project.', resolve: ({ project }) => project }),
    viewer: t.field({ type: ViewerType, description: 'For refetching projects.', resolve: ({ viewer }) => viewer }),
  }),
})

const defineProjectPayload = (name: string, description: string) =>
  builder.objectRef<Project>(name).implement({
    description,
    fields: (t) => ({
      project: t.field({ type: ProjectNode, description: 'Project after the change.', resolve: (project) => project }),
    }),
  })
const UpdateProjectPayload = defineProjectPayload('UpdateProjectPayload', 'The project is changed.')
const AddProjectItemPayload = defineProjectPayload('AddProjectItemPayload', 'The project’s conversations search the item first.')
const RemoveProjectItemPayload = defineProjectPayload('RemoveProjectItemPayload', 'The knowledge stays outside of the project.')

const DeleteProjectPayload = builder.objectRef<{ id: string; viewer: Viewer }>('DeleteProjectPayload').implement({
  description: 'The project is deleted. Its conversations stay.',
  fields: (t) => ({
    deletedProjectId: t.globalID({
      description: 'ID of the deleted project.',
      resolve: ({ id }) => ({ type: 'ChatProject', id }),
    }),
    viewer: t.field({ type: ViewerType, description: 'For refetching projects.', resolve: ({ viewer }) => viewer }),
  }),
})

defineMutations('chat', (t) => ({
  createProject: t.withAuth({ signedIn: true }).field({
    type: CreateProjectPayload,
    errors: { types: [InputError] },
    description: 'Creates a project, at most 100.',
    args: { input: t.arg({ type: CreateProjectInput, required: true }) },
    resolve: async (_root, { input: { name, instructions } }, { services, viewer }) => ({
      project: await services.projects.create(viewer, { name, instructions: instructions ?? undefined }),
      viewer,
    }),
  }),
  updateProject: t.withAuth({ signedIn: true }).field({
    type: UpdateProjectPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Changes name or instructions of a project.',
    args: { input: t.arg({ type: UpdateProjectInput, required: true }) },
    resolve: (_root, { input: { projectId, name, instructions } }, { services, viewer }) =>
      services.projects.update(viewer, {
        id: requireUuid(projectId.id),
        name: name ?? undefined,
        instructions: instructions ?? undefined,
      }),
  }),
  deleteProject: t.withAuth({ signedIn: true }).field({
    type: DeleteProjectPayload,
    errors: { types: [NotFoundError] },
    description: 'Deletes a project and keeps its conversations.',
    args: { input: t.arg({ type: DeleteProjectInput, required: true }) },
    resolve: async (_root, { input }, { services, viewer }) => {
      const id = requireUuid(input.projectId.id)
      await services.projects.remove(viewer, { id })
      return { id, viewer }
    },
  }),
  addProjectItem: t.withAuth({ signedIn: true }).field({
    type: AddProjectItemPayload,
    errors: { types: [InputError, NotFoundError] },
    description: 'Adds knowledge to a project, at most 200 items.',
    args: { input: t.arg({ type: AddProjectItemInput, required: true }) },
    resolve: (_root, { input: { projectId, itemId } }, { services, viewer }) =>
      services.projects.addItem(viewer, { id: requireUuid(projectId.id), itemId: requireUuid(itemId.id) }),
  }),
  removeProjectItem: t.withAuth({ signedIn: true }).field({
    type: RemoveProjectItemPayload,
    errors: { types: [NotFoundError] },
    description: 'Removes knowledge from a project.',
    args: { input: t.arg({ type: RemoveProjectItemInput, required: true }) },
    resolve: (_root, { input: { projectId, itemId } }, { services, viewer }) =>
      services.projects.removeItem(viewer, { id: requireUuid(projectId.id), itemId: requireUuid(itemId.id) }),
  }),
}))

export const ProjectChanged = builder.objectRef<ProjectEvent>('ProjectChanged').implement({
  description: 'A project or its knowledge changed, or it was deleted.',
  fields: (t) => ({
    projectId: t.globalID({ description: 'ID of the project.', resolve: ({ projectId }) => ({ type: 'ChatProject', id: projectId }) }),
    project: t.field({
      type: ProjectNode,
      nullable: true,
      description: 'Updated project; null once deleted.',
      resolve: ({ project }) => project,
    }),
  }),
})
