import { type components, openClass } from './stream-client.ts'

type Thing = components['schemas']['nasty-thing']

const things = openClass(process.argv[2] ?? '', { import: 'a/b', from: 'me', isOpen: true })
const { value } = await things.next()
if (value === undefined) throw new Error('nothing came')
const word: string | null = value.class
const several: string | number | null | undefined = value.from
const mixed: string | number | undefined = value.mixed
// @ts-expect-error: it may be null
const wrong: string = value.class
export const part: Thing['part'] = { in: 'one' }
things.lambda({ yes: true })
process.stdout.write(JSON.stringify([value['content-type'], word, several, mixed, wrong]))
things.close()
