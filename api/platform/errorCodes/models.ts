import type { ErrorEntry } from './entry.ts'

const retry = 'Try again in a moment.'

/** Connections to model providers, managed by operators. */
export const modelErrors = {
  no_such_model_connection: {
    status: 404,
    text: 'There is no such connection.',
    cause: 'The connection was deleted.',
    cure: 'Reload the list.',
  },
  no_such_model: {
    status: 404,
    text: 'There is no such model.',
    cause: 'Missing, unavailable or disconnected model.',
    cure: 'Reload the list of models.',
  },
  too_many_model_connections: {
    status: 400,
    text: 'This server has {max, plural, one {# connection} other {# connections}}. Remove one first.',
    params: ['max'],
    cause: 'Server has too many model connections.',
    cure: 'Remove an unused connection.',
  },
  too_many_model_tests: {
    status: 429,
    text: 'Too many tests in a short time. Try again later.',
    cause: 'Providers were contacted too often.',
    cure: 'Wait as long as `Retry-After` says.',
  },
  default_model_fixed: {
    status: 409,
    text: 'Environment variables set the default model.',
    cause: 'Environment variables set the default model.',
    cure: 'Remove `LLM_PROVIDER`, `LLM_BASE_URL` and `LLM_API_KEY` and restart the server.',
  },
  default_model_required: {
    status: 409,
    text: 'This is the default model. Choose another default first.',
    cause: 'The default model must be available.',
    cure: 'Make another model the default first.',
  },
  model_address_invalid: {
    status: 400,
    text: 'Enter an address that begins with http:// or https://',
    cause: 'Not an HTTP URL, or with a query.',
    cure: 'Send the base URL of the API, such as `http://localhost:11434/v1`.',
  },
  model_address_with_password: {
    status: 400,
    text: 'An address cannot hold a user name or password',
    cause: 'URL contains username or password.',
    cure: 'Send the key in its own field.',
  },
  provider_key_required: {
    status: 400,
    text: 'Enter an API key',
    cause: 'Provider requires an API key.',
    cure: 'Send a key of the provider.',
  },
  provider_key_invalid: {
    status: 400,
    text: 'An API key has no spaces and only letters, digits and symbols',
    cause: 'Key contains characters not allowed in headers.',
    cure: 'Copy the key again.',
  },
  provider_key_required_again: {
    status: 400,
    text: 'Enter the API key again for the new address',
    cause: 'Stored keys stay with their address.',
    cure: 'Send the key together with the new address.',
  },
  provider_key_rejected: {
    status: 400,
    text: 'The server rejected the API key.',
    cause: 'Provider answered with 401 or 403.',
    cure: 'Check the key and its permissions.',
  },
  provider_unknown_host: {
    status: 400,
    text: 'There is no server named {host}.',
    params: ['host'],
    cause: 'Host name can’t be resolved.',
    cure: 'Check the address.',
  },
  provider_unreachable: {
    status: 400,
    text: 'Nothing answers at {host}. Is the server running?',
    params: ['host'],
    cause: 'Connection was refused or lost.',
    cure: 'Start the model server, and check the address.',
  },
  provider_certificate_invalid: {
    status: 400,
    text: 'The certificate of {host} is not valid.',
    params: ['host'],
    cause: 'TLS certificate is expired, self-signed or another host’s.',
    cure: 'Fix the certificate, or use `http` for a server on this machine.',
  },
  provider_timeout: {
    status: 400,
    text: 'The server did not answer within {seconds} seconds.',
    params: ['seconds'],
    cause: 'Provider did not respond completely in time.',
    cure: retry,
  },
  provider_redirects: {
    status: 400,
    text: 'The server redirects to {host}. Enter the final address; keys are never sent along a redirect.',
    params: ['host'],
    cause: 'Provider answered with a redirect.',
    cure: 'Send the final address, if it is trustworthy.',
  },
  provider_not_found: {
    status: 400,
    text: 'There is no model API at this address. Most end with /v1.',
    cause: 'Provider answered with 404 or 405.',
    cure: 'Check the path of the address, or send the name of a model if the server does not list any.',
  },
  provider_rate_limited: {
    status: 400,
    text: 'The server is busy or the quota of the key is used up.',
    cause: 'Provider answered with 429.',
    cure: retry,
  },
  provider_failed: {
    status: 400,
    text: 'The server answered with status {status}.',
    params: ['status'],
    cause: 'Provider answered with an unexpected status.',
    cure: 'Check the log of the provider.',
  },
  provider_unreadable: {
    status: 400,
    text: 'A server answers at this address, but not like a model API.',
    cause: 'Response is too large or unexpected JSON.',
    cure: 'Check the address.',
  },
  provider_without_models: {
    status: 400,
    text: 'The server has no models yet. Download or load one there first.',
    cause: 'List of models is empty.',
    cure: 'Install a model on the provider.',
  },
  provider_model_missing: {
    status: 400,
    text: 'The server does not have the model {model}.',
    params: ['model'],
    cause: 'Model is not listed, or does not answer.',
    cure: 'Choose another model.',
  },
} as const satisfies Record<string, ErrorEntry>
