import { EventEmitter } from 'node:events'
import type { HAPConnection } from '@homebridge/hap-nodejs'

/**
 * What handlers of a plugin get as the connection that a request came over. The real one is the daemon's; plugins look at
 * whether there is one, at its session and its address. With a connection hap-nodejs checks what is written, and names it
 * as the originator of the changes that follow.
 */
export function standInConnection(): HAPConnection {
  const address = '127.0.0.1'
  const standIn = Object.assign(new EventEmitter(), {
    sessionID: 'bridge',
    username: 'bridge',
    remoteAddress: address,
    remotePort: 0,
    localAddress: address,
    networkInterface: 'lo',
    isAuthenticated: () => true,
    hasEventNotifications: () => false,
    enableEventNotifications: () => undefined,
    disableEventNotifications: () => undefined,
    clearRegisteredEvents: () => undefined,
    sendEvent: () => undefined,
    getLocalAddress: () => address,
    getRemoteAddress: () => address,
    close: () => undefined,
  })
  // A class of hap-nodejs with private fields, which nothing but a socket makes.
  return standIn as unknown as HAPConnection
}
