import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../../src/db/database.ts'
import { done, pageOf, scope } from '../../support/content-editor.ts'
import { look, Newsroom } from '../../support/content-newsroom.ts'
import { describeEachDialect } from '../../support/databases.ts'
import { openCommands } from '../commands/commands.ts'
import { folderOf } from '../import/folders.ts'

const deletedPath = '/api/console/sites/{site}/environments/{env}/deleted-documents/{documentId}'

/** Every row of every table, as text. */
async function everything(db: Database<never>): Promise<string> {
  const tables = await db.reader.introspection.getTables()
  const dumps = tables.map(async ({ name, schema }) => {
    const table = schema === undefined ? sql.table(name) : sql.table(`${schema}.${name}`)
    return JSON.stringify((await sql`select * from ${table}`.execute(db.reader)).rows)
  })
  return (await Promise.all(dumps)).join('\n')
}

describeEachDialect('erasing a document', (dialect) => {
  it('says what goes, and leaves none of its text', async () => {
    const newsroom = await Newsroom.open(dialect)
    onTestFinished(() => newsroom.close())
    const server = await newsroom.start()
    await newsroom.found(server)
    const admin = await newsroom.person(server, 'Grace', 'admin')
    const other = await admin.page('/other', 'Other')
    const first = await admin.page('/secret', 'Classified marmalade')
    const { id } = first.value
    const path = { ...scope, documentId: id }
    const saved = await done(admin.save(id, first.etag, pageOf('/secret', 'Classified again')))
    const release = await done(admin.createRelease('Spring'))
    const filled = await done(admin.putItem(release.value.id, id, release.etag))
    const both = await done(admin.putItem(release.value.id, other.value.id, filled.etag))
    const published = await done(admin.publishRelease(release.value.id, both.etag))
    expect((await look(server, '/secret')).status).toBe(200)

    // What is there is not erased.
    const get = (as = admin) => as.client.GET(deletedPath, { params: { path } })
    const erase = (etag?: string, as = admin) =>
      as.client.DELETE(deletedPath, { params: { path, header: { 'If-Match': etag as string } } })
    expect((await get()).error).toMatchObject({ code: 'not_found' })
    const taken = await done(admin.unpublish(id, (await done(admin.read(id))).etag))
    expect((await get()).error).toMatchObject({ code: 'not_found' })
    expect((await admin.remove(id, taken.etag)).status).toBe(204)
    expect(saved.value.id).toBe(id)

    const list = await admin.client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents', {
      params: { path: scope },
    })
    const told = { id, kind: 'page', key: '/secret', revisions: 2, releases: 1, deletedAt: expect.any(String) }
    expect(list.data).toEqual({ documents: [told] })
    const search = async (query: { q?: string; kind?: 'page' | 'partial' }) => {
      const params = { path: scope, query }
      const answer = await admin.client.GET('/api/console/sites/{site}/environments/{env}/deleted-documents', {
        params,
      })
      return answer.data?.documents.map(({ key }) => key)
    }
    expect(await search({ q: '/SECR', kind: 'page' })).toEqual(['/secret'])
    expect(await search({ q: '%' })).toEqual([])
    expect(await search({ q: 's_c' })).toEqual([])
    expect(await search({ kind: 'partial' })).toEqual([])
    const { data, response } = await get()
    expect(data).toEqual(told)
    const etag = response.headers.get('ETag') ?? ''
    expect((await erase()).error).toMatchObject({ status: 428 })
    expect((await erase('"other"')).error).toMatchObject({ status: 412, code: 'stale' })
    const member = await newsroom.person(server, 'Bob')
    expect((await get(member)).error).toMatchObject({ code: 'admin_required' })
    expect((await erase(etag, member)).error).toMatchObject({ code: 'admin_required' })
    const store = await newsroom.store()
    expect(await everything(store.db as never)).toContain('Classified marmalade')

    expect((await erase(etag)).response.status).toBe(204)
    expect((await get()).error).toMatchObject({ code: 'not_found' })
    expect((await erase(etag)).error).toMatchObject({ code: 'not_found' })
    const left = await everything(store.db as never)
    for (const trace of ['Classified', 'marmalade', '/secret', id]) expect(left).not.toContain(trace)
    // The release keeps the rest of it, and is another one now.
    const after = await done(admin.release(release.value.id))
    expect([after.value.items, after.etag === published.etag]).toEqual([1, false])
    expect((await look(server, '/other')).status).toBe(200)
    expect((await done(admin.create(pageOf('/secret', 'New')))).value.id).not.toBe(id)
  })
})

it('is there for users of the machine', async () => {
  const { run, db } = await openCommands()
  const place = ['--site', 'docs', '--env', 'production']
  const folder = await folderOf({
    'pages/index.md': 'Home\n',
    'pages/old.md': 'Old\n',
    'redirects.yml': '- { from: /a, to: / }\n',
  })
  await run('import', folder, ...place, '--publish')
  expect((await run('erase', '/old', ...place)).errors).toContain('there is no deleted page "/old"')
  expect((await run('delete', '/old', ...place)).errors).toContain('is public')
  await run('unpublish', '/old', ...place)
  await run('unpublish', '/a', ...place, '--kind', 'redirect')
  expect((await run('delete', '/old', ...place)).output).toBe(
    'Deleted the page /old. Its history stays until it is erased.\n',
  )
  await run('delete', '/a', ...place, '--kind', 'redirect')
  expect((await run('deleted', ...place)).output).toMatch(/redirect .* 1 +\/a /)

  const said = await run('erase', '/old', ...place)
  expect(said.output).toMatch(
    /^Would erase the page \/old \(.{36}\), deleted .*: 1 revision, its place in 0 releases\.\n/,
  )
  expect(said.output).toContain('Nothing was erased.')
  expect((await run('deleted', ...place, '--json')).output).toContain('/old')
  const { output } = await run('erase', '/old', ...place, '--yes', '--json')
  expect(JSON.parse(output)).toMatchObject({ erased: true, documents: [{ key: '/old', revisions: 1 }] })
  await run('erase', '/a', ...place, '--kind', 'redirect', '--yes')
  expect((await run('deleted', ...place)).output).toBe('No deleted document is stored.\n')
  expect(await db.reader.selectFrom('document').select('key').execute()).toEqual([{ key: '/' }])
})
