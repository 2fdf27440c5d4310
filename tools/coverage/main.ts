/**
 * Prints how much of the contracts a test run has seen: `node tools/coverage/main.ts <folder> [--demand]`. With
 * `--demand`, as a whole run has it, it fails where something was neither seen nor is listed in `unseen.ts`, less than
 * 95 % was seen, the list is wrong, or an answer is not declared; it names each.
 */
import { parseArgs } from 'node:util'
import { declaredPairs, surfaces } from './declared.ts'
import { coverageFaults, coverageTable, type Listed, readSeen } from './report.ts'
import { type Reason, unseen } from './unseen.ts'

const { values, positionals } = parseArgs({ options: { demand: { type: 'boolean' } }, allowPositionals: true })
const [folder] = positionals
if (folder === undefined) {
  process.stderr.write('usage: node tools/coverage/main.ts <folder> [--demand]\n')
  process.exit(64)
}

const declared = surfaces.flatMap((surface) => declaredPairs(surface))
const seen = readSeen(folder)
const listed: Listed[] = surfaces.flatMap((surface) =>
  Object.entries(unseen[surface]).flatMap(([reason, entries]) =>
    entries.map((entry) => ({ surface, reason: reason as Reason, entry })),
  ),
)
const print = (line: string): void => void process.stdout.write(`${line}\n`)
for (const line of coverageTable(surfaces, declared, seen)) print(line)
const faults = values.demand ? coverageFaults(declared, seen, listed) : []
for (const fault of faults) print(fault)
if (values.demand) print(`${faults.length === 0 ? 1 : 0} passed, ${faults.length} failed`)
else print('0 passed, 0 failed')
process.exitCode = faults.length > 0 ? 1 : 0
