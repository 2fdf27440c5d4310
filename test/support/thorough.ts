/**
 * How thorough a run of the tests is. Of what repeats (kills, moments, cases of one kind) `make test` takes a sample, and a
 * run with `THOROUGH=1` takes all of it, as `make soak` does.
 */
export const isThorough = (process.env.THOROUGH ?? '') !== ''

/** How often something is done: so often in a sample, so often in a thorough run. */
export function times(sample: number, thorough: number): number {
  return isThorough ? thorough : sample
}

/** How often a process is killed; `KILLS` is another number for both kinds of run. */
export function kills(sample: number): number {
  return Number(process.env.KILLS ?? times(sample, 50))
}

/**
 * Of cases that are alike so many, evenly spread, the first and the last among them; all of them in a thorough run.
 *
 * @param sample two at least
 */
export function some<T>(cases: readonly T[], sample: number): readonly T[] {
  if (isThorough || cases.length <= sample) return cases
  const apart = (cases.length - 1) / (sample - 1)
  return Array.from({ length: sample }, (_, index) => cases[Math.round(index * apart)] as T)
}
