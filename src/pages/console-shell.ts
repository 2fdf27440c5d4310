import { type Html, html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What a page of a console is made of. */
export interface ConsoleShell {
  /** Its heading, and the document's title. */
  readonly title: string
  /** What the API offers here, in a sentence. */
  readonly about: string
  /** Of the card that says who is signed in: term and description. */
  readonly facts: readonly (readonly [term: string, description: Html])[]
  /** Tabs; `null` where there is one page only. */
  readonly nav: Html | null
  /** Where the sign-out form posts to. */
  readonly signOut: string
  /** Origins, besides this one, that signing out may lead to. */
  readonly formOrigins: readonly string[]
}

/** A page that shows who is signed in, says where the API is described, and signs out. */
export function consoleShell({ title, about, facts, nav, signOut, formOrigins }: ConsoleShell): Page {
  const body = html`<header>
<div class="inner bar">${brand}
<form method="post" action="${signOut}"><button class="button plain small">Sign out</button></form>
</div>
${nav}
</header>
<main class="inner">
<div class="intro">
<h1>${title}</h1>
<p class="quiet">${about} <a href="/docs">Read about the API</a></p>
</div>
<section class="card" aria-labelledby="who">
<h2 id="who">Signed in as</h2>
<dl class="facts">
${facts.map(([term, description]) => html`<div><dt>${term}</dt><dd>${description}</dd></div>\n`)}</dl>
</section>
</main>`
  return layout({ title, look: 'console', body, formOrigins })
}

/** The rows that say who somebody is; a person without a name has none for it. */
export function personFacts(name: string | null, email: string): ConsoleShell['facts'] {
  const given: ConsoleShell['facts'] = name ? [['Name', html`<bdi>${name}</bdi>`]] : []
  return [...given, ['Email', html`<bdi>${email}</bdi>`]]
}
