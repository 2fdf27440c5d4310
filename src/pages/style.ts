/** The one stylesheet of the pages. Text on its ground, and the edges of fields, keep WCAG 2.2 AA in both schemes. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f4; --card: #fff; --text: #1b211f; --quiet: #56605c; --line: #dfe3e0; --edge: #7c8883;
  --accent: #0b6b5e; --accent-strong: #085448; --on-accent: #fff; --tint: #eaf3f1;
  --alert: #8f1d14; --alert-ground: #fdf1ef; --alert-line: #ecc5bf;
  --shadow: 0 1px 2px rgb(20 30 26 / .05), 0 12px 32px rgb(20 30 26 / .07);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #111514; --card: #191f1d; --text: #e8edeb; --quiet: #a3afaa; --line: #2c3532; --edge: #75827d;
    --accent: #5cc7b4; --accent-strong: #7fd8c8; --on-accent: #06231e; --tint: #1d2e2a;
    --alert: #ffb9ae; --alert-ground: #351a17; --alert-line: #6d332c;
    --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--ground); color: var(--text);
  font: 400 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, p, ul { margin: 0; }
ul { padding-left: 1.25rem; }
p { text-wrap: pretty; }
h1 { font-size: 1.5rem; line-height: 1.25; font-weight: 650; letter-spacing: -.012em; text-wrap: balance; }
b { font-weight: 600; }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
a:hover { color: var(--accent-strong); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

.brand { display: inline-flex; align-items: center; gap: .625rem; font-weight: 650; letter-spacing: -.01em; }
.brand svg { display: block; width: 1.75rem; height: 1.75rem; color: var(--accent); }
.quiet { color: var(--quiet); }
.quiet b { color: var(--text); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow); }

.button, .field input { font: inherit; width: 100%; min-height: 3rem; border-radius: 8px; padding: .625rem 1rem; }
.button {
  display: flex; align-items: center; justify-content: center; border: 1px solid transparent; text-align: center;
  background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--accent-strong); color: var(--on-accent); }
.button.plain { background: transparent; border-color: var(--edge); color: var(--text); }
.button.plain:hover { background: var(--tint); border-color: var(--accent); color: var(--text); }
.link {
  font: inherit; padding: 0; border: 0; background: none; color: var(--accent); cursor: pointer;
  text-decoration: underline 1px; text-underline-offset: .2em;
}
.link:hover { color: var(--accent-strong); text-decoration-thickness: 2px; }

.field { display: grid; gap: .375rem; }
.field label { font-weight: 600; font-size: .9375rem; }
.field input { background: var(--card); color: var(--text); border: 1px solid var(--edge); }
.field input:hover { border-color: var(--accent); }
.field input:focus { outline: 3px solid var(--accent); outline-offset: -1px; border-color: var(--accent); }
.field input[aria-invalid]:not(:focus) { border-color: var(--alert); }
.field input.code {
  font-size: 1.75rem; line-height: 1.2; min-height: 4rem; padding: .5rem 0 .5rem .3em; text-align: center;
  font-variant-numeric: tabular-nums; letter-spacing: .3em;
}

.note { padding: .75rem 1rem; border: 1px solid transparent; border-radius: 8px; font-size: .9375rem; background: var(--tint); }
.note.alert { background: var(--alert-ground); border-color: var(--alert-line); color: var(--alert); }

.sign-in { display: grid; place-content: center; grid-template-columns: minmax(0, 25rem); padding: 2rem 1rem 4rem; }
.sign-in main, .sign-in header { min-width: 0; }
.sign-in header { display: flex; justify-content: center; margin-bottom: 1.5rem; font-size: 1.125rem; }
.sign-in .card, .sign-in form:not(.inline) { display: grid; gap: 1.25rem; }
.sign-in .card > *, .sign-in form > * { min-width: 0; }
.sign-in .card { padding: 2rem; }
.intro { display: grid; gap: .5rem; }
.or { display: flex; align-items: center; gap: .75rem; color: var(--quiet); font-size: .875rem; }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
.others { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .5rem 1rem; font-size: .9375rem; }
.others > * { padding: .125rem 0; }
.others > :only-child { margin-inline: auto; }

.console > header { background: var(--card); border-bottom: 1px solid var(--line); }
.console .inner { width: 100%; max-width: 46rem; margin-inline: auto; padding-inline: 1.5rem; }
.console .bar { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block: .875rem; }
.console main { display: grid; gap: 2rem; padding-block: 3rem 4rem; }
.console main > * { min-width: 0; }
.console .intro p { max-width: 38rem; }
.console .intro a { display: inline-block; }

@media (max-width: 32rem) {
  .sign-in { place-content: start stretch; padding-top: 2.5rem; }
  .sign-in .card { padding: 1.5rem 1.25rem; }
  .console .inner { padding-inline: 1rem; }
  .console main { gap: 1.5rem; padding-block: 2rem 3rem; }
}
@media (prefers-reduced-motion: no-preference) {
  a, .button { transition: color .12s, background-color .12s, border-color .12s; }
}
`
