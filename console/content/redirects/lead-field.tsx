import { Button, Group, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import type { Place } from '../place.ts'
import { type Lead, whereLeads } from './redirect-data.ts'
import { pathMeant, reasonWords } from './words.ts'

/** Asks what becomes of one path. */
export function LeadField({ place }: { readonly place: Place }) {
  const [typed, setTyped] = useState('')
  const asked = useMutation({
    mutationFn: async (path: string) => ({ path, lead: await whereLeads(place, path) }),
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') asked.mutate(pathMeant(typed))
  }
  return (
    <Card title="Test a path" about="Resolves a path on the published site, following chains of redirects.">
      <Group component="form" onSubmit={ask} align="flex-end" gap="sm">
        <TextInput
          label="Path"
          placeholder="/old-page"
          flex="1 1 14rem"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={asked.isPending}>
          Test
        </Button>
      </Group>
      <ProblemAlert error={asked.error} />
      <Text role="status" className="name" hidden={asked.data === undefined}>
        {asked.data !== undefined && resultText(asked.data.path, asked.data.lead)}
      </Text>
    </Card>
  )
}

function resultText(path: string, lead: Lead): ReactNode {
  const name = <bdi>{path}</bdi>
  if (lead.is === 'page') return <>{name} is a page and is not redirected.</>
  if (lead.is === 'nothing') return <>{name} has no page and no redirect.</>
  if (lead.is === 'redirect') {
    return (
      <>
        {name} leads to <bdi>{lead.to}</bdi> with {lead.status}.
      </>
    )
  }
  return (
    <>
      {name} has no page, and its redirect to <bdi>{lead.to}</bdi> is ignored: {reasonWords[lead.reason]}
    </>
  )
}
