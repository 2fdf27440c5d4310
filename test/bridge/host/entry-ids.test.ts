import { expect, it, vi } from 'vitest'
import { EntryIds } from '../../../src/bridge/host/entry-ids.ts'

const PACKAGE = 'homebridge-x'

/** Entries of the platform `X`, by their names. */
const entries = (...names: readonly (string | undefined)[]) =>
  names.map((name) => ({ platform: 'X', plugin: 'x', ...(name !== undefined && { name }) }))

/** A config with these names, as after a start: the id of each. */
async function ids(of: EntryIds, names: readonly (string | undefined)[], options: { native?: boolean } = {}) {
  const home = {
    ...{ id: PACKAGE, package: PACKAGE, bridge: null, platforms: entries(...names) },
    kind: options.native ? ('native' as const) : ('homebridge' as const),
  }
  const divided = of.divide(home, () => false)
  await of.remember([...divided].map(([id, platforms]) => ({ ...home, id, platforms })))
  return Object.fromEntries([...divided].flatMap(([id, own]) => own.map(({ name }) => [String(name), id])))
}

it('entries of a platform are together until it turns out to run one in a process', async () => {
  const of = new EntryIds()
  expect(await ids(of, ['A', 'B'])).toEqual({ A: PACKAGE, B: PACKAGE })
  of.separate(PACKAGE, 'X')
  expect(await ids(of, ['A', 'B'])).toEqual({ A: PACKAGE, B: 'homebridge-x.b' })
  expect(await ids(new EntryIds(), ['A', 'B'], { native: true })).toEqual({ A: PACKAGE, B: 'homebridge-x.b' })
})

it('the one that was there first keeps the id of the plugin, wherever the config has it', async () => {
  const of = new EntryIds()
  await ids(of, ['A'])
  of.separate(PACKAGE, 'X')
  const both = { A: PACKAGE, B: 'homebridge-x.b' }
  expect(await ids(of, ['B', 'A'])).toEqual(both)
  expect(await ids(of, ['A', 'B'])).toEqual(both)
})

it('each keeps its id when another goes, comes or has another name, and over restarts', async () => {
  let written: ConstructorParameters<typeof EntryIds>[0] = []
  const of = new EntryIds([], async (known) => {
    written = known
  })
  of.separate(PACKAGE, 'X')
  await ids(of, ['A', 'B', 'C'])
  const after = new EntryIds(written)
  expect(await ids(after, ['C', 'D', 'B', 'A'])).toEqual({
    ...{ A: PACKAGE, B: 'homebridge-x.b' },
    ...{ C: 'homebridge-x.c', D: 'homebridge-x.d' },
  })
  expect(await ids(after, ['C', 'Dora', 'B', 'A'])).toMatchObject({ Dora: 'homebridge-x.d', C: 'homebridge-x.c' })
  expect(await ids(after, ['B'])).toEqual({ B: 'homebridge-x.b' })
  await after.keepOnly(['homebridge-x.b'])
  expect(await ids(after, ['New', 'B'])).toEqual({ New: PACKAGE, B: 'homebridge-x.b' })
})

it('one entry keeps the id of the plugin under any name', async () => {
  const of = new EntryIds()
  expect(await ids(of, ['A'])).toEqual({ A: PACKAGE })
  expect(await ids(of, ['Other'])).toEqual({ Other: PACKAGE })
})

it('names that are the same, empty or of other letters have ids of their own', async () => {
  const of = new EntryIds()
  of.separate(PACKAGE, 'X')
  const home = { id: PACKAGE, package: PACKAGE, bridge: null, kind: 'homebridge' as const }
  const platforms = entries('Ünder the Roof', 'Hall', 'Hall', undefined, '客厅', 'hall!')
  const divided = of.divide({ ...home, platforms }, (id) => id === 'homebridge-x.2')
  const expected = [PACKAGE, 'homebridge-x.hall', 'homebridge-x.hall-2', 'homebridge-x.3', 'homebridge-x.4']
  expect([...divided.keys()]).toEqual([...expected, 'homebridge-x.hall-3'])
})

it('ids that could not be saved are saved by the next call, and not again', async () => {
  let written: unknown[] = []
  const save = vi.fn(async (assignments: readonly unknown[]) => {
    written = [...assignments]
  })
  save.mockRejectedValueOnce(new Error('database or disk is full'))
  const of = new EntryIds([], save)
  await expect(ids(of, ['A', 'B'], { native: true })).rejects.toThrow('full')
  expect(await ids(of, ['A', 'B'], { native: true })).toEqual({ A: PACKAGE, B: 'homebridge-x.b' })
  expect(written).toMatchObject([{ id: PACKAGE }, { id: 'homebridge-x.b' }])
  await ids(of, ['A', 'B'], { native: true })
  expect(save).toHaveBeenCalledTimes(2)
})

it('a second name that changes at the same time has a new id', async () => {
  const of = new EntryIds()
  of.separate(PACKAGE, 'X')
  await ids(of, ['A', 'B', 'C'])
  expect(await ids(of, ['A', 'Bea', 'Cid'])).toEqual({ A: PACKAGE, Bea: 'homebridge-x.bea', Cid: 'homebridge-x.cid' })
})
