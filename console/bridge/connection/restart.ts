import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { connection } from '../connection.ts'

const question = {
  title: 'Restart the bridge?',
  body: 'Every plugin stops and starts anew, and every connection ends. Accessories do not answer for some seconds. Pairings, rooms and settings stay. This page comes back by itself.',
  action: 'Restart',
  destructive: false,
}

/** Restarts the bridge once somebody said yes. @returns whether it is back; what it refuses with is shown */
export async function restartBridge(): Promise<boolean> {
  if (!(await confirm(question))) return false
  try {
    await connection.restart()
    notifyDone('The bridge is back')
    return true
  } catch (error) {
    notifyProblem('The bridge does not restart', error)
    return false
  }
}
