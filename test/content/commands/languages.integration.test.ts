import { expect, it } from 'vitest'
import { BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { TranslationGroups } from '../../../src/content/languages/translations.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { dialects } from '../../support/databases.ts'
import { ada, page } from '../documents/editor.ts'
import { openCommands } from './commands.ts'

const scope = { site: 'docs', env: 'production' }
const site = ['--site', scope.site]
const there = [...site, '--env', scope.env]

async function start(dialect: (typeof dialects)[number] = 'sqlite') {
  const commands = await openCommands(dialect)
  await commands.db.transaction([], (trx) => ensureScope(trx, scope, 1))
  return commands
}

it.each(
  dialects,
)('triptych content languages: sets, lists and removes the languages of a site (%s)', async (dialect) => {
  const { run } = await start(dialect)
  const languages = (...words: string[]) => run('languages', ...words, ...site)
  expect((await languages('list')).output).toMatch(/^The site has no languages\. "triptych content languages set /)
  expect((await languages('set', 'en')).output).toBe('LANGUAGE  PREFIX  FALLBACK\nen        /       -\n')
  await languages('set', 'DE', '--prefix', '/deutsch', '--fallback', 'en')
  const set = await languages('set', 'de-ch', '--fallback', 'de')
  expect(set.output).toBe(
    [
      'LANGUAGE  PREFIX    FALLBACK\n',
      'en        /         -\n',
      'de        /deutsch  en\n',
      'de-CH     /de-ch    de\n',
    ].join(''),
  )
  await languages('set', 'de', '--no-fallback')
  await languages('set', 'de-CH', '--prefix', '/ch')
  expect(JSON.parse((await languages('list', '--json')).output)).toEqual({
    languages: [{ code: 'en' }, { code: 'de', prefix: '/deutsch' }, { code: 'de-CH', prefix: '/ch', fallback: 'de' }],
  })

  const refusals = [
    [['set', 'fr', '--prefix', '/ch'], /fr|\/ch is the prefix of de-CH/],
    [['set', 'fr', '--prefix', 'fr'], /prefix: must be a path/],
    [['set', 'de', '--fallback', 'de-CH'], /lead back to it/],
    [['set', 'fr', '--fallback', 'it'], /it is not one of the languages/],
    [['remove', 'fr'], /docs is not in fr/],
    [['remove', 'de'], /de is not one of the languages/],
  ] as const
  for (const [words, message] of refusals) {
    expect(await languages(...words)).toMatchObject({ exitCode: 1, output: '', errors: expect.stringMatching(message) })
  }
  for (const code of ['german', 'd', 'de_CH', '../x']) {
    expect(await languages('set', code)).toMatchObject({ refused: 'commander.invalidArgument' })
  }
  expect((await languages('remove', 'de-CH')).output).not.toContain('de-CH')
  expect(await run('languages', 'list', '--site', 'other')).toMatchObject({ exitCode: 1, output: '' })
})

it('triptych content languages: a site has a bounded number of them', async () => {
  const { run } = await start()
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((a) => ['a', 'b'].map((b) => `${a}${b}`)).slice(0, 50)
  for (const code of codes) expect((await run('languages', 'set', code, ...site)).exitCode).toBeUndefined()
  const errors = expect.stringContaining('50 languages at most')
  expect(await run('languages', 'set', 'zz', ...site)).toMatchObject({ exitCode: 1, errors })
})

it.each(dialects)('triptych content translations: shows what is missing, public and outdated (%s)', async (dialect) => {
  const { run, db } = await start(dialect)
  const grid = (...words: string[]) => run('translations', ...words, ...there)
  expect((await grid()).output).toMatch(/^The site has no languages/)
  await run('languages', 'set', 'en', ...site)
  await run('languages', 'set', 'de', ...site)
  expect((await grid()).output).toBe('There are no pages.\n')
  const search = new DatabaseSearch(db)
  const documents = new Documents(db, search)
  const publisher = new Publisher(db)
  const groups = new TranslationGroups(db, search, new BulkChanges(db, search, publisher))
  const about = await documents.create(scope, page('/about', 'About'), ada)
  const german = await groups.create(scope, about.value.id, { language: 'de' }, ada)
  await publisher.publish(scope, german.value.id, german.etag, ada)
  await documents.create(scope, page('/news', 'News'), ada)
  expect((await grid()).output).toBe(
    ['PAGE    en             de\n', '/about  source, draft  published\n', '/news   source, draft  missing\n'].join(''),
  )
  expect((await grid('--outdated')).output).toBe('No page is outdated in any language.\n')
  await documents.save(scope, about.value.id, about.etag, page('/about', 'More'), ada)
  expect((await grid('--outdated', 'DE')).output).toContain('outdated, published')
  expect((await grid('--missing')).output).not.toContain('/about')
  expect((await grid('--missing', 'en')).output).toBe('No page is missing in en.\n')
  const listed = JSON.parse((await grid('--missing', 'de', '--json')).output)
  expect(listed).toMatchObject([{ versions: [{ status: 'source' }, { status: 'missing', page: null }] }])
  expect(await grid('--missing', 'fr')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining("is not one of the site's languages: en, de"),
  })
  expect((await grid('--missing', '--outdated')).refused).toBe('commander.conflictingOption')
  expect((await run('languages', 'remove', 'de', ...site)).errors).toContain('is in de')
  expect((await run('translations', '--site', 'docs', '--env', 'other')).errors).toContain('no environment "other"')
})
