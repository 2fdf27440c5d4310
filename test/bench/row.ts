import type { BridgeHome } from './bridge-home.ts'
import type { FifteenPlugins } from './fifteen-plugins.ts'
import type { ImportSite } from './import-site.ts'
import type { LargeSite } from './large-site.ts'
import type { MeasuredServer, Work } from './measured-server.ts'
import type { Site } from './site.ts'
import type { Workspace } from './workspace.ts'

/** One line of the table: ours against a named peer. */
export interface Row {
  readonly what: string
  readonly against: string
  /** What is compared, for a request where it is not memory. */
  readonly by: 'cpuMicros' | 'medianMillis' | 'p99Millis' | 'perSecond' | 'mib' | 'syncs'
  /** Ours may be at most this many times the peer's; of two figures, the first is the least. */
  readonly aim: number | readonly [least: number, most: number]
  /** How many are measured; 15 when absent. */
  readonly rounds?: number
  /** How many rounds go before them and do not count; 2 when absent. */
  readonly warmUps?: number
  /** Measured only where a word of the command line begins so: it takes minutes. */
  readonly onlyNamed?: string
  contenders(stage: Stage): Promise<{ readonly subject: Contender; readonly peer: Contender }>
}

/** A server, and what it is loaded with. */
export interface Contender {
  /** Two contenders with the very same one are measured in one process. */
  readonly server: readonly [name: string, options: unknown, core?: 'all']
  /** Called once the server is there. */
  work(server: MeasuredServer): Promise<Work>
}

/** What rows are measured on; each is made when the first row asks for it. */
export interface Stage {
  site(): Promise<Site>
  /** On SQLite unless the other is named. */
  largeSite(pages: number, dialect?: 'sqlite' | 'postgres'): Promise<LargeSite>
  importSite(dialect: 'sqlite' | 'postgres', imported: number): Promise<ImportSite>
  /** Empty at first. */
  folder(): Promise<{ readonly path: string }>
  workspace(): Promise<Workspace>
  /** An empty database of the PostgreSQL that tests use. */
  postgres(): Promise<{ readonly url: string }>
  bridgeHome(): Promise<BridgeHome>
  fifteenPlugins(): Promise<FifteenPlugins>
}
