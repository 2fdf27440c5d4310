import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { client } from '../api.ts'

const path = '/api/console/sites/{site}/public-search'

/** Whether visitors may search a site, for administrators to choose. */
export function PublicSearchCard({ site }: { readonly site: string }) {
  const queryKey = ['public-search', site]
  const queries = useQueryClient()
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const { data, response } = await answer(client.GET(path, { params: { path: { site } } }))
      return { enabled: data.enabled, etag: response.headers.get('ETag') ?? '' }
    },
  })
  const save = useMutation({
    mutationFn: ({ enabled, etag }: { readonly enabled: boolean; readonly etag: string }) => {
      const params = { path: { site }, header: { 'If-Match': etag } }
      return answer(client.PUT(path, { params, body: { enabled } }))
    },
    onSuccess: (_, { enabled }) => notifyDone(enabled ? 'Visitors can search this site' : 'Search is turned off'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return (
    <Card title="Search" about="Whether visitors find the public pages of this site by their words.">
      <Loaded query={query}>
        {({ enabled, etag }) => (
          <>
            <Switch
              label="Visitors may search this site"
              description="Applies to all its environments. Only what is public is ever found. Turning it on takes longer the more pages there are."
              checked={save.isPending ? save.variables.enabled : enabled}
              disabled={save.isPending}
              onChange={(event) => save.mutate({ enabled: event.currentTarget.checked, etag })}
            />
            {save.error !== null && <Refusal what="The choice was not saved" error={save.error} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}
