import type { Principal } from '../access/principal.ts'
import type { ToolDescription, ToolOutcome, ToolSource } from '../access/tool-source.ts'

/** The tools of every surface of this process, as one source; a surface adds its own when it starts. */
export class JoinedTools implements ToolSource {
  readonly #sources = new Map<string, ToolSource>()
  #tools: readonly ToolDescription[] = []

  get tools(): readonly ToolDescription[] {
    return this.#tools
  }

  /** @throws Error when another surface has a tool of the same name */
  add(source: ToolSource): void {
    for (const { name } of source.tools) {
      if (this.#sources.has(name)) throw new Error(`two surfaces have a tool called ${name}`)
      this.#sources.set(name, source)
    }
    this.#tools = [...this.#tools, ...source.tools]
  }

  async call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    principal: Principal,
    requestId: string,
  ): Promise<ToolOutcome> {
    const source = this.#sources.get(name)
    if (source === undefined) throw new Error(`there is no tool ${name}`)
    return source.call(name, args, principal, requestId)
  }
}
