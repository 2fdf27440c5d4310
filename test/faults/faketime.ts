import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ensureDebianPackages } from '../../tools/debian-packages.ts'

/** A clock that processes are started with, and that is set while they run. */
export interface FakeClock {
  /** What a process needs in its environment to live by it. */
  readonly env: Record<string, string>
  /** @param hours how far it is from the real one, from now on */
  set(hours: number): Promise<void>
}

/** The library of libfaketime, the system's or unpacked into the checkout; null where Debian's cannot be had. */
export function findFaketime(): string | null {
  return libraryIn('/usr') ?? libraryOfDebian()
}

function libraryOfDebian(): string | null {
  try {
    return libraryIn(join(ensureDebianPackages(['libfaketime']), 'usr'))
  } catch {
    return null
  }
}

/** Below a folder `usr`: `lib/<architecture>/faketime/libfaketimeMT.so.1`, the one for programs with threads. */
function libraryIn(usr: string): string | null {
  const lib = join(usr, 'lib')
  if (!existsSync(lib)) return null
  const files = readdirSync(lib).map((name) => join(lib, name, 'faketime/libfaketimeMT.so.1'))
  return files.find((file) => existsSync(file)) ?? null
}

/** Only the time of day is set: what counts durations goes on, as it does on a machine whose clock is set. */
export async function createClock(library: string): Promise<FakeClock> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-clock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'offset')
  const set = async (hours: number): Promise<void> => {
    // Renamed into place: a process may read it at any moment.
    await writeFile(`${file}.next`, `${hours < 0 ? '-' : '+'}${Math.abs(hours) * 3600}\n`)
    await rename(`${file}.next`, file)
  }
  await set(0)
  const settings = { FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  return { env: { LD_PRELOAD: library, ...settings }, set }
}
