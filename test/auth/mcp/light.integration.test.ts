import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startProcess } from '../../support/process.ts'

const auth = new URL('../../../src/compose/auth.ts', import.meta.url).href
const endpoint = new URL('../../../handlers/auth/mounts/mcp-endpoint.ts', import.meta.url).href

/** Every module that importing one brings along. */
async function modulesOf(entry: string): Promise<string> {
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (process.stdout.write(url + '\\n'), next(url, context)) })
    await import(${JSON.stringify(entry)})
  `
  const child = startProcess(process.execPath, ['--input-type=module', '--eval', program])
  expect(await child.exited).toEqual({ code: 0, signal: null })
  return child.stdout()
}

describe('an auth surface', () => {
  it('loads the library of MCP when the first agent comes, and not before', async () => {
    const packages = fileURLToPath(new URL('../../../node_modules/@modelcontextprotocol/', import.meta.url))
    const begun = await modulesOf(auth)
    expect(begun).toContain('/handlers/auth/mounts/mcp.ts')
    expect(begun).not.toContain(packages)
    expect(await modulesOf(endpoint)).toContain(packages)
  })
})
