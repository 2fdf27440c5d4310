import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { problemOf } from '../../shared/problem.ts'
import { documentsAddress, forgetEnvironment, lastEnvironment } from '../place.ts'
import { faultOfName } from './name-rule.ts'
import { createEnvironment, deleteEnvironment, refreshSites } from './site-data.ts'
import { TypedConfirmation } from './typed-confirmation.tsx'

export interface EnvironmentsCardProps {
  readonly site: string
  readonly environments: readonly string[]
  /** Whether the reader may make and delete them. */
  readonly canChange: boolean
}

/** The environments of a site: what they are for, the way into each, and making and deleting them. */
export function EnvironmentsCard({ site, environments, canChange }: EnvironmentsCardProps) {
  const [deleting, setDeleting] = useState<string | null>(null)
  const queries = useQueryClient()
  const remove = async (env: string) => {
    await deleteEnvironment({ site, env })
    if (lastEnvironment(site) === env) forgetEnvironment(site)
    await refreshSites(queries)
    setDeleting(null)
    notifyDone(`The environment ${env} was deleted`)
  }
  return (
    <Card
      title="Environments"
      about="Each environment has its own pages, for example production and staging."
      padded={false}
    >
      {environments.length === 0 ? (
        <EmptyState icon={IconStack2} title="No environments yet">
          Pages belong to an environment. Most sites have one called production.
        </EmptyState>
      ) : (
        <Stack gap={0} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {environments.map((env) => (
            <Group
              key={env}
              component="li"
              justify="space-between"
              px="lg"
              py="sm"
              style={{ borderBottom: '1px solid var(--line)' }}
            >
              <Anchor
                component={Link}
                to={documentsAddress({ site, env })}
                fw={600}
                className="name"
                miw={0}
                underline="hover"
              >
                {env}
              </Anchor>
              {canChange && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  onClick={() => setDeleting(env)}
                  aria-label={`Delete environment ${env}`}
                >
                  Delete…
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      )}
      {canChange && <NewEnvironment site={site} taken={environments} />}
      {deleting !== null && (
        <TypedConfirmation
          title="Delete this environment?"
          body={`The history of ${deleting} is deleted permanently. Its pages and open releases must be deleted first.`}
          name={deleting}
          action="Delete environment"
          failed="The environment was not deleted"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </Card>
  )
}

function NewEnvironment({ site, taken }: { readonly site: string; readonly taken: readonly string[] }) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () => createEnvironment({ site, env: name }),
    onSuccess: async () => {
      await refreshSites(queries)
      notifyDone(`The environment ${name} was created`)
      setName('')
    },
    onError: (error) => setFault(problemOf(error).title),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = taken.includes(name) ? 'An environment with this name already exists' : faultOfName(name)
    setFault(wrong)
    if (wrong === null) make.mutate()
  }
  return (
    <Group component="form" onSubmit={submit} align="flex-start" gap="sm" p="lg">
      <TextInput
        label="New environment"
        placeholder="staging"
        value={name}
        error={fault}
        onChange={(event) => setName(event.currentTarget.value)}
        flex="1 1 12rem"
        maw={320}
      />
      <Button type="submit" variant="default" mt={25} loading={make.isPending} leftSection={<IconPlus size={16} />}>
        Add
      </Button>
      {taken.length === 0 && !fault && (
        <Text size="sm" c="dimmed" w="100%">
          Lower-case letters, digits and hyphens.
        </Text>
      )}
    </Group>
  )
}
