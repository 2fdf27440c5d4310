import { Stack, Text, Title } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { ExternalCard } from './external-card.tsx'
import type { External } from './types.ts'

/** Accessories with a HAP server of their own. */
export function ExternalGroup({ accessories }: { readonly accessories: readonly External[] }) {
  const id = useId()
  if (accessories.length === 0) return null
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={2} size="h5" id={id}>
          Unbridged accessories
        </Title>
        <Text size="sm" c="dimmed">
          Cameras, televisions and others that cannot be bridged. Each is paired separately, with its own setup code.
        </Text>
      </div>
      <div className="cards">
        {accessories.map((accessory) => (
          <ExternalCard key={accessory.uuid} accessory={accessory} />
        ))}
      </div>
    </Stack>
  )
}
