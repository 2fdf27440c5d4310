import { acceptedSchema, orderSchema } from '../order.ts'
import { listenWithFastify } from '../peers/fastify.ts'
import type { BenchServer } from '../protocol.ts'

/** A validated POST, by Fastify. */
export default {
  start: () => listenWithFastify('/api/things1/:id', orderSchema, acceptedSchema),
} satisfies BenchServer as BenchServer
