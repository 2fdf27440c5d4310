import { Button, type ButtonProps } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useBridgeHealth } from '../connection.ts'
import { restartBridge } from './restart.ts'

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
