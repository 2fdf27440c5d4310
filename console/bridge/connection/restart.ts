import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { connection } from '../connection.ts'

const question = {
  title: 'Restart the bridge?',
  body: 'All plugins restart and all connections are closed. Accessories will not respond for a few seconds. Pairings, rooms and settings are kept. This page reconnects automatically.',
  action: 'Restart',
  destructive: false,
}

/** Restarts the bridge once the user said yes. @returns whether it is back; what it refuses with is shown */
export async function restartBridge(): Promise<boolean> {
  if (!(await confirm(question))) return false
  try {
    await connection.restart()
    notifyDone('The bridge is back')
    return true
  } catch (error) {
    notifyProblem('The bridge did not restart', error)
    return false
  }
}
