import { tokenize } from '../../../../platform/language/words.ts'
import { findTimezone } from '../../timezones.ts'

/** Names that `Intl.DisplayNames` lacks. */
const otherRegions = `uk usa us england scotland wales northern_ireland great_britain holland czech_republic the_netherlands vereinigtes_konigreich
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine
maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york north_carolina
north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington
west_virginia wisconsin wyoming ontario quebec british_columbia alberta nova_scotia victoria new_south_wales queensland
bayern bavaria sachsen saxony hessen hesse thuringen brandenburg niedersachsen lower_saxony nordrhein_westfalen schleswig_holstein
baden_wurttemberg rheinland_pfalz saarland mecklenburg_vorpommern sachsen_anhalt tirol karnten steiermark`
const stateCode =
  /^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJMSVY]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|NSW|VIC|QLD|NRW)$/

let regions: ReadonlySet<string> | undefined

export function isRegion(text: string): boolean {
  regions ??= loadRegions()
  return stateCode.test(text.trim()) || regions.has(toKey(text))
}

export function isKnownCity(text: string): boolean {
  return findTimezone(text) !== null
}

function loadRegions(): ReadonlySet<string> {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const countries = ['en', 'de'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return codes.flatMap((code) => names.of(code) ?? [])
  })
  const others = otherRegions.split(/\s+/).map((name) => name.replaceAll('_', ' '))
  return new Set([...countries, ...others].map(toKey))
}

function toKey(text: string): string {
  return tokenize(text).join(' ')
}
