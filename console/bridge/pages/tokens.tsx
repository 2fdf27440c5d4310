import { Code, Group, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { api } from '../api.ts'
import { NewToken } from '../tokens/new-token.tsx'
import { TokenRow } from '../tokens/token-row.tsx'
import { useVisitor } from '../visitor.ts'

export function Component() {
  const queries = useQueryClient()
  const { data: visitor } = useVisitor()
  const query = api.useQuery('get', '/api/tokens')
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/tokens'] })
  return (
    <Page
      title="Tokens"
      about="For programs and other devices. A token can read and write accessories, and nothing else."
      actions={<NewToken onMade={changed} />}
    >
      {visitor?.person === null && (
        <Text size="sm" c="dimmed">
          This bridge asks for no credentials now, so nothing needs a token. They count with{' '}
          <Code>SVC_BRIDGE_AUTH=session</Code> or <Code>token</Code>.
        </Text>
      )}
      <Loaded query={query}>
        {({ tokens }) => (
          <Card>
            {tokens.length === 0 ? (
              <EmptyState icon={IconKey} title="No tokens">
                Make one for a program that is to read or switch accessories.
              </EmptyState>
            ) : (
              <Stack component="ul" aria-label="Tokens" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
                {tokens.map((token) => (
                  <Group component="li" key={token.id} gap="md" align="flex-start">
                    <TokenRow token={token} onRevoked={changed} />
                  </Group>
                ))}
              </Stack>
            )}
          </Card>
        )}
      </Loaded>
    </Page>
  )
}
