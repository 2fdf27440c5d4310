import { describe, expect, it } from 'vitest'
import { page, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

describe.each(dialects)('long routes (%s)', (dialect) => {
  it('reads every route that can be published, whatever its script', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    const chinese = '\u4e2d'.repeat(250)
    const emoji = '\u{1f3e0}'.repeat(50)
    await bring({ 'pages/_/long.json': JSON.stringify({ route: `/${chinese}/${chinese}`, zones: {} }) })
    await bring({ [`pages/${emoji}.md`]: page('Houses') })
    for (const route of [`${chinese}/${chinese}`, emoji]) {
      const path = route.split('/').map(encodeURIComponent).join('/')
      for (const spelling of [path, path.replaceAll('/', '%2F')]) {
        const answer = await get(`${base}/${spelling}`)
        expect(answer.status).toBe(200)
        expect(await answer.json()).toMatchObject({ route: `/${route}` })
      }
    }
  })
})
