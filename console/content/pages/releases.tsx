import { Button } from '@mantine/core'
import { IconArrowUpRight, IconPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Page } from '../../shared/page.tsx'
import { Board } from '../releases/board.tsx'
import { NameDialog } from '../releases/name-dialog.tsx'
import { PromoteDialog } from '../releases/promote-dialog.tsx'
import { createRelease } from '../releases/release-calls.ts'
import { type Place, takeUp } from '../releases/release-data.ts'
import { pathOfReleases } from '../releases/words.ts'

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

/** Names a new release, and leads to it. */
function NewRelease({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (name: string) => createRelease(place, name),
    onSuccess: async (made) => {
      await takeUp(queries, place, made)
      void navigate(`${pathOfReleases(place)}/${made.release.id}`)
    },
  })
  return (
    <NameDialog
      title="New release"
      name=""
      action="Create"
      refused="The release was not created"
      error={create.error}
      busy={create.isPending}
      onName={(name) => create.mutate(name)}
      onClose={onClose}
    />
  )
}
