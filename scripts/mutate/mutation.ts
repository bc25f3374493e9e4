export interface Mutation {
  readonly rule: string
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly test: string
  readonly name: string
}
