import { beforeAll, describe, expect, it } from 'vitest'
import { sampleWith } from './fixture.ts'
import { type Finding, lintEach } from './lint-report.ts'

/** A contract, what is refused in it, and where. */
export type Case = readonly [spec: object, message: string, pointer: string]

/** The pointer to a place of a contract. */
export const at = (path: readonly string[]): string => `#/${path.map((step) => step.replaceAll('/', '~1')).join('/')}`

/** A member of the sample that is refused wherever it stands. */
export function member(path: readonly string[], value: unknown): Case {
  return [sampleWith(path, value), `\`${path.at(-1)}\` is not supported here.`, at(path)]
}

/**
 * Tests what the generator does not read, and so refuses.
 *
 * @param refused by name: what is changed in a contract that the generator takes whole
 * @param taken contracts that use what is easily taken for unsupported
 */
export function describeUnsupported(
  title: string,
  refused: Readonly<Record<string, Case>>,
  taken: Readonly<Record<string, object>>,
): void {
  describe(title, () => {
    let findings: ReadonlyMap<string, readonly Finding[]>

    beforeAll(async () => {
      const specs = Object.fromEntries(Object.entries(refused).map(([name, [spec]]) => [name, spec]))
      findings = await lintEach({ ...specs, ...taken })
    })

    const unsupported = (name: string): readonly Finding[] =>
      findings.get(name)?.filter(({ rule }) => rule === 'triptych/supported') ?? []

    it.each(Object.entries(refused))('%s', (name, [, message, pointer]) => {
      const own = unsupported(name).filter((finding) => finding.message.includes(message))
      expect(own.map((finding) => finding.pointer)).toEqual([pointer])
    })

    it.each(Object.keys(taken))('takes %s', (name) => {
      expect(unsupported(name)).toEqual([])
    })
  })
}
