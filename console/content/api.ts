import createQueryClient from 'openapi-react-query'
import { createContentClient } from '../../generated/content/client.ts'
import { watchSession } from '../shared/query.ts'
import { repeatOnceProven } from '../shared/step-up/proof.ts'

/** The surface that this page came from. */
export const client = createContentClient({ baseUrl: location.origin })
client.use(watchSession, repeatOnceProven)

/** Queries and mutations over it. */
export const api = createQueryClient(client)
