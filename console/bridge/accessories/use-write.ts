import { useState } from 'react'
import { LatestWriter } from './latest-writer.ts'
import type { Characteristic } from './types.ts'
import { useSend } from './use-accessories.ts'

/** A characteristic with what it takes to change it. */
export interface Writable {
  /** What it is, or is about to be. */
  readonly value: unknown
  readonly write: (value: unknown) => void
  /** Why the last write was refused; null once another is made. */
  readonly refusal: unknown
}

/** Where a service is. */
export interface ServicePlace {
  readonly accessory: string
  readonly service: string
}

/** Changes a characteristic: the new value shows at once, and goes back to what it was when it is refused. */
export function useWrite({ accessory, service }: ServicePlace, characteristic: Characteristic): Writable {
  const send = useSend()
  const [pending, setPending] = useState<unknown>()
  const [refusal, setRefusal] = useState<unknown>(null)
  const [writer] = useState(
    () =>
      new LatestWriter<unknown>({
        send: (value) => send({ accessory, service, characteristic: characteristic.uuid }, value),
        onPending: setPending,
        onRefused: setRefusal,
      }),
  )
  const write = (value: unknown) => {
    setRefusal(null)
    void writer.write(value)
  }
  return { value: pending === undefined ? characteristic.value : pending, write, refusal }
}
