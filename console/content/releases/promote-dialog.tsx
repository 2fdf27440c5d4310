import { Alert, Badge, Box, Checkbox, Group, Modal, ScrollArea, Select, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { FormButtons } from '../../shared/form-dialog.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { errorOf } from '../../shared/problem.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { api, client } from '../api.ts'
import { forgetLists } from '../editor/document-changes.ts'
import { keyInWords, translationInWords } from './item-words.ts'
import { promoteEnvironment } from './release-calls.ts'
import { type Place, takeUp } from './release-data.ts'
import { countWords, pathOfReleases } from './words.ts'

type Promotion = components['schemas']['Promotion']
type Change = components['schemas']['PromotionChange']

/** Changes that are listed; the release lists all of them. */
const LISTED = 100

export interface PromoteDialogProps {
  readonly place: Place
  readonly onClose: () => void
}

/** Shows what differs in another environment, and makes a release of it. */
export function PromoteDialog({ place, onClose }: PromoteDialogProps) {
  const [from, setFrom] = useState<string | null>(null)
  const environments = api.useQuery('get', '/api/console/sites/{site}/environments', {
    params: { path: { site: place.site } },
  })
  return (
    <Modal opened onClose={onClose} title={`Promote to ${place.env}`} size="lg">
      <Stack>
        <Text size="sm">
          What is public in another environment is put into a release here. Nothing is published before the release is.
        </Text>
        <Loaded query={environments}>
          {({ environments: all }) => (
            <Select
              label="From"
              placeholder="Choose an environment"
              data={all.map(({ name }) => name).filter((name) => name !== place.env)}
              nothingFoundMessage="This site has no other environment"
              value={from}
              onChange={setFrom}
              searchable
            />
          )}
        </Loaded>
        {from !== null && <Compared key={from} place={place} from={from} onClose={onClose} />}
      </Stack>
    </Modal>
  )
}

interface ComparedProps extends PromoteDialogProps {
  readonly from: string
}

function Compared({ place, from, onClose }: ComparedProps) {
  const query = useQuery({
    queryKey: ['promotion', place.site, place.env, from],
    // What was promoted, or published, since differs no more.
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const params = { path: place, query: { from, limit: LISTED } }
      return (await answer(client.GET('/api/console/sites/{site}/environments/{env}/promotion', { params }))).data
    },
  })
  return (
    <Loaded query={query}>
      {(promotion) => (
        <Wanted place={place} promotion={promotion} onClose={onClose} onStale={() => void query.refetch()} />
      )}
    </Loaded>
  )
}

interface WantedProps extends PromoteDialogProps {
  readonly promotion: Promotion
  readonly onStale: () => void
}

function Wanted({ place, promotion, onClose, onStale }: WantedProps) {
  const { from, version, added, changed, removed, types, changes } = promotion
  const [name, setName] = useState(`From ${from}`)
  const [remove, setRemove] = useState(false)
  const [withTypes, setWithTypes] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const promote = useMutation({
    mutationFn: () => promoteEnvironment(place, version, { from, name: name.trim(), remove, types: withTypes }),
    onSuccess: async (made) => {
      forgetLists(queries, place)
      await takeUp(queries, place, made)
      void navigate(`${pathOfReleases(place)}/${made.release.id}`)
    },
    onError: onStale,
  })
  const count = added + changed + (remove ? removed : 0)
  const drafts = changes.filter(({ replacesDraft }) => replacesDraft).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (count > 0 && name.trim() !== '' && !promote.isPending) promote.mutate()
  }
  if (added + changed + removed + types.length === 0)
    return <Text role="status">Nothing differs: {from} is public here as it is.</Text>
  return (
    <Stack component="form" onSubmit={submit}>
      <Text size="sm" role="status" className="numbers">
        {`${countWords(added, 'document')} to be added, ${changed.toLocaleString('en')} to be changed. ${removed.toLocaleString('en')} public here alone.`}
      </Text>
      {drafts > 0 && (
        <Alert color="orange" p="xs">
          {countWords(drafts, 'draft')} here will be replaced. They stay in the history.
        </Alert>
      )}
      <ScrollArea.Autosize mah={280} type="auto" viewportProps={{ tabIndex: 0 }}>
        <Stack gap={4} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Differences">
          {changes.map((change) => (
            <ChangeLine key={`${change.kind} ${change.key}`} change={change} remove={remove} />
          ))}
        </Stack>
        {added + changed + removed > changes.length && (
          <Text size="xs" c="dimmed" pt="xs">
            The first {changes.length} are shown.
          </Text>
        )}
      </ScrollArea.Autosize>
      {removed > 0 && (
        <Checkbox
          label={`Unpublish what is public here alone (${removed.toLocaleString('en')})`}
          checked={remove}
          onChange={(event) => setRemove(event.currentTarget.checked)}
        />
      )}
      {types.length > 0 && (
        <>
          <Stack gap={4} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Types that differ">
            {types.map((type) => (
              <TypeLine key={`${type.of} ${type.type}`} type={type} />
            ))}
          </Stack>
          <Checkbox
            label={`Also use the types of ${from} (${types.length.toLocaleString('en')})`}
            description={`They apply to ${place.env} at once, not when the release is published.`}
            checked={withTypes}
            onChange={(event) => setWithTypes(event.currentTarget.checked)}
          />
        </>
      )}
      <TextInput
        label="Name of the release"
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errorOf(promote.error, 'name')}
        dir="auto"
      />
      <Refusal what="The release was not created" error={promote.error} />
      <FormButtons
        action="Create release"
        disabled={count === 0 || name.trim() === ''}
        busy={promote.isPending}
        onCancel={onClose}
      />
    </Stack>
  )
}

const words = { added: 'New', changed: 'Changed', removed: 'Only here' } as const

function TypeLine({ type: { of, type, change } }: { readonly type: Promotion['types'][number] }) {
  return (
    <Group component="li" gap="xs" wrap="nowrap">
      <Badge variant="light" color={change === 'removed' ? 'gray' : 'brand'} tt="none" style={{ flex: 'none' }}>
        {words[change]}
      </Badge>
      <Text size="sm" className="name" truncate>
        {of === 'block' ? 'Block type' : 'Page type'} {type}
      </Text>
    </Group>
  )
}

function ChangeLine({
  change: { kind, key, title, change, replacesDraft, translation },
  remove,
}: {
  readonly change: Change
  readonly remove: boolean
}) {
  const stays = change === 'removed' && !remove
  return (
    <Box component="li">
      <Group gap="xs" wrap="nowrap">
        <Badge variant="light" color={change === 'removed' ? 'gray' : 'brand'} tt="none" style={{ flex: 'none' }}>
          {change === 'removed' && remove ? 'Unpublish' : words[change]}
        </Badge>
        <Text size="sm" className="name" truncate dir="auto" {...(stays && { c: 'dimmed' })}>
          {title === '' ? keyInWords(kind, key) : `${title} · ${keyInWords(kind, key)}`}
        </Text>
        {translation !== undefined && (
          <Text size="xs" c="dimmed" className="name" truncate dir="auto">
            {translationInWords(translation)}
          </Text>
        )}
        {replacesDraft && (
          <Badge variant="light" color="orange" tt="none" style={{ flex: 'none' }}>
            Replaces a draft
          </Badge>
        )}
      </Group>
    </Box>
  )
}
