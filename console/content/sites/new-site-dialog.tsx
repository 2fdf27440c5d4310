import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
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
  const submit = () => {
    setTried(true)
    if (faults.name === null && faults.env === null) make.mutate()
  }
  return (
    <FormDialog
      opened={opened}
      title="New site"
      onClose={onClose}
      onSubmit={submit}
      action="Create"
      busy={make.isPending}
      error={make.error}
      failed={made === name ? 'The site was created, but not its environment' : 'The site was not created'}
    >
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
    </FormDialog>
  )
}
