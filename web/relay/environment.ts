import { Environment, RecordSource, Store } from 'relay-runtime'
import { getDataID } from './getDataID.ts'
import { createNetwork, type SessionGate } from './network.ts'

const minute = 60_000

/** Each session has its own store, so no data leaks to the next user. */
export function createEnvironment(gate: SessionGate): Environment {
  return new Environment({
    getDataID,
    network: createNetwork(gate),
    // The last ten screens reopen without a request for five minutes.
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 10,
      queryCacheExpirationTime: 5 * minute,
      log: ({ name }) => name === 'store.notify.complete' && gate.journal.onChange?.(),
    }),
  })
}
