import { DescriptionList, Disclosure, Link, StatusLine } from '#design-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { AnswerReceipt_receipt$data, AnswerReceipt_receipt$key } from '../../../__generated__/AnswerReceipt_receipt.graphql.ts'
import type { AnswerReceiptQuery } from '../../../__generated__/AnswerReceiptQuery.graphql.ts'
import { translateServerText } from '../../../i18n/serverTexts.ts'
import { getSourcePath } from '../../../shared/knowledge/itemAddress.ts'
import { getSourceTitle } from '../../../shared/knowledge/sourceTitle.ts'
import { LoadingBoundary } from '../../../shared/screen/LoadingBoundary.tsx'
import styles from './AnswerReceipt.module.css'

export function AnswerReceipt({ stepUuid }: { stepUuid: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={t`Receipt`} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <LoadingBoundary
          failure={t`Couldn’t load the receipt`}
          level={3}
          fallback={
            <StatusLine>
              <Trans>Loading...</Trans>
            </StatusLine>
          }
        >
          {(attempt) => <LoadedReceipt stepUuid={stepUuid} fetchKey={attempt} />}
        </LoadingBoundary>
      )}
    </Disclosure>
  )
}

function LoadedReceipt({ stepUuid, fetchKey }: { stepUuid: string; fetchKey: number }) {
  const { viewer } = useLazyLoadQuery<AnswerReceiptQuery>(
    graphql`
      query AnswerReceiptQuery($stepUuid: String!) {
        viewer {
          twinReceipt(stepUuid: $stepUuid) {
            ...AnswerReceipt_receipt
          }
        }
      }
    `,
    { stepUuid },
    { fetchPolicy: 'store-and-network', fetchKey },
  )
  if (!viewer?.twinReceipt) {
    return (
      <p className={styles.quiet}>
        <Trans>There is no receipt for this answer.</Trans>
      </p>
    )
  }
  return <Receipt receipt={viewer.twinReceipt} />
}

function Receipt({ receipt: receiptRef }: { receipt: AnswerReceipt_receipt$key }) {
  const { t, i18n } = useLingui()
  const { model, sourceRule, sentAt, durationMs, promptTokens, completionTokens, passages, withheld } = useFragment(
    graphql`
      fragment AnswerReceipt_receipt on TwinReceipt {
        model
        sourceRule
        sentAt
        durationMs
        promptTokens
        completionTokens
        passages {
          number
          kind
          sourceId
          title
          text
          ordinal
          page
          rule
        }
        withheld {
          rule
          count
        }
      }
    `,
    receiptRef,
  )
  const rules = {
    QUOTES_ONLY: t`Quotes only`,
    PUBLIC_SOURCES: t`Published sources only`,
    GENERAL_KNOWLEDGE: t`Sources and general knowledge`,
  }
  const seconds = durationMs == null ? null : i18n.number(durationMs / 1000, { maximumFractionDigits: 1 })
  return (
    <div className={styles.receipt}>
      <section className={styles.part}>
        <h4 className={styles.heading}>
          <Trans>Sent to the model</Trans>
        </h4>
        {passages.length === 0 && (
          <p className={styles.quiet}>
            <Trans>Only the conversation</Trans>
          </p>
        )}
        {passages.map((passage) => (
          <Passage key={passage.number} {...passage} />
        ))}
      </section>
      {withheld.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.heading}>
            <Trans>Withheld</Trans>
          </h4>
          <ul className={styles.list}>
            {withheld.map((entry) => (
              <li key={entry.rule}>
                <Withheld {...entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <DescriptionList
        layout="rows"
        items={[
          { term: t`Model`, details: translateServerText(model) },
          { term: t`Sources`, details: rules[sourceRule as keyof typeof rules] },
          { term: t`Sent`, details: i18n.date(sentAt, { dateStyle: 'medium', timeStyle: 'medium' }) },
          ...(seconds === null ? [] : [{ term: t`Duration`, details: t`${seconds} s` }]),
          ...(promptTokens == null || completionTokens == null
            ? []
            : [{ term: t`Tokens`, details: t`${i18n.number(promptTokens)} read, ${i18n.number(completionTokens)} written` }]),
        ]}
      />
    </div>
  )
}

function Passage({ number, kind, sourceId, title, text, ordinal, page, rule }: AnswerReceipt_receipt$data['passages'][number]) {
  const { t } = useLingui()
  const rules = {
    PUBLIC_FIELD: t`Public profile field`,
    PUBLIC_NOTE: t`Public note`,
    PUBLIC_STORY: t`Public story`,
    PUBLIC_DOCUMENT: t`Public document`,
    CORRECTION: t`Your correction`,
  }
  return (
    <div className={styles.passage}>
      <p>
        [{number}] <Link href={getSourcePath({ kind, sourceId, ordinal })}>{getSourceTitle({ kind, title, page })}</Link>
      </p>
      <p className={styles.quiet}>{rules[rule as keyof typeof rules]}</p>
      {text == null ? (
        <p className={styles.quiet}>
          <Trans>This text has been withdrawn since.</Trans>
        </p>
      ) : (
        <blockquote dir="auto" className={styles.text}>
          {text}
        </blockquote>
      )}
    </div>
  )
}

function Withheld({ rule, count }: AnswerReceipt_receipt$data['withheld'][number]) {
  switch (rule) {
    case 'HIDDEN_ITEM':
      return (
        <Plural
          value={count}
          one="# matching note, story or document the visitor can’t read"
          other="# matching notes, stories and documents the visitor can’t read"
        />
      )
    case 'HIDDEN_FIELD':
      return <Plural value={count} one="# profile field the visitor can’t read" other="# profile fields the visitor can’t read" />
    case 'WITHDRAWN_SOURCE':
      return <Plural value={count} one="# earlier answer with a withdrawn source" other="# earlier answers with withdrawn sources" />
    default:
      return <Plural value={count} one="# public passage that matched less" other="# public passages that matched less" />
  }
}
