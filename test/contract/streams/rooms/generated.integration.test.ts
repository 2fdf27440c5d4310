import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateStreams } from '../../../../tools/codegen/generate.ts'

// What changes the generator changes these files; `vitest run --update=all` with this file writes them anew.
it('the contract of the rooms gives, byte for byte, what its tests run on', async () => {
  const files = await generateStreams('rooms', 'test/contract/streams/rooms/rooms.asyncapi.yaml')
  const kept = files.map(([path, text]) => [path.replace(/^rooms\//, ''), text] as const)
  for (const [path, text] of kept) {
    if (!/\.(?:ts|js|py)$/.test(path)) continue
    await expect(text).toMatchFileSnapshot(join(import.meta.dirname, 'generated', path))
  }
})
