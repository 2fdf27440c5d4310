import { Badge, Button, Select } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { useSite } from '../sites/site-data.ts'
import { keyOfType, refreshLists, type StoredType } from './type-data.ts'
import type { TypeDeskProps } from './type-desk.tsx'

interface EnvironmentChoiceProps {
  readonly site: string
  /** Null for all. */
  readonly env: string | null
  readonly onChange: (env: string | null) => void
}

/** Whether types are edited for all environments or for one of them. */
export function EnvironmentChoice({ site, env, onChange }: EnvironmentChoiceProps) {
  const environments = useSite(site).data?.site.environments ?? []
  const all = env === null || environments.includes(env) ? environments : [env, ...environments]
  return (
    <Select
      aria-label="Applies to"
      data={[{ value: '', label: 'All environments' }, ...all.map((name) => ({ value: name, label: `Only ${name}` }))]}
      value={env ?? ''}
      allowDeselect={false}
      searchable={all.length > 8}
      onChange={(next) => onChange(next === null || next === '' ? null : next)}
      w={190}
    />
  )
}

/** Marks what an environment has of its own, or does not have. */
export function OriginBadge({ isThere }: { readonly isThere: boolean }) {
  return (
    <Badge variant="outline" color={isThere ? 'brand' : 'gray'} tt="none" radius="sm" style={{ flex: 'none' }}>
      {isThere ? 'Own' : 'Removed'}
    </Badge>
  )
}

type RemovedTypeProps = Pick<TypeDeskProps, 'of' | 'calls' | 'site' | 'ofSite' | 'onDone'> & {
  readonly stored: StoredType
}

/** A type that an environment does not have. */
export function RemovedType({ of, calls, site, ofSite, stored, onDone }: RemovedTypeProps) {
  const { type } = stored.declared
  const isShared = ofSite.includes(type)
  const queries = useQueryClient()
  const restore = useMutation({
    mutationFn: () => calls.remove({ site, type }, stored.etag),
    onSuccess: async () => {
      notifyDone(isShared ? `${calls.env} uses the shared ${of.what} again` : `${type} was deleted`)
      await refreshLists(queries, calls)
      if (isShared) await queries.invalidateQueries({ queryKey: keyOfType(calls, site, type) })
      else onDone(null)
    },
    onError: () => queries.invalidateQueries({ queryKey: keyOfType(calls, site, type) }),
  })
  const action = (
    <Button loading={restore.isPending} onClick={() => restore.mutate()}>
      {isShared ? `Use the shared ${of.what}` : 'Delete'}
    </Button>
  )
  return (
    <Card title={type}>
      <Refusal what={`The ${of.what} was not restored`} error={restore.error} />
      <EmptyState icon={IconMapOff} title={`${calls.env} does not use this type`} action={action}>
        {isShared ? 'Other environments use it.' : 'Other environments do not have it either.'}
      </EmptyState>
    </Card>
  )
}
