import { expect, it, onTestFinished } from 'vitest'
import { EntryIds } from '../../../src/bridge/host/entry-ids.ts'
import { openHome } from '../accessories/home.ts'

it('saves the entries of a large config in a few statements, and reads them in their order', async () => {
  const { db, close } = await openHome()
  onTestFinished(close)
  const statements: string[] = []
  const counting: typeof db = {
    ...db,
    transaction: (locks, work, options) =>
      db.transaction(
        locks,
        (trx) =>
          work(
            trx.withPlugin({
              transformQuery: ({ node }) => {
                statements.push(node.kind)
                return node
              },
              transformResult: async ({ result }) => result,
            }),
          ),
        options,
      ),
  }
  const platforms = Array.from({ length: 1_200 }, (_, index) => ({
    platform: 'X',
    plugin: 'x',
    name: `Entry ${index}`,
  }))
  const home = { id: 'homebridge-x', package: 'homebridge-x', bridge: null, platforms }
  await (await EntryIds.load(counting)).remember([home])
  expect(statements).toEqual(['DeleteQueryNode', 'InsertQueryNode', 'InsertQueryNode', 'InsertQueryNode'])
  const loaded = (await EntryIds.load(db)).divide({ ...home, kind: 'homebridge' }, () => false)
  expect(loaded.get(home.id)?.map(({ name }) => name)).toEqual(platforms.map(({ name }) => name))
})
