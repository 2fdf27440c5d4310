import type { components } from '../../../generated/content/types.ts'

type Schemas = components['schemas']
export type Block = Schemas['Block']
export type Zones = Schemas['Zones']
export type PageContent = Schemas['PageContent']
export type PartialContent = Schemas['PartialContent']

/** What the editor writes: documents that have blocks. */
export type Editable = PageContent | PartialContent

/** Stored content as the editor takes it; null for a kind that has no blocks. */
export function editable(content: Schemas['StoredContent']): Editable | null {
  if (content.kind !== 'page' && content.kind !== 'partial') return null
  return content as unknown as Editable
}

/** Whether two values say the same in JSON, whatever the order of their names; what is undefined is not there. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((one, at) => alike(one, b[at]))
  }
  const [left, right] = [definedMembers(a), definedMembers(b)]
  if (left.size !== right.size) return false
  return [...left].every(([name, value]) => right.has(name) && alike(value, right.get(name)))
}

function definedMembers(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, member]) => member !== undefined))
}

/** The blocks of a zone; none where there is no such zone. */
export function blocksOf(content: Editable, zone: string): readonly Block[] {
  return Object.hasOwn(content.zones, zone) ? (content.zones[zone]?.blocks ?? []) : []
}

/** The content with other blocks in a zone, which is made where it was not there. */
export function withBlocks<T extends Editable>(content: T, zone: string, blocks: readonly Block[]): T {
  return { ...content, zones: withZone(content.zones, zone, { blocks: [...blocks] }) }
}

/** The content without a zone. */
export function withoutZone<T extends Editable>(content: T, zone: string): T {
  const kept = Object.entries(content.zones).filter(([name]) => name !== zone)
  return { ...content, zones: Object.fromEntries(kept) }
}

/** Any name may be chosen, `__proto__` too: entries are defined, not assigned. */
function withZone(zones: Zones, name: string, zone: { blocks: Block[] }): Zones {
  const rest = Object.entries(zones)
  const at = rest.findIndex(([one]) => one === name)
  return Object.fromEntries(at < 0 ? [...rest, [name, zone]] : rest.with(at, [name, zone]))
}

/** The list with the entry at `from` at `to` instead. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** A name for each block that stays with it while others come and go; ids may repeat in what was imported. */
export function keysOf(blocks: readonly Block[]): readonly string[] {
  const seen = new Map<string, number>()
  return blocks.map(({ id }) => {
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    return count === 0 ? id : `${id} (${count + 1})`
  })
}

/** A block of a type, with an id that no other one has. */
export function newBlock(type: string, content: Editable): Block {
  const taken = new Set(Object.values(content.zones).flatMap(({ blocks }) => blocks.map(({ id }) => id)))
  let number = 1
  while (taken.has(`${type}-${number}`)) number += 1
  return { id: `${type}-${number}`, type, fields: type === 'markdown' ? { markdown: '' } : {} }
}

/** What people call a document: its title, else where it is. */
export function titleOf(content: Editable): string {
  if (content.kind === 'partial') return content.key
  return content.meta.title.trim() === '' ? content.route : content.meta.title
}
