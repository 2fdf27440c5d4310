/** How `streams.html` looks, in light and in dark. */
export const STREAM_DOCS_STYLE = `
:root { color-scheme: light dark; --text: light-dark(#1b1c22, #e6e6ea); --soft: light-dark(#55565f, #a9aab3);
  --line: light-dark(#dcdce2, #3a3b44); --ground: light-dark(#fff, #16171b); --code: light-dark(#f3f3f6, #22232a);
  --link: light-dark(#1256b8, #8ab4f8) }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 52rem; color: var(--text); background: var(--ground);
  font: 1rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.7rem } h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { margin-top: 2rem; font-size: 1rem; color: var(--soft) } h4 { margin: 1.5rem 0 .25rem; font-size: 1.05rem }
h5 { margin: 1rem 0 .25rem; font-size: .95rem } small { color: var(--soft); font-weight: normal }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
a { color: var(--link) } code { padding: .1em .3em; border-radius: 3px; background: var(--code); font-size: .9em }
pre { margin: .25rem 0 0; padding: .75rem; overflow-x: auto; border-radius: 4px; background: var(--code) }
pre code { padding: 0 } figure { margin: 1rem 0 } figcaption { color: var(--soft); font-size: .9rem }
table { width: 100%; border-collapse: collapse; font-size: .95rem }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
`
