import { day, hour, minute } from '../attempts.ts'

/** How long things last, in milliseconds. */

/** From the application's request to the member's answer: enough to sign in with a code by mail. */
export const INTERACTION = 30 * minute
export const AUTHORIZATION_CODE = minute
export const ACCESS_TOKEN = hour

/** An unused refresh token. */
export const REFRESH_IDLE = 30 * day

/** Whatever hangs on one consent. */
export const GRANT = 90 * day

/**
 * A refresh token that was replaced still gives access tokens for so long: of two requests that a connector sends at
 * once, or when an answer got lost on its way, none may end the grant.
 */
export const REPLACED_GRACE = 30_000

/** An application that registered itself and that no member has authorized. */
export const UNUSED_CLIENT = day
