import { Button, Collapse, Paper, Stack, Title } from '@mantine/core'
import { useDisclosure, useId } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { memo } from 'react'
import { ownName } from './arrange.ts'
import { Details } from './details.tsx'
import { serviceName } from './names.ts'
import { ServiceBlock } from './service-block.tsx'
import type { Accessory, Service } from './types.ts'

/** One accessory with all that it does. Rendered again only when one of its values has changed. */
export const AccessoryCard = memo(function AccessoryCard({ accessory }: { readonly accessory: Accessory }) {
  const [opened, { toggle }] = useDisclosure()
  const id = useId()
  const services = accessory.services.filter(({ type }) => type !== 'AccessoryInformation')
  return (
    <Paper withBorder radius="lg" p="md" bg="var(--card)" component="article" aria-labelledby={`${id}-name`}>
      <Stack gap="md">
        <Title order={3} size="md" id={`${id}-name`} className="name" lineClamp={2} dir="auto">
          {accessory.name}
        </Title>
        {services.map((service) => (
          <ServiceBlock
            key={service.uuid}
            accessory={accessory.uuid}
            service={service}
            name={nameOf(service, accessory)}
            fullName={services.length > 1 ? `${accessory.name}, ${nameOf(service, accessory)}` : accessory.name}
          />
        ))}
      </Stack>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mt="sm"
        ml={-8}
        aria-expanded={opened}
        aria-controls={`${id}-details`}
        aria-label={`${accessory.name}, details`}
        rightSection={<IconChevronDown size={14} style={{ transform: opened ? 'rotate(180deg)' : 'none' }} />}
        onClick={toggle}
      >
        Details
      </Button>
      <Collapse expanded={opened} keepMounted={false} id={`${id}-details`}>
        <Details accessory={accessory} />
      </Collapse>
    </Paper>
  )
})

/** What a service is called beside its accessory: its kind where it has the accessory's name. */
function nameOf(service: Service, accessory: Accessory): string {
  const own = ownName(service)
  return own === null || own === accessory.name ? serviceName(service.type) : own
}
