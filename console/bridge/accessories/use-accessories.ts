import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api, client } from '../api.ts'
import { usePolling } from '../connection.ts'
import type { Accessory } from './types.ts'

const key = api.queryOptions('get', '/api/accessories').queryKey

/** Every accessory, requested again every two seconds: no stream carries their values. */
export function useAccessories() {
  return api.useQuery('get', '/api/accessories', undefined, { refetchInterval: usePolling(2_000) })
}

/** One characteristic, by the names that the bridge calls it. */
export interface Place {
  readonly accessory: string
  readonly service: string
  readonly characteristic: string
}

/** Hands a value to the plugin of an accessory; what it took is shown at once. */
export function useSend(): (place: Place, value: unknown) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async ({ accessory, service, characteristic }, value) => {
      const { error } = await client.POST('/api/accessories/{uuid}/characteristics', {
        params: { path: { uuid: accessory } },
        body: { serviceUuid: service, charUuid: characteristic, value },
      })
      if (error !== undefined) throw error
      // An answer that is under way was made before the write.
      await queries.cancelQueries({ queryKey: key })
      keep(queries, { accessory, service, characteristic }, value)
    },
    [queries],
  )
}

function keep(queries: QueryClient, place: Place, value: unknown): void {
  queries.setQueryData<{ accessories: Accessory[] }>(key, (known) =>
    known === undefined ? known : { accessories: known.accessories.map((one) => withValue(one, place, value)) },
  )
}

function withValue(accessory: Accessory, place: Place, value: unknown): Accessory {
  if (accessory.uuid !== place.accessory) return accessory
  const services = accessory.services.map((service) => {
    if (service.uuid !== place.service) return service
    const characteristics = service.characteristics.map((one) =>
      one.uuid === place.characteristic ? { ...one, value } : one,
    )
    return { ...service, characteristics }
  })
  return { ...accessory, services }
}
