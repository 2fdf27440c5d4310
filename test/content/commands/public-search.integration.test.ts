import { expect, it } from 'vitest'
import { ensureScope } from '../../../src/content/sites.ts'
import { dialects } from '../../support/databases.ts'
import { openCommands } from './commands.ts'

it.each(
  dialects,
)('triptych content public-search: says whether visitors may search a site, and turns it on and off (%s)', async (dialect) => {
  const { run, db } = await openCommands(dialect)
  await db.transaction([], (trx) => ensureScope(trx, { site: 'docs', env: 'production' }, 1))
  const search = (...words: string[]) => run('public-search', ...words, '--site', 'docs')
  const off = 'Visitors cannot search docs.\n'
  const on = 'Visitors can search docs.\n'
  expect(await search()).toEqual({ output: off, errors: '', exitCode: undefined, refused: undefined })
  expect((await search('on')).output).toBe(on)
  expect((await search('on')).output).toBe(on)
  expect(JSON.parse((await search('--json')).output)).toEqual({ enabled: true })
  const { public_search: state } = await db.reader.selectFrom('site').select('public_search').executeTakeFirstOrThrow()
  expect(state).toBe('on')
  expect(JSON.parse((await search('off', '--json')).output)).toEqual({ enabled: false })
  expect((await search()).output).toBe(off)

  expect(await search('maybe')).toMatchObject({ refused: 'commander.invalidArgument' })
  expect(await run('public-search', 'on')).toMatchObject({ refused: 'commander.missingMandatoryOptionValue' })
  expect(await run('public-search', 'on', '--site', 'other')).toMatchObject({ exitCode: 1, output: '' })
})
