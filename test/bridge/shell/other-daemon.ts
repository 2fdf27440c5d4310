/** Opens a shell as the daemon does, for a test that kills this process; `argv[2]` is what is typed. */
import { openShell } from '../../../src/bridge/shell/shell.ts'

const { PATH, HOME } = process.env
const shell = await openShell({ cols: 80, rows: 24 }, { PATH, HOME, SHELL: '/bin/bash' })
shell.onOutput((text) => process.stdout.write(text))
shell.write(`${process.argv[2]}\r`)
