import { html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** Why an application cannot be let in, where it cannot be told itself (RFC 6749, 4.1.2.1). */
export interface ConnectorError {
  readonly error: string
  readonly error_description?: string | undefined
}

/** The page that ends the way of a browser which an application sent here with a request that cannot be answered. */
export function connectorErrorPage({ error, error_description: description }: ConnectorError): Page {
  return layout({
    title: 'This does not work',
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
<h1>This does not work</h1>
<p>An application sent you here to be let in, and what it asked for cannot be answered. Nothing was allowed. Go back to
 the application and begin again there.</p>
<p class="note alert"><b>${error}</b>${description !== undefined && html`<br><bdi>${description}</bdi>`}</p>
</div>
</main>`,
    formOrigins: [],
  })
}
