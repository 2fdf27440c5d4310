import { html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What stands where a console would be, in a checkout that has none built. */
export function unbuiltPage(): Page {
  const body = html`<header>
<div class="inner bar">${brand}</div>
</header>
<main class="inner">
<div class="intro">
<h1>The console is not built</h1>
<p class="quiet"><code>make console</code> builds it; then load this page again. The API is there all the same.
 <a href="/docs">Read about the API</a></p>
</div>
</main>`
  return layout({ title: 'The console is not built', look: 'console', body, formOrigins: [] })
}
