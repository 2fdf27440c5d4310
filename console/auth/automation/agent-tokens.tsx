import { Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { api, client } from '../api.ts'
import type { Agent } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Rows } from '../parts/row.tsx'
import { NewTokenButton } from '../tokens/new-token-button.tsx'
import { TokenRow } from '../tokens/token-row.tsx'
import css from './agent.module.css'

/** The tokens of one agent. */
export function AgentTokens({ agent }: { readonly agent: Agent }) {
  const params = { path: { agentId: agent.id } }
  const tokens = api.useQuery('get', '/api/v1/agents/{agentId}/tokens', { params })
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/agents/{agentId}/tokens', { params }] })
  return (
    <section className={css.tokens} aria-label={`Tokens of ${agent.name}`}>
      <Group justify="space-between" gap="sm" className={css.head}>
        <Text fw={600} size="sm">
          Tokens
        </Text>
        <NewTokenButton
          title={`New token for ${agent.name}`}
          about="It acts as the agent, and cannot publish or administer."
          mint={async (body) => {
            const { data } = await answer(client.POST('/api/v1/agents/{agentId}/tokens', { params, body }))
            await changed()
            return data
          }}
        />
      </Group>
      <Loaded query={tokens}>
        {({ tokens: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed" className={css.none}>
              No tokens yet, so no program can act as {agent.name}. Create one and give it to the program.
            </Text>
          ) : (
            <Rows label={`Tokens of ${agent.name}`}>
              {list.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  revoke={async (tokenId) => {
                    const path = { ...params.path, tokenId }
                    await ignoreMissing(
                      client.DELETE('/api/v1/agents/{agentId}/tokens/{tokenId}', { params: { path } }),
                    )
                    await changed()
                  }}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </section>
  )
}
