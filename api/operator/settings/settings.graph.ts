import { builder } from '../../graphql/builder.ts'
import { toEnumValues } from '../../graphql/enumValues.ts'
import { exposeFields } from '../../graphql/exposeFields.ts'
import type { EffectiveSetting } from '../../platform/effectiveSettings.ts'
import { OperatorType } from '../operator.graph.ts'
import { settingBody } from './settingBody.ts'

const SourceEnum = builder.enumType('SettingSource', {
  description: 'Origin of a setting’s value.',
  values: toEnumValues({
    environment: { description: 'Environment variable of the process.' },
    app: { description: 'Stored by an operator in the app.' },
    default: { description: 'Default of the setting.' },
  }),
})

const SettingType = builder.objectRef<EffectiveSetting>('EffectiveSetting').implement({
  description: 'Setting of the server with its effective value, for operators.',
  fields: (t) => ({
    source: t.expose('source', { type: SourceEnum, description: 'Origin of the value.' }),
    ...exposeFields(t, settingBody, ['source']),
  }),
})

builder.objectField(OperatorType, 'settings', (t) =>
  t.field({
    type: [SettingType],
    nullable: true,
    description: 'Settings of the process that serves the request.',
    resolve: (viewer, _args, { services }) => services.effectiveSettings.list(viewer),
  }),
)
