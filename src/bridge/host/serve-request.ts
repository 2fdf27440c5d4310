import type { Answer, DaemonRequest } from '../protocol/messages.ts'
import type { HostSink } from './host-sink.ts'

/** Does what a plugin asks of the daemon. Never rejects: a refusal is an answer. */
export async function serveRequest(sink: HostSink, plugin: string, request: DaemonRequest): Promise<Answer> {
  const { id } = request
  try {
    const value = await serve(sink, plugin, request)
    return value === undefined ? { type: 'answer', id } : { type: 'answer', id, value }
  } catch (error) {
    return { type: 'answer', id, refusal: { message: error instanceof Error ? error.message : String(error) } }
  }
}

async function serve(sink: HostSink, plugin: string, request: DaemonRequest): Promise<unknown> {
  switch (request.type) {
    case 'putAccessory':
      return sink.putAccessory(plugin, request.description)
    case 'removeAccessory':
      return sink.removeAccessory(plugin, request.uuid)
    case 'storageGet':
      return sink.storage.get(plugin, request.key)
    case 'storageSet':
      return sink.storage.set(plugin, request.key, request.value)
    case 'storageDelete':
      return sink.storage.delete(plugin, request.key)
    case 'storageKeys':
      return sink.storage.keys(plugin)
  }
}
