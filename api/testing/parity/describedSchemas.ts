import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Schema {
  $ref?: string
}

export function compileSchemas(document: object): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  return ({ $ref, ...rest }) => {
    const isValid = $ref === undefined ? ajv.compile(rest) : ajv.getSchema(`openapi${$ref}`)
    if (!isValid) throw new Error(`The OpenAPI document has no ${$ref}.`)
    return isValid
  }
}
