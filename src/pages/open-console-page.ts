import { html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What the front page of a console shows that nobody has to sign in to. */
export interface OpenConsoleView {
  readonly title: string
  /** What the API of this surface offers, in a sentence. */
  readonly about: string
  /** Who operates it as it is: `Whoever can open this page`. */
  readonly operators: string
  /** The setting, as it would be written, that asks for a sign-in. */
  readonly setting: string
}

/** The front page of a console without sign-in: where the API is described, to whom it is open, and what closes it. */
export function openConsolePage({ title, about, operators, setting }: OpenConsoleView): Page {
  const body = html`<header>
<div class="inner bar">${brand}</div>
</header>
<main class="inner">
<div class="intro">
<h1>${title}</h1>
<p class="quiet">${about} <a href="/docs">Read about the API</a></p>
</div>
<section class="card" aria-labelledby="who">
<h2 id="who">Open</h2>
<dl class="facts">
<div><dt>Operated by</dt><dd>${operators}</dd></div>
<div><dt>Sign-in</dt><dd>Not asked for. <code>${setting}</code> lets in administrators alone.</dd></div>
</dl>
</section>
</main>`
  return layout({ title, look: 'console', body, formOrigins: [] })
}
