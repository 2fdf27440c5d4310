import { Badge, Button, Group, Modal, Paper, Stack, Text, Title } from '@mantine/core'
import { useDisclosure, useId } from '@mantine/hooks'
import { IconQrcode } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api } from '../api.ts'
import { SetupCode } from '../overview/setup-card.tsx'
import { categoryName } from './names.ts'
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

/** An accessory that is paired by itself: its code, and the way to forget its controllers. */
function ExternalCard({ accessory }: { readonly accessory: External }) {
  const { uuid, name, plugin, category, pincode, setupURI, paired, error } = accessory
  const [opened, { open, close }] = useDisclosure()
  const queries = useQueryClient()
  const reset = api.useMutation('delete', '/api/accessories/external/{uuid}/pairings', {
    onSuccess: async () => {
      notifyDone(`${name} was unpaired`)
      await queries.invalidateQueries({ queryKey: ['get', '/api/accessories/external'] })
    },
  })
  const ask = async () => {
    const yes = await confirm({
      title: 'Unpair this accessory?',
      body: `Every controller forgets ${name}, including its room and automations. Its setup code stays the same.`,
      action: 'Unpair',
    })
    if (yes) reset.mutate({ params: { path: { uuid } } })
  }
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--card)" component="article" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
          <Title order={3} size="md" className="name" lineClamp={2} dir="auto">
            {name}
          </Title>
          <Badge variant="light" color={error === null ? (paired ? 'brand' : 'gray') : 'red'} style={{ flex: 'none' }}>
            {error === null ? (paired ? 'Paired' : 'Not paired') : 'Down'}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed" className="name">
          {categoryName(category)} of {plugin}
        </Text>
        {error !== null && (
          <Text size="sm" c="var(--mantine-color-error)" className="name">
            Not responding: {error}
          </Text>
        )}
        <ProblemAlert error={reset.error} what="The accessory was not unpaired" />
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconQrcode size={14} />}
            aria-label={`${name}, setup code`}
            onClick={open}
          >
            Setup code
          </Button>
          {paired && (
            <Button
              size="xs"
              variant="light"
              color="red"
              loading={reset.isPending}
              aria-label={`${name}, unpair`}
              onClick={ask}
            >
              Unpair
            </Button>
          )}
        </Group>
      </Stack>
      <Modal opened={opened} onClose={close} title={<span className="name">Pair {name}</span>} centered>
        <SetupCode uri={setupURI} pincode={pincode} title={`Setup code of ${name}`} />
      </Modal>
    </Paper>
  )
}
