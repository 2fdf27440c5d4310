import { IconKey } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { api, client } from '../api.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Rows } from '../parts/row.tsx'
import { NewTokenButton } from '../tokens/new-token-button.tsx'
import { TokenRow } from '../tokens/token-row.tsx'

/** The personal tokens of the signed-in user. */
export function MyTokens() {
  const tokens = api.useQuery('get', '/api/v1/me/tokens')
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/me/tokens'] })
  return (
    <Card
      title="Personal tokens"
      about="For programs that act on your behalf. A token cannot administer the workspace or create tokens."
      actions={
        <NewTokenButton
          title="New personal token"
          about="It acts on your behalf, and cannot publish or administer."
          mint={async (body) => {
            const { data } = await answer(client.POST('/api/v1/me/tokens', { body }))
            await changed()
            return data
          }}
        />
      }
      padded={false}
    >
      <Loaded query={tokens}>
        {({ tokens: list }) =>
          list.length === 0 ? (
            <EmptyState icon={IconKey} title="No tokens">
              Create one for a script or a command-line tool.
            </EmptyState>
          ) : (
            <Rows label="Personal tokens">
              {list.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  revoke={async (tokenId) => {
                    await ignoreMissing(client.DELETE('/api/v1/me/tokens/{tokenId}', { params: { path: { tokenId } } }))
                    await changed()
                  }}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  )
}
