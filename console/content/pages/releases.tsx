import { Button } from '@mantine/core'
import { IconArrowUpRight, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Page } from '../../shared/page.tsx'
import { Board } from '../releases/board.tsx'
import { NewRelease } from '../releases/new-release.tsx'
import { PromoteDialog } from '../releases/promote-dialog.tsx'

/** What becomes public together: what is being put together, what is due, and what was. */
export function Component() {
  const { site = '', env = '' } = useParams()
  const [asked, setAsked] = useState(false)
  const [promoting, setPromoting] = useState(false)
  const place = { site, env }
  return (
    <Page
      title="Releases"
      about="Changes that are published together, now or on a schedule. A release is published as a whole or not at all."
      width="full"
      actions={
        <>
          <Button variant="default" leftSection={<IconArrowUpRight size={18} />} onClick={() => setPromoting(true)}>
            Promote…
          </Button>
          <Button leftSection={<IconPlus size={18} />} onClick={() => setAsked(true)}>
            New release
          </Button>
        </>
      }
    >
      <Board place={place} />
      {promoting && <PromoteDialog place={place} onClose={() => setPromoting(false)} />}
      {asked && <NewRelease place={place} onClose={() => setAsked(false)} />}
    </Page>
  )
}
