import { beforeEach, describe, expect, it } from 'vitest'
import { dialects } from '../../support/databases.ts'
import { folderOf } from '../import/folders.ts'
import { type Commands, openCommands } from './commands.ts'

const place = ['--site', 'docs', '--env', 'production']

const files = {
  'pages/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'pages/about.md': '---\ntitle: About us\naliases: [/who, /us]\n---\n\nWe grow bananas.\n',
  'pages/about/team.md': '---\ntitle: Team\naliases: [/us]\n---\n\nWho we are.\n',
  'partials/footer.md': 'The end.\n',
  'i18n/en.yml': 'hello: Hello\n',
  'redirects.yml': '- { from: /start, to: / }\n- { from: /start, to: /about, status: 302 }\n',
}

describe.each(dialects)('triptych content: documents (%s)', (dialect) => {
  let run: Commands['run']
  let db: Commands['db']

  beforeEach(async () => {
    const commands = await openCommands(dialect)
    run = commands.run
    db = commands.db
    await run('import', await folderOf(files), ...place)
  })

  const publicKeys = async () => {
    const rows = await db.reader.selectFrom('public_document').select(['kind', 'key']).execute()
    return rows.map(({ kind, key }) => `${kind} ${key}`).sort()
  }

  it('lists and finds, for people and for programs', async () => {
    const { output } = await run('list', ...place, '--kind', 'page')
    const lines = output.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^KIND +STATE +CHANGED +KEY +TITLE$/)
    expect(lines.slice(1).map((line) => line.replace(/ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}/, ' | '))).toEqual([
      'page  draft | /            Home',
      'page  draft | /about       About us',
      'page  draft | /about/team  Team',
    ])
    const json = JSON.parse((await run('list', ...place, '--under', '/about', '--json')).output)
    expect(json).toMatchObject([{ kind: 'page', key: '/about/team', title: 'Team', state: 'draft' }])
    expect((await run('search', ...place, 'banan')).output).toContain('/about')
    expect((await run('search', ...place, 'mango')).output).toBe('Nothing was found.\n')
    expect((await run('search', ...place, 'mango', '--json')).output).toBe('[]\n')
    expect((await run('sites')).output).toMatch(/^SITE {2}CREATED +ENVIRONMENTS\ndocs .* production\n$/)
    expect((await run('list', '--site', 'docs', '--env', 'staging')).errors).toBe(
      'error: there is no environment "staging" of a site "docs"\n',
    )
  })

  it('publishes what is named, all of it or nothing, and takes it down', async () => {
    const missing = await run('publish', ...place, '/about', '/nowhere', 'nor-here')
    expect(missing).toMatchObject({
      exitCode: 1,
      output: '',
      errors: 'error: there is no page "/nowhere", "nor-here" in docs/production; nothing was done\n',
    })
    expect(await publicKeys()).toEqual([])

    expect((await run('publish', ...place, 'about/', '/')).output).toBe(
      '2 documents published.\n  page  /\n  page  /about\n',
    )
    expect((await run('publish', ...place, '/about', '/about/team')).output).toBe(
      '1 document published; 1 is public as it is already.\n  page  /about/team\n',
    )
    expect((await run('publish', ...place, '/about')).output).toBe('Nothing to do: 1 is public as it is already.\n')
    const by = await db.reader.selectFrom('document').select('live_by').where('key', '=', '/about').execute()
    expect(by).toEqual([{ live_by: 'command line' }])

    expect((await run('publish', ...place, '--kind', 'redirect', '/start')).output).toContain('2 documents published')
    expect((await run('redirects', ...place, '--left-out')).output).toMatch(
      /^FROM +TO +STATUS +ACTIVE\n\/start +\/(about)? +30[12] +no: one path, different/,
    )
    expect((await run('unpublish', ...place, '--kind', 'redirect', '/start')).output).toContain(
      '2 documents taken down',
    )

    expect((await run('unpublish', ...place, '/about', '/about/team')).output).toBe(
      '2 documents taken down.\n  page  /about\n  page  /about/team\n',
    )
    expect((await run('unpublish', ...place, '/about')).output).toBe('Nothing to do: 1 is not public already.\n')
    expect((await run('unpublish', ...place, '/nowhere')).exitCode).toBe(1)
    expect(await publicKeys()).toEqual(['page /'])
  })

  it('publishes every pending draft', async () => {
    const { output } = await run('publish', ...place, '--all-pending', '--json')
    const { contentVersion, published } = JSON.parse(output)
    expect(published).toHaveLength(7)
    expect(contentVersion).toEqual(expect.any(String))
    expect(await publicKeys()).toHaveLength(7)
    expect((await run('list', ...place, '--pending')).output).toBe('Every draft is public as it is.\n')
    expect((await run('publish', ...place, '--all-pending')).output).toBe('Every draft is public as it is.\n')
  })

  it('names every block that is not what its type says, and publishes nothing', async () => {
    const block = (id: string, fields: object) => ({ zones: { main: { blocks: [{ id, type: 'card', fields }] } } })
    await run(
      'import',
      await folderOf({
        'pages/a.json': JSON.stringify(block('x', {})),
        'pages/b.json': JSON.stringify(block('x', { title: 1 })),
        'blocks/card.schema.json': JSON.stringify({
          type: 'object',
          required: ['title'],
          properties: { title: { type: 'string' } },
        }),
      }),
      ...place,
    )
    const { exitCode, errors } = await run('publish', ...place, '/', '/a', '/b')
    expect(exitCode).toBe(65)
    expect(errors.split('\n')).toEqual([
      'error: Some blocks have errors',
      expect.stringMatching(/^ {2}zones\/main\/blocks\/0\/fields: page \/a: .*title/),
      expect.stringMatching(/^ {2}zones\/main\/blocks\/0\/fields\/title: page \/b: .*string/),
      '',
    ])
    expect(await publicKeys()).toEqual([])
  })
})

describe('triptych content: wrong usage', () => {
  it.each([
    [['publish', ...place]],
    [['publish', ...place, '/a', '--all-pending']],
    [['publish', '/a']],
    [['unpublish', ...place]],
    [['list', ...place, '--kind', 'pages']],
    [['release', 'schedule', ...place, 'x', '--at', 'tomorrow']],
    [['release', 'schedule', ...place, 'x', '--at', '2026-12-01T09:00']],
    [['release', 'schedule', ...place, 'x']],
    [['release', 'burn', ...place, 'x']],
  ])('%j', async (words) => {
    const { run } = await openCommands()
    expect((await run(...words)).refused).toMatch(/^commander\./)
  })
})
