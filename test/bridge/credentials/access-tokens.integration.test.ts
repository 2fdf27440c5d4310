import { expect, it } from 'vitest'
import { AccessTokens } from '../../../src/bridge/credentials/access-tokens.ts'
import { FirstToken } from '../../../src/bridge/credentials/first-token.ts'
import { bridgeMigrations } from '../../../src/bridge/migrations/index.ts'
import type { BridgeTables } from '../../../src/bridge/schema.ts'
import { openTestDatabase } from './open-bridge.ts'

const DAY = 86_400_000

it('a token is stored as a hash, and ends when it expires or is revoked', async () => {
  const db = await openTestDatabase<BridgeTables>(bridgeMigrations)
  let now = Date.UTC(2026, 0, 1)
  const tokens = new AccessTokens(db, () => now)
  const { token, ...tablet } = await tokens.create({ name: ' wall tablet ' })
  expect(tablet).toMatchObject({
    ...{ name: 'wall tablet', scopes: ['bridge:read', 'bridge:write'], lastFour: token.slice(-4), lastUsedAt: null },
    expiresAt: new Date(now + 90 * DAY).toISOString(),
  })
  const stored = JSON.stringify(await db.reader.selectFrom('access_token').selectAll().execute())
  expect(stored).not.toContain(token)
  expect(await tokens.verify(token)).toMatchObject({ id: tablet.id })
  expect(await tokens.list()).toMatchObject([{ id: tablet.id, lastUsedAt: new Date(now).toISOString() }])
  for (const other of [
    '',
    'wsb_',
    token.slice(0, -1),
    `${token}x`,
    token.replace('wsb_', 'wsp_'),
    token.toLowerCase(),
  ]) {
    expect([other, await tokens.verify(other)]).toEqual([other, null])
  }
  now += 90 * DAY
  expect(await tokens.verify(token)).toBeNull()
  expect(await tokens.list()).toEqual([])
  await expect(tokens.revoke(tablet.id)).rejects.toMatchObject({ code: 'not_found' })
  const display = await tokens.create({ name: 'display', scopes: ['bridge:read'], expiresInDays: 1 })
  expect(await tokens.verify(display.token)).toMatchObject({ scopes: ['bridge:read'] })
  await tokens.revoke(display.id)
  expect(await tokens.verify(display.token)).toBeNull()
})

it('a use is noted once a minute, and a hundred tokens are enough', async () => {
  const db = await openTestDatabase<BridgeTables>(bridgeMigrations)
  let now = Date.UTC(2026, 0, 1)
  const start = now
  const tokens = new AccessTokens(db, () => now)
  const { token } = await tokens.create({ name: 'script' })
  const usedAt = async () => Date.parse((await tokens.list())[0]?.lastUsedAt ?? '') - start
  await tokens.verify(token)
  now += 59_000
  await tokens.verify(token)
  expect(await usedAt()).toBe(0)
  now += 1_000
  await tokens.verify(token)
  expect(await usedAt()).toBe(60_000)
  // A clock that was put back.
  now = start - DAY
  await tokens.verify(token)
  expect(await usedAt()).toBe(-DAY)
  for (let i = 1; i < 100; i++) await tokens.create({ name: `script ${i}`, expiresInDays: 1 })
  await expect(tokens.create({ name: 'one more' })).rejects.toMatchObject({ code: 'too_many_tokens' })
  // Those that have expired make room.
  now += 2 * DAY
  await tokens.create({ name: 'one more' })
  expect(await tokens.list()).toHaveLength(2)
})

it('the first token is made once and taken once, also by two at a time; a session ends after 30 days', async () => {
  const db = await openTestDatabase<BridgeTables>(bridgeMigrations)
  let now = Date.UTC(2026, 0, 1)
  const first = new FirstToken(db, () => now)
  const token = (await first.begin()) ?? ''
  expect(token).toMatch(/^wsf_[\w-]{43}$/)
  expect(await first.begin()).toBeNull()
  expect(JSON.stringify(await db.reader.selectFrom('first_token').selectAll().execute())).not.toContain(token)
  expect(await first.verify(token)).toBe(true)
  const taken = await Promise.all([first.take(token), first.take(token), first.take('wsf_x')])
  const [session, ...others] = taken.filter((each) => each !== null)
  expect(others).toEqual([])
  expect(await first.verify(token)).toBe(false)
  expect(await first.begin()).toBeNull()
  const secret = session?.secret ?? ''
  expect(await first.verifySession(secret)).toBe(session?.id)
  expect(await first.verifySession(token)).toBeNull()
  now += 30 * DAY
  expect(await first.verifySession(secret)).toBeNull()
  const [one, two] = [await first.renew(), await first.renew()]
  expect([await first.take(one), (await first.take(two)) !== null]).toEqual([null, true])
})
