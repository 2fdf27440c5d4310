import { openShell } from '../../../generated/bridge/stream-client.ts'
import { isProblem } from '../../shared/problem.ts'
import { askForProof } from '../../shared/step-up/proof.ts'
import { client } from '../api.ts'
import { connection } from '../connection.ts'
import type { ShellDoor } from './shell-session.ts'

/** The bridge that this page came from. */
export const shellDoor: ShellDoor = {
  open: (size, signal) => openShell(location.origin, { ...size, signal }),
  ask: async (signal) => {
    const { error } = await client.GET('/api/logs', { params: { query: { limit: 1 } }, signal })
    if (error !== undefined) throw error
    const { data } = await client.GET('/visitor', { signal })
    if (data?.proofUrl === undefined) return false
    if (await askForProof()) return true
    throw { type: 'about:blank', title: 'Confirm that it is you', status: 403, code: 'step_up_required' }
  },
  isAnswer: (error) => isProblem(error) && error.status < 500,
  back: (signal) => {
    const back = connection.onReturn(signal)
    connection.suspectBroken()
    return back
  },
}
