import { Group, Stack, Text, ThemeIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { arrange } from './arrange.ts'
import { ColourControl } from './controls/colour-control.tsx'
import { Control } from './controls/control.tsx'
import { Refusal } from './controls/control-row.tsx'
import { PlainSwitch } from './controls/switch-control.tsx'
import { characteristicName } from './names.ts'
import { iconOf } from './service-icon.ts'
import type { Characteristic, Service } from './types.ts'
import { type ServicePlace, useWrite } from './use-write.ts'
import { textOf } from './value-text.ts'

export interface ServiceBlockProps {
  readonly accessory: string
  readonly service: Service
  /** What it is called: its own name, or what kind it is. */
  readonly name: string
  /** With the accessory's name, for who does not see them side by side. */
  readonly fullName: string
}

/** One service of an accessory: what can be done with it, and what it says. */
export function ServiceBlock({ accessory, service, name, fullName }: ServiceBlockProps) {
  const place = { accessory, service: service.uuid }
  const { power, colour, controls, readings } = arrange(service)
  const Icon = iconOf(service.type)
  const only = power === null && colour === null && controls.length === 0 && readings.length === 1 ? readings[0] : null
  return (
    <Stack gap="sm" component="section" aria-label={fullName}>
      <PowerRow place={place} power={power} icon={Icon} name={name} fullName={fullName} says={only && textOf(only)} />
      {controls.map((one) => (
        <Control key={one.uuid} place={place} of={fullName} characteristic={one} />
      ))}
      {colour !== null && <ColourControl place={place} of={fullName} {...colour} />}
      {readings.length > 0 && !only && (
        <dl className="readings">
          {readings.map((one) => (
            <div key={one.uuid}>
              <Text component="dt" size="sm" c="dimmed">
                {characteristicName(one.type)}
              </Text>
              <Text component="dd" size="sm" m={0} fw={500} className="numbers name" dir="auto">
                {textOf(one)}
              </Text>
            </div>
          ))}
        </dl>
      )}
    </Stack>
  )
}

interface PowerRowProps {
  readonly place: ServicePlace
  readonly power: Characteristic | null
  readonly icon: ReturnType<typeof iconOf>
  readonly name: string
  readonly fullName: string
  /** All that it says, where that is one value and there is nothing to do. */
  readonly says: string | null | undefined
}

function PowerRow({ place, power, icon: Icon, name, fullName, says }: PowerRowProps) {
  const label = (
    <Text size="sm" fw={500} className="name" lineClamp={2} dir="auto" flex={1} miw={0}>
      {name}
    </Text>
  )
  if (power !== null) return <PowerSwitch place={place} power={power} icon={Icon} fullName={fullName} label={label} />
  return (
    <Group gap="sm" wrap="nowrap" mih={30}>
      <ThemeIcon variant="light" color="gray" size={30} radius="md" aria-hidden="true">
        <Icon size={17} stroke={1.75} />
      </ThemeIcon>
      {label}
      {says && (
        <Text size="sm" fw={500} className="numbers name" dir="auto" ta="end">
          {says}
        </Text>
      )}
    </Group>
  )
}

interface SwitchedProps {
  readonly place: ServicePlace
  readonly power: Characteristic
  readonly icon: ReturnType<typeof iconOf>
  readonly fullName: string
  readonly label: ReactNode
}

function PowerSwitch({ place, power, icon: Icon, fullName, label }: SwitchedProps) {
  const writable = useWrite(place, power)
  const on = writable.value === true || writable.value === 1
  return (
    <>
      <Group gap="sm" wrap="nowrap" mih={30}>
        <ThemeIcon
          variant={on ? 'filled' : 'light'}
          color={on ? 'brand' : 'gray'}
          size={30}
          radius="md"
          aria-hidden="true"
        >
          <Icon size={17} stroke={1.75} />
        </ThemeIcon>
        {label}
        <PlainSwitch characteristic={power} writable={writable} fullLabel={`${fullName}, on`} />
      </Group>
      <Refusal error={writable.refusal} />
    </>
  )
}
