const setting = {
  __typename: 'EffectiveSetting',
  name: 'PORT',
  value: '4000' as string | null,
  source: 'DEFAULT',
  isSecret: false,
  isSet: true,
}

export const settings = [
  setting,
  { ...setting, name: 'PUBLIC_URL', value: 'https://twain.example.org', source: 'ENVIRONMENT' },
  { ...setting, name: 'DATABASE_URL', value: 'postgres://…@db.example.org/twain', source: 'ENVIRONMENT' },
  { ...setting, name: 'SESSION_SECRET', value: null, source: 'ENVIRONMENT', isSecret: true },
  { ...setting, name: 'S3_BUCKET', value: null, isSet: false },
  { ...setting, name: 'METRICS_TOKEN', value: null, isSecret: true, isSet: false },
  { ...setting, name: 'REGISTRATION', value: 'invitation', source: 'APP' },
]

export const toSettings = (given: typeof settings) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', operator: { __typename: 'Operator', settings: given } },
})
