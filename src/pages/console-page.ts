import { consoleShell, personFacts } from './console-shell.ts'
import type { Page } from './layout.ts'

/** What the front page of a console shows. */
export interface ConsoleView {
  /** What the console is for: `Content`. */
  readonly title: string
  /** What the API of this surface offers, in a sentence. */
  readonly about: string
  /** `null` when the person has given none. */
  readonly name: string | null
  readonly email: string
  /** Origins, besides this one, that signing out may lead to. */
  readonly formOrigins: readonly string[]
}

/** The front page of a surface's console: who is signed in, where the API is described, and a way out (`/sign-out`). */
export function consolePage({ title, about, name, email, formOrigins }: ConsoleView): Page {
  return consoleShell({ title, about, facts: personFacts(name, email), nav: null, signOut: '/sign-out', formOrigins })
}
