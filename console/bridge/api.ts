import createQueryClient from 'openapi-react-query'
import { createBridgeClient } from '../../generated/bridge/client.ts'
import { watchSession } from '../shared/query.ts'
import { repeatOnceProven } from '../shared/step-up/proof.ts'

/** The surface that this page came from. */
export const client = createBridgeClient({ baseUrl: location.origin })
client.use(watchSession, repeatOnceProven)

/** Queries and mutations over it. */
export const api = createQueryClient(client)
