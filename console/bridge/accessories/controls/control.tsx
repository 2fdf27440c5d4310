import { kindOf } from '../control-kind.ts'
import { characteristicName } from '../names.ts'
import type { Characteristic } from '../types.ts'
import { type ServicePlace, useWrite } from '../use-write.ts'
import { ChoiceControl } from './choice-control.tsx'
import { NumberControl } from './number-control.tsx'
import { PressControl } from './press-control.tsx'
import { SliderControl } from './slider-control.tsx'
import { SwitchControl } from './switch-control.tsx'
import { TextControl } from './text-control.tsx'
import { WhiteControl } from './white-control.tsx'

export interface AnyControlProps {
  readonly place: ServicePlace
  /** What the service is called. */
  readonly of: string
  readonly characteristic: Characteristic
}

/** The control that fits a characteristic. */
export function Control({ place, of, characteristic }: AnyControlProps) {
  const writable = useWrite(place, characteristic)
  const label = characteristicName(characteristic.type)
  const props = { characteristic, writable, label, fullLabel: `${of}, ${label.toLowerCase()}` }
  switch (kindOf(characteristic)) {
    case 'switch':
      return <SwitchControl {...props} />
    case 'choice':
      return <ChoiceControl {...props} />
    case 'white':
      return <WhiteControl {...props} />
    // A hue or a saturation without the other.
    case 'hue':
    case 'saturation':
    case 'slider':
      return <SliderControl {...props} />
    case 'temperature':
    case 'number':
      return <NumberControl {...props} />
    case 'text':
      return <TextControl {...props} />
    case 'press':
      return <PressControl {...props} />
    case 'none':
      return null
  }
}
