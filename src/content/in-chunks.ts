import { setImmediate } from 'node:timers/promises'

/**
 * Runs one statement per chunk, one after the other, so that none carries more parameters than a database takes. What
 * else the process does goes on between them: SQLite answers at once, and a long row of answers would hold it up.
 *
 * @returns what the statements answered, in order
 */
export async function inChunks<T, R>(
  items: readonly T[],
  run: (chunk: T[]) => Promise<readonly R[]>,
  size = 500,
): Promise<R[]> {
  const answers: R[] = []
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate()
    for (const answer of await run(items.slice(start, start + size))) answers.push(answer)
  }
  return answers
}
