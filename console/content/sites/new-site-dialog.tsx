import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { siteAddress } from '../place.ts'
import { faultOfName } from './name-rule.ts'
import { createEnvironment, createSite, refreshSites } from './site-data.ts'

export interface NewSiteDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Makes a site with its first environment. */
export function NewSiteDialog({ opened, onClose }: NewSiteDialogProps) {
  const [name, setName] = useState('')
  const [env, setEnv] = useState('production')
  const [tried, setTried] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: async () => {
      // It may have been made, and its environment refused.
      if (made !== name) await createSite(name)
      setMade(name)
      await createEnvironment({ site: name, env })
    },
    onSettled: () => refreshSites(queries),
    onSuccess: () => navigate(siteAddress(name)),
  })
  const faults = { name: faultOfName(name), env: faultOfName(env) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.name === null && faults.env === null) make.mutate()
  }
  return (
    <Modal opened={opened} onClose={onClose} title="New site">
      <Stack component="form" onSubmit={submit}>
        <ProblemAlert
          what={made === name ? 'The site was created, but not its environment' : 'The site was not created'}
          error={make.error}
        />
        <TextInput
          label="Name"
          description="Part of every URL of the site’s API. It cannot be changed later."
          value={name}
          error={tried ? faults.name : null}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label="First environment"
          description="You can add more later, for example for testing."
          value={env}
          error={tried ? faults.env : null}
          onChange={(event) => setEnv(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending}>
            Create
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
