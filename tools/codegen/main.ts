import { command, generateAll } from './generate.ts'

// `node tools/codegen/main.ts [--out DIR] [--check]`: everything below generated/ from everything below specs/.
// With --check nothing is written: the exit code is 1 when the folder is not what would be generated.

const { exitCode, message } = await command(process.argv.slice(2), generateAll)
process.stderr.write(message)
process.exitCode = exitCode
