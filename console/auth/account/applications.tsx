import { Code } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { api, client } from '../api.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Rows } from '../parts/row.tsx'
import { ApplicationRow } from './application-row.tsx'

/** The applications that act in the user's name. */
export function Applications() {
  const applications = api.useQuery('get', '/api/v1/me/applications')
  const queries = useQueryClient()
  const revoke = async (clientId: string) => {
    await ignoreMissing(client.DELETE('/api/v1/me/applications/{clientId}', { params: { path: { clientId } } }))
    await queries.invalidateQueries({ queryKey: ['get', '/api/v1/me/applications'] })
  }
  return (
    <Card title="Connected applications" about="Third-party applications that can act on your behalf." padded={false}>
      <Loaded query={applications}>
        {({ applications: list }) =>
          list.length === 0 ? (
            <EmptyState icon={IconPlugConnected} title="No applications">
              Add this address to an MCP client: <Code>{location.origin}/mcp</Code>. It opens this site and asks you to
              authorize it.
            </EmptyState>
          ) : (
            <Rows label="Connected applications">
              {list.map((application) => (
                <ApplicationRow key={application.client_id} application={application} revoke={revoke} />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  )
}
