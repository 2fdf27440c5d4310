import { join } from 'node:path'
import { type Load, send } from './load.ts'
import type { Exchange } from './measured-server.ts'
import type { Contender, Row, Stage } from './row.ts'
import { countSyncs } from './syncs.ts'

const against = 'the same, each write synced by itself'
const load: Load = { path: '/', method: 'POST', connections: 50 }

/** What fifty writers at once cost the disk, on SQLite. */
export const writeRows: readonly Row[] = [
  {
    what: 'writes a second, 50 writers',
    against,
    by: 'perSecond',
    aim: [2, Number.POSITIVE_INFINITY],
    contenders: (stage) => sides(stage, async () => load),
  },
  {
    what: 'syncs a write, 50 writers',
    against,
    by: 'syncs',
    aim: 0.25,
    rounds: 5,
    contenders: (stage) => sides(stage, async ({ url, pid }) => counted(url, pid)),
  },
]

async function sides(stage: Stage, work: Contender['work']): Promise<{ subject: Contender; peer: Contender }> {
  const { path } = await stage.folder()
  const side = (name: string, alone: boolean): Contender => {
    return { server: ['writes', { file: join(path, `${name}.sqlite`), alone }], work }
  }
  return { subject: side('ours', false), peer: side('theirs', true) }
}

function counted(url: string, pid: number): Exchange {
  return {
    round: async () => {
      const { result, syncs } = await countSyncs(pid, () => send(url, load))
      return { ...result, syncs: syncs / result.requests }
    },
  }
}
