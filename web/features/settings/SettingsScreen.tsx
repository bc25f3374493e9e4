import { AudienceMark, PageColumn, PageHeader } from '#design-system'
import { useLingui } from '@lingui/react/macro'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs } from 'react-router-dom'
import settingsQuery, { type SettingsScreenQuery } from '../../__generated__/SettingsScreenQuery.graphql.ts'
import { loadRouteQuery } from '../../relay/loadRouteQuery.ts'
import { useRouteQuery } from '../../relay/useRouteQuery.ts'
import { RouteBoundary } from '../../shared/screen/RouteBoundary.tsx'
import { ScreenTitle } from '../../shared/screen/ScreenTitle.tsx'
import { AccessTokensSection } from './security/AccessTokensSection.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { DeletionSection, ExportSection } from './account/ExportAndDeletion.tsx'
import { InstructionsSection } from './instructions/InstructionsSection.tsx'
import { ImportSection } from './imports/ImportSection.tsx'
import { LanguageSection, ThemeSection } from './sections/ThemeAndLanguage.tsx'
import { MemoriesSection } from './memories/MemoriesSection.tsx'
import { ModelSection } from './sections/ModelSection.tsx'
import { isPushSupported } from './notifications/push.ts'
import { NotificationsSection } from './notifications/NotificationsSection.tsx'
import { PasskeysSection } from './security/passkeys/PasskeysSection.tsx'
import { PasswordSection } from './security/PasswordSection.tsx'
import { PlanSection } from './sections/PlanSection.tsx'
import { PromptsSection } from './prompts/PromptsSection.tsx'
import { SessionsSection } from './security/SessionsSection.tsx'
import { SchedulesSection } from './sections/SchedulesSection.tsx'
import { SharedSection } from './sections/SharedSection.tsx'
import { ServerSection } from './sections/ServerSection.tsx'
import { ShortcutsSection } from './sections/ShortcutsSection.tsx'
import type { SectionId } from './Section.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import styles from './SettingsScreen.module.css'
import { TwoFactorSection } from './security/twoFactor/TwoFactorSection.tsx'
import { WebhooksSection } from './webhooks/WebhooksSection.tsx'
import { VisibilitySection } from './sections/VisibilitySection.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadRouteQuery<SettingsScreenQuery>(context, settingsQuery, {})
}

export function SettingsScreen() {
  const { t } = useLingui()
  const queryRef = useRouteQuery<SettingsScreenQuery>()
  return (
    <PageColumn width="wide">
      <ScreenTitle>{t`Settings`}</ScreenTitle>
      <PageHeader title={t`Settings`} mark={<AudienceMark audience="private" />} />
      <RouteBoundary queryRef={queryRef} failure={t`Couldn’t load your settings`}>
        <Sections />
      </RouteBoundary>
    </PageColumn>
  )
}

function Sections() {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery {
        viewer {
          user {
            ...AccountSection_user
            ...TwoFactorSection_user
            hasPassword
            viewerCanAddPasskeys
            ...ThemeAndLanguage_theme
            ...ThemeAndLanguage_language
            ...MemoriesSection_user
            ...ExportAndDeletion_user
          }
          profile {
            ...VisibilitySection_profile
          }
          operator {
            __typename
          }
          ...InstructionsSection_viewer
          ...PromptsSection_viewer
          ...MemoriesSection_viewer
          ...MemoriesSectionTransfer_viewer
          ...NotificationsSection_viewer
          ...PasskeysSection_viewer
          ...SessionsSection_viewer
          ...AccessTokensSection_viewer
          ...WebhooksSection_viewer
          ...ModelSection_viewer
          ...PlanSection_viewer
          ...ImportSection_viewer
          ...SharedSection_viewer
          ...ExportAndDeletion_viewer
        }
      }
    `,
    useRouteQuery<SettingsScreenQuery>(),
  )
  if (!viewer) return null
  const { hasPassword, viewerCanAddPasskeys } = viewer.user
  // Servers without passkeys accept no passwords either.
  const hasPasswordSection = hasPassword || viewerCanAddPasskeys
  const hidden: SectionId[] = [
    ...(isPushSupported() ? [] : (['notifications'] as const)),
    ...(viewer.operator ? [] : (['server'] as const)),
    ...(hasPasswordSection ? [] : (['password'] as const)),
    ...(viewerCanAddPasskeys ? [] : (['passkeys'] as const)),
  ]
  return (
    <div className={styles.settings}>
      <SettingsNav hidden={hidden} />
      <div className={styles.sections}>
        <AccountSection user={viewer.user} />
        <InstructionsSection viewer={viewer} />
        <PromptsSection viewer={viewer} />
        <VisibilitySection profile={viewer.profile} />
        <SharedSection viewer={viewer} />
        <ThemeSection user={viewer.user} />
        <LanguageSection user={viewer.user} />
        {isPushSupported() && <NotificationsSection viewer={viewer} />}
        <ShortcutsSection />
        <SchedulesSection />
        <MemoriesSection user={viewer.user} viewer={viewer} />
        {hasPasswordSection && <PasswordSection hasPassword={hasPassword} />}
        <TwoFactorSection user={viewer.user} />
        {viewerCanAddPasskeys && <PasskeysSection viewer={viewer} />}
        <SessionsSection viewer={viewer} />
        <AccessTokensSection viewer={viewer} />
        <WebhooksSection viewer={viewer} />
        <ModelSection viewer={viewer} />
        <PlanSection viewer={viewer} />
        {viewer.operator && <ServerSection />}
        <ImportSection viewer={viewer} />
        <ExportSection viewer={viewer} />
        <DeletionSection user={viewer.user} />
      </div>
    </div>
  )
}
