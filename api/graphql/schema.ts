import './scalars.ts'
import './errors.ts'
import '../account/graph.ts'
import '../brain/graph.ts'
import '../chat/graph.ts'
import '../knowledge/graph.ts'
import '../profile/graph.ts'
import '../profile/proposals.graph.ts'
import '../twin/graph.ts'
import '../notifications/graph.ts'
import './viewerEvents.ts'
import { builder } from './builder.ts'

export const schema = builder.toSchema()
