import { z } from 'zod'
import type { Brain } from '../../agents/agent.ts'
import { profileFields } from '../../agents/tools/profileFields.ts'
import type { WebPagesService } from '../../knowledge/documents/pages/webPages.service.ts'
import { extractValues } from '../../models/builtIn/profilePal/profileAnswers.ts'
import type { ProfileFinding } from '../../models/tasks/profileText.ts'
import { type Transaction, transaction } from '../../platform/database/database.ts'
import { InputError, RateLimitError } from '../../platform/errors.ts'
import { rule } from '../../platform/errorCodes/rule.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUuid } from '../../platform/text/ids.ts'
import { parseInput } from '../../platform/text/parseInput.ts'
import { trimmedText } from '../../platform/text/validation.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { ProfileService } from '../profile.service.ts'
import { findPending, isList, type ProfileProposal, type ProposableField, type ProposalsService } from '../proposals/proposals.service.ts'

interface Parts {
  platform: Platform
  profile: ProfileService
  proposals: ProposalsService
  webPages: Pick<WebPagesService, 'fetch'>
  brain: Pick<Brain, 'readProfileText'>
}

export interface DraftSource {
  text?: string | null
  fileId?: string | null
  url?: string | null
}

export interface FieldDraft {
  field: (typeof draftableFields)[number]
  answer?: string | null
  values?: readonly string[] | null
}

export const draftableFields = [...profileFields, 'title'] as const
const modelTimeoutMs = 60_000
const longestText = 100_000
const longestEvidence = 500

const pasted = trimmedText().pipe(
  z
    .string()
    .min(1, rule('value_required'))
    .max(longestText, rule('value_too_long', { max: longestText })),
)
const fieldDraft = z.object({
  answer: pasted.nullish(),
  values: z
    .array(trimmedText().pipe(z.string().min(1, rule('value_required'))))
    .max(100)
    .nullish(),
})

export class ProfileDraftsService {
  readonly #parts: Parts
  readonly #limit: Limit

  constructor(parts: Parts) {
    this.#parts = parts
    this.#limit = parts.platform.limits.define('draft-profile', { points: 120, seconds: 600 })
  }

  async draft(viewer: Viewer, source: DraftSource): Promise<ProfileProposal[]> {
    const { platform, profile: profiles, proposals, brain } = this.#parts
    await this.#countDraft(viewer)
    const { text, isUntrusted } = await this.#read(viewer, source)
    const findings = await brain.readProfileText(text, AbortSignal.timeout(modelTimeoutMs))
    return transaction(platform.db, async (tx) => {
      const profile = await profiles.lock(tx, viewer)
      const usable = findings.filter((finding) => proposals.isAcceptable(profile, finding))
      const drafts: ProfileProposal[] = []
      for (const [field, found] of Map.groupBy(usable, ({ field }) => field)) {
        drafts.push(...(await this.#propose(tx, viewer, { field, found: isList(field) ? found : found.slice(0, 1), isUntrusted })))
      }
      return drafts
    })
  }

  async draftField(viewer: Viewer, { field, ...input }: FieldDraft): Promise<ProfileProposal[]> {
    const { platform, proposals } = this.#parts
    await this.#countDraft(viewer)
    const { answer, values } = parseInput(fieldDraft, input)
    if (answer == null && values == null) throw new InputError('value_required', { field: 'answer' })
    const stated = values ?? (field === 'title' ? [answer ?? ''] : extractValues(field, answer ?? ''))
    const kept = isList(field) ? stated : stated.slice(0, 1)
    return transaction(platform.db, async (tx) => {
      const evidence = answer != null && answer.length <= longestEvidence ? answer : null
      const drafted = kept.map((value) => ({ value, evidence, hasUntrustedContent: false }))
      await proposals.replaceStated(tx, viewer, { field, values: drafted }).catch((error: unknown) => {
        if (!(error instanceof InputError)) throw error
        throw new InputError(error.code, { params: error.params, field: values ? 'values' : 'answer' } as never)
      })
      return (await findPending(tx, viewer)).filter((proposal) => proposal.field === field)
    })
  }

  async #countDraft({ userId }: Viewer): Promise<void> {
    const verdict = await this.#limit.consume(userId)
    if (!verdict.isAllowed) throw new RateLimitError('too_many_drafts', Math.ceil(verdict.retryAfterMs / 1000))
  }

  async #read(viewer: Viewer, { text, fileId, url }: DraftSource): Promise<{ text: string; isUntrusted: boolean }> {
    if ([text, fileId, url].filter((one) => one != null).length !== 1) throw new InputError('draft_source_required')
    if (text != null) return { text: parseInput(pasted, text, 'text'), isUntrusted: false }
    if (fileId != null) return { text: await this.#getText(viewer, fileId, 'fileId'), isUntrusted: true }
    const { file } = await this.#parts.webPages.fetch(viewer, { url: url ?? '' }, { isRead: true })
    return { text: await this.#getText(viewer, file.id, 'url'), isUntrusted: true }
  }

  async #getText({ userId }: Viewer, id: string, field: string): Promise<string> {
    const { db } = this.#parts.platform
    const upload = isUuid(id) ? await db.element.findFirst({ where: { id, userId, filePath: { not: null } } }) : null
    if (!upload) throw new InputError('file_missing', { field })
    if (upload.problem !== null) throw new InputError('file_not_readable', { params: { problem: upload.problem }, field })
    const text = upload.content ?? (await db.attachmentText.findUnique({ where: { elementId: id } }))?.text
    if (text === undefined) throw new InputError('file_not_readable', { params: { problem: noText }, field })
    return text.slice(0, longestText)
  }

  async #propose(
    tx: Transaction,
    viewer: Viewer,
    { field, found, isUntrusted }: { field: ProposableField; found: ProfileFinding[]; isUntrusted: boolean },
  ): Promise<ProfileProposal[]> {
    const values = found.map(({ value, evidence }) => ({
      value,
      evidence: evidence.slice(0, longestEvidence),
      hasUntrustedContent: isUntrusted,
    }))
    return (await this.#parts.proposals.proposeStated(tx, viewer, { source: 'profile_pal', field, values })).proposals
  }
}

const noText = 'No text found. Use a PDF, DOCX or text file.'
