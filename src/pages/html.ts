/** What may stand in a template: markup as it is, text escaped, a list item by item, and nothing for `null` or `false`. */
export type HtmlValue = Html | string | number | null | false | readonly HtmlValue[]

/** Markup. Made by the `html` template alone, so that no untrusted text becomes markup on the way. */
export class Html {
  readonly markup: string

  private constructor(markup: string) {
    this.markup = markup
  }

  /** Takes a text for markup. It must be one of this project's own, as the stylesheet is. */
  static trusted(markup: string): Html {
    return new Html(markup)
  }
}

/** Template tag. Values may stand between tags and in quoted attributes, and there only: nowhere else are they safe. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return Html.trusted(strings.map((text, index) => text + render(values[index] ?? null)).join(''))
}

function render(value: HtmlValue): string {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(render).join('')
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
