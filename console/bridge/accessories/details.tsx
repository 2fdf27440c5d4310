import { Button, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { arrange } from './arrange.ts'
import { kindOf } from './control-kind.ts'
import { Control } from './controls/control.tsx'
import { characteristicName, serviceName } from './names.ts'
import type { Accessory, Service } from './types.ts'
import { nothing, textOf } from './value-text.ts'

/** What an accessory has besides what is shown at once: who made it, and what is set once. */
export function Details({ accessory }: { readonly accessory: Accessory }) {
  return (
    <Stack gap="md" pt="sm">
      {accessory.services.map((service) => (
        <ServiceDetails key={service.uuid} accessory={accessory} service={service} />
      ))}
      <RemoveButton accessory={accessory} />
    </Stack>
  )
}

function RemoveButton({ accessory: { uuid, name, plugin } }: { readonly accessory: Accessory }) {
  const queries = useQueryClient()
  const remove = api.useMutation('delete', '/api/accessories/{uuid}')
  const ask = async () => {
    const body = `For a device that is gone. ${plugin} is restarted without it. Rooms and automations of the accessory are lost; if the plugin still has the device, it comes back as a new accessory.`
    if (!(await confirm({ title: `Remove ${name}?`, body, action: 'Remove' }))) return
    try {
      await remove.mutateAsync({ params: { path: { uuid } } })
      notifyDone(`${name} was removed`)
    } catch (error) {
      notifyProblem(`${name} could not be removed`, error)
    }
    await queries.invalidateQueries({ queryKey: ['get', '/api/accessories'] })
  }
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      w="fit-content"
      ml={-8}
      leftSection={<IconTrash size={14} />}
      aria-label={`Remove ${name}`}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      Remove
    </Button>
  )
}

function ServiceDetails({ accessory, service }: { readonly accessory: Accessory; readonly service: Service }) {
  const { details } = arrange(service)
  if (details.length === 0) return null
  const place = { accessory: accessory.uuid, service: service.uuid }
  const isChanged = (one: (typeof details)[number]) => kindOf(one) !== 'none'
  const of = `${accessory.name}, ${serviceName(service.type).toLowerCase()}`
  return (
    <Stack gap={8}>
      <Text size="xs" fw={600} c="dimmed" className="name">
        {serviceName(service.type)}
      </Text>
      <dl className="facts">
        {details
          .filter((one) => !isChanged(one))
          .map((one) => (
            <div key={one.uuid}>
              <Text component="dt" size="sm" c="dimmed" className="name">
                {characteristicName(one.type)}
              </Text>
              <Text component="dd" size="sm" m={0} className="name" lineClamp={4} dir="auto">
                {one.perms.includes('pr') ? textOf(one) : 'Write-only'}
                {one.value === '' && nothing}
              </Text>
            </div>
          ))}
      </dl>
      {details.filter(isChanged).map((one) => (
        <div key={one.uuid}>
          <Control place={place} of={of} characteristic={one} />
        </div>
      ))}
    </Stack>
  )
}
