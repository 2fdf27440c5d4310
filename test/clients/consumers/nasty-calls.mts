import { createNastyClient } from './client.ts'

const nasty = createNastyClient({ baseUrl: process.argv[2] ?? '' })

export async function called(): Promise<string | null | undefined> {
  const path = { import: 'a', 'multi-part': 'b/c' }
  const query = { from: null, self: 1, body: true, x_from: 'q' }
  const { data } = await nasty.GET('/class/{import}/{multi-part}', {
    params: { path, query, header: { 'X-From': 'h' } },
  })
  const dash: string | undefined = data?.['content-type']
  const several: { readonly if?: number } | string | null | undefined = data?.from
  await nasty.POST('/close', { body: { if: 1 } })
  const listed = await nasty.GET('/types', {
    params: { query: { 'a-b': 1, a_b: 2, aB: 3, '1st': 4, constructor: '' } },
  })
  const pet = listed.data?.[0]?.pet
  const kind: 'cat' | 'dog' | undefined = pet?.kind
  await nasty.PUT('/types', { body: new Blob([kind ?? '']) })
  return dash ?? (typeof several === 'string' ? several : data?.class)
}
