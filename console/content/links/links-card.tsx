import { Button, Group, Radio, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { isStale, Refusal } from '../../shared/refusal.tsx'
import { type LinkPolicy, readLinkPolicy, saveLinkPolicy } from './link-calls.ts'

const choices = [
  ['off', 'Do nothing', 'Pages are delivered as they were saved.'],
  ['warn', 'Warn', 'Publish, and name the links. Links follow pages that move.'],
  ['refuse', 'Refuse', 'Publish nothing that would leave such a link. Links follow pages that move.'],
] as const

/** What a site does about links that lead nowhere, for administrators to choose. */
export function LinksCard({ site }: { readonly site: string }) {
  const query = useQuery({ queryKey: ['link-policy', site], queryFn: () => readLinkPolicy(site) })
  return (
    <Card title="Links" about="What happens to links that lead nowhere when something is published or unpublished.">
      <Loaded query={query}>
        {({ policy, etag }) => <PolicyForm key={etag} site={site} policy={policy} etag={etag} />}
      </Loaded>
    </Card>
  )
}

interface PolicyFormProps {
  readonly site: string
  readonly policy: LinkPolicy
  readonly etag: string
}

function PolicyForm({ site, policy, etag }: PolicyFormProps) {
  const [check, setCheck] = useState(policy.check)
  const [text, setText] = useState(policy.ignore.join('\n'))
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: ['link-policy', site] })
  const ignore = text.split('\n').flatMap((line) => line.trim() || [])
  const wrong = ignore.find((path) => !path.startsWith('/'))
  const isChanged = check !== policy.check || ignore.join('\n') !== policy.ignore.join('\n')
  const save = useMutation({
    mutationFn: () => saveLinkPolicy(site, etag, { check, ignore }),
    onSuccess: async () => {
      await again()
      notifyDone('Saved')
    },
    onError: (error) => isStale(error) && again(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong === undefined) save.mutate()
  }
  return (
    <Stack component="form" onSubmit={submit} gap="md">
      <Radio.Group label="Links that lead nowhere" value={check} onChange={(value) => setCheck(value as typeof check)}>
        <Stack gap="xs" mt="xs">
          {choices.map(([value, label, about]) => (
            <Radio key={value} value={value} label={label} description={about} />
          ))}
        </Stack>
      </Radio.Group>
      {check !== 'off' && (
        <Textarea
          label="Paths that are not this site's pages"
          description="One a line, such as /app; everything below them is left alone too."
          placeholder="/app"
          value={text}
          error={wrong !== undefined && `${wrong} does not begin with /`}
          onChange={(event) => setText(event.currentTarget.value)}
          autosize
          minRows={2}
          maxRows={8}
        />
      )}
      {save.error !== null && <Refusal what="The choice was not saved" error={save.error} />}
      <Group>
        <Button type="submit" variant="default" disabled={!isChanged} loading={save.isPending}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}
