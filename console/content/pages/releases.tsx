import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Page } from '../../shared/page.tsx'
import { Board } from '../releases/board.tsx'
import { NewRelease } from '../releases/new-release.tsx'

/** What becomes public together: what is being put together, what is due, and what was. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const [asked, setAsked] = useState(false)
  const place = { site, env }
  return (
    <Page
      title="Releases"
      about="Changes that are published together, now or on a schedule. A release is published as a whole or not at all."
      width="full"
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setAsked(true)}>
          New release
        </Button>
      }
    >
      <Board place={place} />
      {asked && <NewRelease place={place} onClose={() => setAsked(false)} />}
    </Page>
  )
}
