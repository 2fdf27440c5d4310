import { Html, html } from './html.ts'
import { formPagePolicy } from './policy.ts'
import { style } from './style.ts'

/** A rendered page with the policy under which it runs. */
export interface Page {
  /** A whole document, UTF-8. */
  readonly html: string
  /** `Content-Security-Policy` (CSP 3), to be sent with it. */
  readonly policy: string
}

/** What goes into the document around every page. */
export interface Layout {
  /** What the page is, without the product's name. */
  readonly title: string
  /** The look of the body: one card in the middle, or a console with a bar on top. */
  readonly look: 'sign-in' | 'console'
  readonly body: Html
  /** Origins, besides this one, that posting a form of the page may lead to. */
  readonly formOrigins: readonly string[]
  /** What the page does more where scripts run; it may ask this origin. */
  readonly script?: string
}

const panels = (fill: string): Html => html`
<g fill="${fill}">
<path d="M2 8.5 8 7v18l-6 1.5z" opacity=".55"/>
<rect x="10" y="5" width="12" height="22" rx="1"/>
<path d="M30 8.5 24 7v18l6 1.5z" opacity=".55"/>
</g>`

const icon = `data:image/svg+xml,${encodeURIComponent(
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${panels('#2a9583')}</svg>`.markup,
)}`

/** The product's mark and name. */
export const brand = html`
<span class="brand"><svg viewBox="0 0 32 32" aria-hidden="true">${panels('currentColor')}</svg>Triptych</span>`

/** Writes the document: it works without scripts, and loads nothing from other servers. */
export function layout({ title, look, body, formOrigins, script }: Layout): Page {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Triptych</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<style>${Html.trusted(style)}</style>
</head>
<body class="${look}">
${body}
${script !== undefined && html`<script>${Html.trusted(script)}</script>`}
</body>
</html>
`
  return { html: document.markup, policy: formPagePolicy(style, formOrigins, script) }
}

/** What a browser finds where no page is. */
export function notFoundPage(): Page {
  return notice(
    'Page not found',
    html`There is no page at this address. <a href="/">Go to the first page</a>, or read <a href="/manual">the manual</a> or the <a href="/docs">API reference</a>.`,
  )
}

/** What a browser finds instead of a console that no one can sign in to. */
export function noSignInPage(): Page {
  return notice(
    'No sign-in here',
    html`Editors sign in to this console with auth, and this server runs without it. Serve <code>auth</code> too, or set <code>SVC_AUTH_URL</code> to its address. What is published is served all the same: read <a href="/manual">the manual</a> or the <a href="/docs">API reference</a>.`,
  )
}

function notice(title: string, text: Html): Page {
  const body = html`<header>${brand}</header>
<main>
<div class="card">
<div class="intro">
<h1>${title}</h1>
<p class="quiet">${text}</p>
</div>
</div>
</main>`
  return layout({ title, look: 'sign-in', body, formOrigins: [] })
}

/** What stands where a page of the build would be, in a checkout that has none built. */
export function unbuiltPage(page: 'console' | 'API reference' | 'manual' = 'console'): Page {
  const title = `The ${page} is not built`
  const instead =
    page !== 'API reference'
      ? html`The API is available all the same. <a href="/docs">API reference</a>`
      : html`The contract is available all the same. <a href="/openapi.json">openapi.json</a>`
  const body = html`<header>
<div class="inner bar">${brand}</div>
</header>
<main class="inner">
<div class="intro">
<h1>${title}</h1>
<p class="quiet"><code>make console</code> builds it; then load this page again. ${instead}</p>
</div>
</main>`
  return layout({ title, look: 'console', body, formOrigins: [] })
}
