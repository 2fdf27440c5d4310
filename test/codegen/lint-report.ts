import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { LintError, redocly } from '../../tools/codegen/redocly.ts'

/** What the linter says of a contract. */
export interface Finding {
  /** `triptych/supported`, say. */
  readonly rule: string
  readonly message: string
  /** A JSON Pointer, behind `#`. */
  readonly pointer: string
}

interface Report {
  readonly problems: readonly {
    readonly ruleId: string
    readonly message: string
    readonly location: readonly [{ readonly source: { readonly ref: string }; readonly pointer: string }]
  }[]
}

/**
 * Lints contracts, all in one run: most of a run's time goes into starting it.
 *
 * @param specs OpenAPI documents, each by a name of the test's own
 * @returns what was found, by name; nothing for those that break no rule
 */
export async function lintEach(specs: Readonly<Record<string, object>>): Promise<ReadonlyMap<string, Finding[]>> {
  const names = Object.keys(specs)
  const folder = await mkdtemp(join(tmpdir(), 'lint-test-'))
  try {
    const paths = Object.values(specs).map(async (spec, i) => {
      const path = join(folder, `${i}.json`)
      await writeFile(path, JSON.stringify(spec, null, 2))
      return path
    })
    const report = await lint([...(await Promise.all(paths)), '--format', 'json', '--max-problems', '10000'])
    // One report for each file, one behind the other.
    const problems = report.split(/^\}/m).flatMap((each) => {
      const begin = each.indexOf('{')
      return begin < 0 ? [] : (JSON.parse(`${each.slice(begin)}}`) as Report).problems
    })
    return Map.groupBy(
      problems.map(({ ruleId, message, location: [{ source, pointer }] }) => {
        return { name: names[Number(basename(source.ref, '.json'))] ?? '', rule: ruleId, message, pointer }
      }),
      ({ name }) => name,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the linter prints of a contract for people, with lines of the document as `JSON.stringify` indents it by 2. */
export async function lintForPeople(spec: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-test-'))
  try {
    const path = join(folder, 'one.json')
    await writeFile(path, JSON.stringify(spec, null, 2))
    return await lint([path, '--format', 'stylish'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function lint(args: readonly string[]): Promise<string> {
  return redocly(['lint', ...args]).catch((error: unknown) => {
    if (error instanceof LintError) return error.message
    throw error
  })
}
