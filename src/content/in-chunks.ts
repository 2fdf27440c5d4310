/**
 * Runs one statement per chunk, one after the other, so that none carries more parameters than a database takes.
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
    for (const answer of await run(items.slice(start, start + size))) answers.push(answer)
  }
  return answers
}
