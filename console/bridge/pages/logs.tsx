import '../logs/logs.css'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Page } from '../../shared/page.tsx'
import { LogCard } from '../logs/log-card.tsx'

/** The log: what was said before, and what is said now. */
export function Component() {
  return (
    <Page
      title="Logs"
      about="Live log of the bridge and its plugins."
      width="full"
      actions={
        <Button
          component="a"
          href="/api/logs/download"
          download
          variant="default"
          leftSection={<IconDownload size={16} />}
        >
          Download
        </Button>
      }
    >
      <LogCard />
    </Page>
  )
}
