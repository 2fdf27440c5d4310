import type { Principal } from '../access/principal.ts'
import type { ToolDescription, ToolOutcome, ToolSource } from '../access/tool-source.ts'

/** The tools of every surface of this process, as one source; a surface sets its own each time it listens. */
export class JoinedTools implements ToolSource {
  /** By surface, in the order in which they came. */
  readonly #sources = new Map<string, ToolSource>()
  #tools: readonly ToolDescription[] = []
  #sourceOf: ReadonlyMap<string, ToolSource> = new Map()

  get tools(): readonly ToolDescription[] {
    return this.#tools
  }

  /** @throws Error when another surface has a tool of the same name */
  set(surface: string, source: ToolSource): void {
    const sources = [...new Map(this.#sources).set(surface, source).values()]
    const named = sources.flatMap((each) => each.tools.map(({ name }) => [name, each] as const))
    const taken = named.find(([name], index) => named.findIndex(([other]) => other === name) !== index)
    if (taken !== undefined) throw new Error(`two surfaces have a tool called ${taken[0]}`)
    this.#sources.set(surface, source)
    this.#sourceOf = new Map(named)
    this.#tools = sources.flatMap(({ tools }) => tools)
  }

  async call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    principal: Principal,
    requestId: string,
  ): Promise<ToolOutcome> {
    const source = this.#sourceOf.get(name)
    if (source === undefined) throw new Error(`there is no tool ${name}`)
    return source.call(name, args, principal, requestId)
  }
}
