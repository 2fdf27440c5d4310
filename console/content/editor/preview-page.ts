const style = `
  :root { font: 16px/1.6 system-ui, sans-serif; color: light-dark(#1b211f, #e8edeb); background: light-dark(#fff, #191f1d) }
  body { margin: 0; padding: 24px; overflow-wrap: break-word }
  h1, h2, h3 { line-height: 1.25; text-wrap: balance }
  .description { color: light-dark(#56605c, #a3afaa); font-size: 1.1em }
  a { color: light-dark(#0b6b5e, #5cc7b4) }
  img, video { max-width: 100%; height: auto }
  pre { padding: 12px; border-radius: 8px; background: light-dark(#f1f3f1, #232b28); white-space: pre-wrap }
  code { font: 0.9em ui-monospace, monospace }
  table { border-collapse: collapse; display: block; overflow-x: auto }
  th, td { border: 1px solid light-dark(#dfe3e0, #2c3532); padding: 4px 10px; text-align: start }
  blockquote { margin-inline: 0; padding-inline-start: 16px; border-inline-start: 3px solid light-dark(#dfe3e0, #2c3532) }
  .block { margin-block: 24px; padding: 16px; border: 1px solid light-dark(#dfe3e0, #2c3532); border-radius: 8px }
  .type { margin: 0 0 8px; font-size: 0.8em; color: light-dark(#56605c, #a3afaa) }
  dl { margin: 0; display: grid; gap: 4px 16px; grid-template-columns: minmax(5rem, auto) 1fr }
  dt { color: light-dark(#56605c, #a3afaa) }
  dt, dd { overflow-wrap: anywhere }
  dd { margin: 0; white-space: pre-wrap; min-width: 0 }
  ul { padding-inline-start: 1.4em }
  .zone { margin: 32px 0 8px; font-size: 0.8em; color: light-dark(#56605c, #a3afaa) }
  .empty { color: light-dark(#56605c, #a3afaa) }
`

/** The page that the preview is put into; it says nothing of its own, and the policy of the console holds in it. */
export const previewPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>${style}</style></head><body></body></html>`
