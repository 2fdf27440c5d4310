import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { look } from '../support/content-newsroom.ts'
import { describeEachDialect } from '../support/databases.ts'
import { png } from '../support/every-content-operation.ts'
import {
  BUCKET,
  bucketSettings,
  type ObjectStore,
  patience,
  startObjectStore,
} from '../support/object-store/object-store.ts'
import { startPgBouncer } from '../support/pgbouncer.ts'
import { answers, archiveFolder, emptyPostgres, Household, refusal } from './household.ts'

let store: ObjectStore
beforeAll(async () => {
  store = await startObjectStore()
}, patience)
afterAll(() => store.stop())

/** The address of an empty database behind PgBouncer in transaction mode. */
async function pooledPostgres(): Promise<string> {
  const bouncer = await startPgBouncer(await emptyPostgres())
  onTestFinished(() => bouncer.close())
  return bouncer.url
}

describeEachDialect('media in a bucket, and PostgreSQL behind PgBouncer', (dialect) => {
  it('are backed up, restored and moved', async () => {
    const plain = await Household.make('sqlite')
    const url = await pooledPostgres()
    const settings = { ...plain.env, ...bucketSettings(store.endpoint) }
    const pooled = plain.with({ ...settings, SVC_DATABASE_URL: url })
    const household = dialect === 'postgres' ? pooled : plain.with(settings)
    const archive = join(await archiveFolder(), 'all.tar.gz')
    const sha = hash('sha256', png)
    const key = `sites/${sha.slice(0, 2)}/${sha}`

    let server = await household.start('auth', 'content')
    const editor = await household.editor(server, 'Ann')
    await household.furnish(server, editor)
    const credentials = await household.credentials(server, editor)
    expect(await store.keys()).toEqual([key])
    expect(await household.backUp(archive)).toMatchObject({ media: 1 })
    await editor.publicPage('/after', 'After')
    expect(await server.stop()).toEqual({ code: 0, signal: null })

    // What only the archive has comes back to the bucket, and what is there already stays.
    await store.client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }))
    for (const _ of [1, 2]) {
      expect(await household.restore(archive)).toMatchObject({ media: 1 })
      expect(await store.keys()).toEqual([key])
      expect(await readdir(join(household.folder.path, 'media'))).toEqual([])
    }
    server = await household.start('auth', 'content')
    const media = await fetch(`${server.urls.content}/media/docs/one.png`)
    expect([media.status, Buffer.from(await media.arrayBuffer()).equals(png)]).toEqual([200, true])
    expect([(await look(server, '')).status, (await look(server, '/after')).status]).toEqual([200, 404])
    expect(await answers(server, credentials)).toEqual(refusal)
    expect(await server.stop()).toEqual({ code: 0, signal: null })

    const [to, there] = dialect === 'postgres' ? ['sqlite', plain.with(settings)] : [url, pooled]
    await household.move(to)
    server = await there.start('auth', 'content')
    expect((await look(server, '')).status).toBe(200)
    expect((await fetch(`${server.urls.content}/media/docs/one.png`)).status).toBe(200)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    await store.client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: key }))
  })
})
