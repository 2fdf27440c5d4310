import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import { SqliteConnection } from '../../../src/db/sqlite-connection.ts'
import type { DialectName } from '../../support/databases.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** Listens at the door of the database: every statement of this process, from now until the test ends. */
export function recordStatements(dialect: DialectName): { take(): Statement[] } {
  const calls = dialect === 'sqlite' ? sqliteCalls() : postgresCalls()
  let taken = 0
  return {
    take: () => {
      const fresh = calls().slice(taken)
      taken += fresh.length
      return fresh
    },
  }
}

function sqliteCalls(): () => Statement[] {
  const spy = vi.spyOn(SqliteConnection.prototype, 'executeQuery')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([{ sql, parameters }]) => ({ sql, parameters }))
}

function postgresCalls(): () => Statement[] {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => spy.mockRestore())
  return () =>
    spy.mock.calls.map((call: readonly unknown[]) => {
      const [first, parameters] = call
      if (typeof first !== 'string') throw new Error('a statement that is not text')
      return { sql: first, parameters: Array.isArray(parameters) ? parameters : [] }
    })
}
