import Bowser from 'bowser'
import { LRUCache } from 'lru-cache'
import type { components } from '../../generated/auth/types.ts'
import type { SessionRow } from '../../src/auth/sessions.ts'

/** A sign-in as its owner sees it. */
export function toSession(row: SessionRow, currentId: string): components['schemas']['Session'] {
  return {
    id: row.id,
    method: row.method,
    device: deviceOf(row.user_agent),
    address: row.address,
    created_at: new Date(row.created_at).toISOString(),
    last_seen_at: new Date(row.seen_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
    current: row.id === currentId,
  }
}

/** Working one out takes longer than looking up the session does; 1 MB at most, as they are 1,000 characters long. */
const devices = new LRUCache<string, string>({ max: 500 })

function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const known = devices.get(userAgent)
  if (known !== undefined) return known
  const device = describeDevice(userAgent)
  if (device !== null) devices.set(userAgent, device)
  return device
}

/** `Firefox on Linux`; for what is no browser, its own first word. */
function describeDevice(userAgent: string): string | null {
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return names.length > 0 ? names.join(' on ') : (userAgent.split(/[\s/]/)[0]?.slice(0, 60) ?? null)
}
