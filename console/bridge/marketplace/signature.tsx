import { Badge, Group, Text } from '@mantine/core'
import type { components } from '../../../generated/bridge/types.ts'
import { api } from '../api.ts'

const words: Readonly<
  Record<components['schemas']['PackageSignature']['state'], { readonly label: string; readonly color: string }>
> = {
  verified: { label: 'Registry signature verified', color: 'green' },
  invalid: { label: 'Registry signature invalid', color: 'red' },
  missing: { label: 'Not signed by the registry', color: 'orange' },
  unverified: { label: 'Registry signature unverified', color: 'gray' },
}

/** Whether the registry vouches for what is installed of a plugin, and why not. */
export function Signature({ name }: { readonly name: string }) {
  const { data } = api.useQuery(
    'get',
    '/api/marketplace/signature/{name}',
    { params: { path: { name } } },
    { staleTime: 300_000, refetchOnWindowFocus: false, retry: false },
  )
  if (data === undefined) return null
  const { label, color } = words[data.state]
  return (
    <Group gap="sm">
      <Badge variant="light" color={color} tt="none" miw="fit-content">
        {label}
      </Badge>
      {data.reason !== null && (
        <Text size="sm" className="name">
          {data.reason}
        </Text>
      )}
    </Group>
  )
}
