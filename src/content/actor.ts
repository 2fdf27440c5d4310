import type { components } from '../../generated/content/types.ts'
import type { Principal } from '../access/principal.ts'

/** Who wrote, published or scheduled something: a member, an agent, or a command such as `import`. */
export type Actor = components['schemas']['Actor']

/** The actor that a caller is. */
export function actorOf({ id, kind, name }: Pick<Principal, 'id' | 'kind' | 'name'>): Actor {
  return { id, kind, name: name ?? null }
}

/** The actor that a command of the command line, or the program itself, is. */
export function commandActor(id: string): Actor {
  return { id, kind: 'command', name: null }
}

/** What a column keeps of an actor: JSON, or the bare word of a command. */
export function actorText(actor: Actor): string {
  const { id, kind, name } = actor
  return kind === 'command' ? id : JSON.stringify({ id, kind, name })
}

/** Reads what {@link actorText} wrote. */
export function readActor(text: string): Actor {
  return text.startsWith('{') ? (JSON.parse(text) as Actor) : commandActor(text)
}

/** As {@link readActor}; null where no actor is recorded. */
export function maybeActor(text: string | null): Actor | null {
  return text === null ? null : readActor(text)
}
