import createQueryClient from 'openapi-react-query'
import { createAuthClient } from '../../generated/auth/client.ts'
import { watchSession } from '../shared/query.ts'
import { repeatOnceProven } from '../shared/step-up/proof.ts'
import { watchLimit } from './security/limited.ts'

/** The surface that this page came from. */
export const client = createAuthClient({ baseUrl: location.origin })
client.use(watchSession, watchLimit, repeatOnceProven)

/** Queries and mutations over it. */
export const api = createQueryClient(client)
