import { reasonOf } from './bridge-log.ts'

/** Why the bridge cannot be published, with the setting that would help. */
export function listenFault(error: unknown, { port, bind }: { port: number; bind: string | null }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken by another program (bridge.hapPort)`
    case 'EADDRNOTAVAIL':
      return `${bind} is not an address of this machine (bridge.bind)`
    case 'EACCES':
      return `not allowed: ${reasonOf(error)} (bridge.hapPort ${port}, or the permissions of the folder)`
    default:
      return reasonOf(error)
  }
}
