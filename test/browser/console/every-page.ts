import { readFileSync } from 'node:fs'

/** A page of a console, as a person with content comes to it. */
export interface ConsolePage {
  readonly surface: 'auth' | 'bridge' | 'content'
  /** As its route stands in `console/<surface>/routes.tsx`. */
  readonly route: string
  /** What stands for the route's parameters. */
  readonly path: string
}

/** What the routes' parameters stand for. */
export interface Places {
  readonly site: string
  readonly env: string
  readonly documentId: string
  readonly releaseId: string
}

/** Every page that the consoles route, so that a new one is looked at by itself. */
export function everyPage(places: Places): ConsolePage[] {
  return (['auth', 'bridge', 'content'] as const).flatMap((surface) =>
    routesOf(surface).map((route) => ({ surface, route, path: fill(route, places) })),
  )
}

function routesOf(surface: string): string[] {
  const source = readFileSync(new URL(`../../../console/${surface}/routes.tsx`, import.meta.url), 'utf8')
  return [...source.matchAll(/path: '(\/[^'*]*)'/g)].map(([, route = '']) => route)
}

function fill(route: string, places: Places): string {
  return route.replaceAll(/:(\w+)/g, (_match, name: keyof Places) => encodeURIComponent(places[name]))
}
