import { create } from 'storybook/theming'
import dark from '../design-system/tokens/modes/dark-private.tokens.json'
import light from '../design-system/tokens/modes/light-private.tokens.json'
import { primitive } from '../design-system/tokens/modes/primitive.tokens.json'

type Tokens = Record<string, unknown>

/** Storybook does not understand OKLCH. */
export function createTheme(base: 'light' | 'dark') {
  const tokens: Tokens = { light, dark }[base].semantic
  const color = (name: string) => toHex(tokens[name])
  return create({
    base,
    brandTitle: `${rings(color('mark-private'), color('mark-public'))} Twain`,
    brandTarget: '_self',
    fontBase: "'Instrument Sans Variable', system-ui, sans-serif",
    fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('surface-sunken'),
    appContentBg: color('surface-raised'),
    appPreviewBg: color('surface'),
    appHoverBg: color('surface-hover'),
    appBorderColor: color('line'),
    appBorderRadius: 6,
    inputBorderRadius: 6,
    textColor: color('text'),
    textInverseColor: color('surface'),
    textMutedColor: color('text-quiet'),
    barTextColor: color('text-quiet'),
    barHoverColor: color('text'),
    barSelectedColor: color('accent-text'),
    barBg: color('surface'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('line'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface-raised'),
    inputBorder: color('line-strong'),
    inputTextColor: color('text'),
  })
}

/** Resolves references such as `{primitive.neutral-2}`. */
function toHex(token: unknown): string {
  const { $value } = token as { $value: string | { hex: string } }
  if (typeof $value === 'object') return $value.hex
  return toHex((primitive as Tokens)[$value.slice('{primitive.'.length, -1)])
}

function rings(privateColor: string, publicColor: string) {
  return `<svg viewBox="0 0 34 22" width="26" aria-hidden="true" fill="none" stroke-width="2.25" style="vertical-align:-2px">
    <circle cx="12" cy="11" r="8.5" stroke="${privateColor}"/>
    <circle cx="22" cy="11" r="8.5" stroke="${publicColor}" pathLength="100" stroke-dasharray="84 16" transform="rotate(-29 22 11)"/>
  </svg>`
}
