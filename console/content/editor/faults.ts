import { unescapeToken } from '../../../src/lib/json-pointer.ts'
import { type FieldError, problemOf } from '../../shared/problem.ts'
import { type Editable, keysOf } from './content.ts'

/** What a surface said is wrong with a part, by JSON Pointers from there, without their first slash. */
export type PartFaults = readonly Pick<FieldError, 'name' | 'message'>[]

/** What a surface said is wrong with content, by the part that it is wrong with. */
export interface Faults {
  /** By zone and by the key of the block in it (see `keysOf`). */
  readonly blocks: ReadonlyMap<string, PartFaults>
  /** Of everything that is not a block's: `meta/title`. */
  readonly rest: PartFaults
}

export const noFaults: Faults = { blocks: new Map(), rest: [] }

/** Names a block among the faults. */
export function blockName(zone: string, key: string): string {
  return `${zone}\n${key}`
}

/** Sorts the errors of a refusal by the blocks of the content that was refused. */
export function faultsOf(error: unknown, content: Editable): Faults {
  const blocks = new Map<string, { name: string; message: string }[]>()
  const rest: { name: string; message: string }[] = []
  for (const { in: place, name, message } of problemOf(error).errors ?? []) {
    if (place !== 'body') continue
    const pointer = name.replace(/^\//, '')
    const [zones, zone = '', list, at, fields, ...below] = pointer.split('/')
    const key = zones === 'zones' && list === 'blocks' ? blockKey(content, unescapeToken(zone), Number(at)) : undefined
    if (key === undefined) {
      rest.push({ name: pointer, message })
      continue
    }
    const block = blockName(unescapeToken(zone), key)
    const inBlock = fields === 'fields' ? below.join('/') : ''
    blocks.set(block, [...(blocks.get(block) ?? []), { name: inBlock, message }])
  }
  return { blocks, rest }
}

function blockKey(content: Editable, zone: string, at: number): string | undefined {
  return Object.hasOwn(content.zones, zone) ? keysOf(content.zones[zone]?.blocks ?? [])[at] : undefined
}

/** The faults without those of a block, which was changed since. */
export function withoutBlock(faults: Faults, name: string): Faults {
  if (!faults.blocks.has(name)) return faults
  return { ...faults, blocks: new Map([...faults.blocks].filter(([block]) => block !== name)) }
}

/** The faults without those of a part of the rest, which was changed since. */
export function withoutRest(faults: Faults, part: string): Faults {
  const rest = faults.rest.filter(({ name }) => name !== part && !name.startsWith(`${part}/`))
  return rest.length === faults.rest.length ? faults : { ...faults, rest }
}

/** The sentence about one part of the rest; null where there is none. */
export function faultAt({ rest }: Faults, name: string): string | null {
  return rest.find((one) => one.name === name || one.name.startsWith(`${name}/`))?.message ?? null
}
