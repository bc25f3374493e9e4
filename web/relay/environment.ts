import { Environment, RecordSource, Store } from 'relay-runtime'
import { getDataID } from './getDataID.ts'
import { createNetwork, type SessionGate } from './network.ts'

const minute = 60_000

/** A store of its own for each session: nothing that one person loaded can be seen by the next. */
export function createEnvironment(gate: SessionGate): Environment {
  return new Environment({
    getDataID,
    network: createNetwork(gate),
    // The ten screens left last open again without a request, unless they are older than five minutes.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10, queryCacheExpirationTime: 5 * minute }),
  })
}
