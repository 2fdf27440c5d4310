import type { Accessory } from '@homebridge/hap-nodejs'

/** What lies in a `ControllerStorage` (hap-nodejs 2.2.3) that is touched here. */
interface ControllerStorage {
  readonly queuedSaveTimeout?: NodeJS.Timeout
  save(): void
}

/** Writes what its controllers keep and hap-nodejs would write in a moment, when the process may be gone. */
export function saveControllers({ controllerStorage }: Accessory): void {
  const storage = controllerStorage as unknown as ControllerStorage
  if (storage.queuedSaveTimeout === undefined) return
  clearTimeout(storage.queuedSaveTimeout)
  storage.save()
}
