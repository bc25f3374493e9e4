import './threads.graph.ts'
import './steps.graph.ts'
import './runs.graph.ts'
import './stream.graph.ts'
