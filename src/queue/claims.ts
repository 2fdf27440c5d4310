import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { isPostgres, table } from '../db/dialect.ts'

/** One thing to be done, as a worker is handed it. */
export interface Job {
  readonly id: string
  readonly payload: string
  /** 1 for the first. */
  readonly attempt: number
  /** UTC milliseconds. */
  readonly expiresAt: number
}

interface JobRow {
  id: string
  payload: string
  attempts: number
  expires_at: number
}

/**
 * What a worker asks of the outbox about jobs of its kind. Each is one statement, so none waits in a transaction; they
 * are written in SQL because the tables around the outbox are another surface's each time. Times are UTC milliseconds.
 */
export class Claims {
  readonly #db: QueryExecutorProvider
  readonly #outbox: RawBuilder<unknown>
  readonly #kind: string
  readonly #tries: number

  /** @param tries how often a job may be claimed */
  constructor(db: QueryExecutorProvider, kind: string, tries: number) {
    this.#db = db
    this.#outbox = table(db, 'outbox')
    this.#kind = kind
    this.#tries = tries
  }

  /**
   * Claims at most `limit` jobs that are due until `until`, when they are due again unless they were done. Of several
   * workers that ask at once, one gets a job: SQLite has one writer, and on PostgreSQL a row that is being claimed is
   * skipped and one that was just claimed is looked at again, when it is no longer due.
   */
  async take(limit: number, now: number, until: number): Promise<Job[]> {
    const unlocked = isPostgres(this.#db) ? sql`for update skip locked` : sql``
    // Materialized, so that PostgreSQL cannot repeat the choice for each row and exceed the limit.
    const { rows } = await sql<JobRow>`
      with due as materialized (
        select id from ${this.#outbox}
        where kind = ${this.#kind} and due_at <= ${now} and expires_at > ${now} and attempts < ${this.#tries}
        order by due_at, id limit ${limit} ${unlocked}
      )
      update ${this.#outbox} set attempts = attempts + 1, due_at = ${until}
      where id in (select id from due)
      returning id, payload, attempts, expires_at`.execute(this.#db)
    return rows.map(asJob)
  }

  /** Deletes what can no longer be done: it expired, or the worker of its last try never came back. */
  async takeLost(now: number): Promise<Job[]> {
    const { rows } = await sql<JobRow>`
      delete from ${this.#outbox}
      where kind = ${this.#kind} and due_at <= ${now} and (expires_at <= ${now} or attempts >= ${this.#tries})
      returning id, payload, attempts, expires_at`.execute(this.#db)
    return rows.map(asJob)
  }

  /** Deletes a finished job, even if another worker has claimed it since: to repeat it would be worse. */
  async finish(ids: readonly string[]): Promise<void> {
    await sql`delete from ${this.#outbox} where id in (${sql.join(ids)})`.execute(this.#db)
  }

  /** Makes a job due at another time, unless another worker has claimed it since. */
  async postpone(job: Job, dueAt: number): Promise<void> {
    await sql`
      update ${this.#outbox} set due_at = ${dueAt}
      where id = ${job.id} and attempts = ${job.attempt}`.execute(this.#db)
  }

  /** Deletes a job undone. Answers whether it was still the caller's. */
  async drop(job: Job): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from ${this.#outbox} where id = ${job.id} and attempts = ${job.attempt}`.execute(this.#db)
    return numAffectedRows === 1n
  }
}

function asJob({ id, payload, attempts, expires_at }: JobRow): Job {
  return { id, payload, attempt: attempts, expiresAt: expires_at }
}
