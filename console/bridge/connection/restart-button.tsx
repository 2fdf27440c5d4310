import { Button, type ButtonProps } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { connection, useBridgeHealth } from '../connection.ts'

/** Restarts the bridge, after a question. */
export function RestartButton(props: ButtonProps) {
  const health = useBridgeHealth()
  const [asking, setAsking] = useState(false)
  const restart = async () => {
    setAsking(true)
    await restartBridge()
    setAsking(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} />}
      loading={health === 'restarting'}
      disabled={asking || health !== 'up'}
      onClick={restart}
      {...props}
    >
      Restart the bridge
    </Button>
  )
}

const question = {
  title: 'Restart the bridge?',
  body: 'All plugins restart and all connections are closed. Accessories will not respond for a few seconds. Pairings, rooms and settings are kept. This page reconnects automatically.',
  action: 'Restart',
  destructive: false,
}

/** Restarts the bridge once the user said yes. @returns whether it is back; what it refuses with is shown */
async function restartBridge(): Promise<boolean> {
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
