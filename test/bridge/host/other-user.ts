import { spawnSync } from 'node:child_process'
import { childProgram } from '../../../src/bridge/host/plugin-processes.ts'

/** A user that is not the one who runs the tests, and has nothing. */
export const otherUser = 65_534

/** Only root starts processes of others, and the other must be let through to this checkout. */
export const canBeOther =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('/bin/sh', ['-c', '[ -x "$0" ] && [ -r "$1" ]', process.execPath, childProgram], {
    uid: otherUser,
    gid: otherUser,
  }).status === 0
