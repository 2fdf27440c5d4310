import {
  type CSSVariablesResolver,
  createTheme,
  darken,
  defaultVariantColorsResolver,
  isLightColor,
  type MantineColorsTuple,
  parseThemeColor,
  type VariantColorsResolver,
} from '@mantine/core'

/** The product's colour, from a tint to nearly black. */
const brand: MantineColorsTuple = [
  '#eaf6f3', '#d3ebe5', '#a9d9ce', '#7fd8c8', '#5cc7b4', '#2a9583', '#177d6c', '#0b6b5e', '#085448', '#063f36',
] // biome-ignore format: one row of ten shades

/** The grounds, edges and quiet texts of the dark scheme, in the hue of the product. */
const dark: MantineColorsTuple = [
  '#e8edeb', '#c9d2ce', '#a3afaa', '#8a9691', '#46524d', '#2c3532', '#202725', '#191f1d', '#141918', '#0d100f',
] // biome-ignore format: one row of ten shades

/** The cross in a corner has a name, for who does not see it. */
const closeButtonProps = { 'aria-label': 'Close' }

/**
 * Every open dialog hears an Escape, and would close. The first one takes it for all: questions, and the end of the
 * session, lie over other dialogs, are there before them, and so hear it first.
 */
const __handledEscapeEvents = new WeakSet<KeyboardEvent>()

/** A dialog's heading is not a banner of the page. */
const attributes = { header: { role: 'none' } }

/** Text on a filled ground is dark or light as the ground is, which differs from scheme to scheme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const { isThemeColor, shade, color } = parseThemeColor({ color: input.color, theme: input.theme })
  if (input.variant !== 'filled' || !isThemeColor || shade !== undefined || !tinted.includes(color)) return colors
  return { ...colors, color: `var(--on-${color})` }
}

/** How every console looks: the colours, measures and type of the sign-in pages. */
export const theme = createTheme({
  colors: { brand, dark },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '650' },
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    // Within a text, colour alone does not tell a link (WCAG 2.2, 1.4.1).
    Anchor: { defaultProps: { underline: 'always' } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-brand)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-brand)' } },
    Badge: { defaultProps: { tt: 'none', fw: 600 } },
    // A click beside a dialog takes nothing away that was typed in it; Escape and the cross close it.
    Modal: { defaultProps: { closeButtonProps, attributes, closeOnClickOutside: false, __handledEscapeEvents } },
    Drawer: { defaultProps: { closeButtonProps, attributes, __handledEscapeEvents } },
    Notification: { defaultProps: { closeButtonProps } },
    // Long texts are wrapped in the list, and cut off in the field.
    Input: { styles: { input: { textOverflow: 'ellipsis' } } },
    Select: { styles: { option: { overflowWrap: 'anywhere' } } },
  },
})

/** Colours whose text on a tint of themselves has to be read: badges, alerts, quiet buttons. */
const tinted = [
  'brand',
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'grape',
  'cyan',
  'indigo',
  'violet',
]

/** Of these even the darkest shade is too light to be read on a tint of itself. */
const pale = ['orange', 'yellow', 'green', 'teal']

/** Mantine's quiet texts miss WCAG 2.2 AA (1.4.3) in places; these meet it in both schemes. */
export const variables: CSSVariablesResolver = ({ colors }) => {
  const text = (shade: 9 | 2) =>
    tinted.flatMap((color) => {
      const value = colors[color]?.[shade] ?? ''
      const read = shade === 9 && pale.includes(color) ? darken(value, 0.35) : value
      return [
        [`--mantine-color-${color}-light-color`, read],
        [`--mantine-color-${color}-text`, read],
      ]
    })
  const filled = (shade: (color: string) => 9 | 7 | 4, hover: -1 | 1) =>
    tinted.flatMap((color) => {
      const ground = colors[color]?.[shade(color)] ?? ''
      const over = shade(color) === 9 ? darken(ground, 0.15) : (colors[color]?.[shade(color) + hover] ?? '')
      return [
        [`--mantine-color-${color}-filled`, ground],
        [`--mantine-color-${color}-filled-hover`, over],
        [`--on-${color}`, isLightColor(ground, 0.2) ? '#06231e' : '#ffffff'],
      ]
    })
  const tints = tinted.map((color) => [`--mantine-color-${color}-light`, darken(colors[color]?.[9] ?? '', 0.65)])
  return {
    variables: {},
    light: {
      ...Object.fromEntries([...text(9), ...filled((color) => (color === 'brand' ? 7 : 9), 1)]),
      // What Mantine paints the dangerous items of menus with.
      '--mantine-color-red-6': '#c92a2a',
      '--mantine-color-body': '#f5f6f4',
      '--mantine-color-text': '#1b211f',
      '--mantine-color-dimmed': '#56605c',
      '--mantine-color-placeholder': '#66706c',
      '--mantine-color-error': '#8f1d14',
      '--mantine-color-anchor': '#0b6b5e',
      '--mantine-color-default': '#ffffff',
      '--mantine-color-default-border': '#c3cac6',
      '--card': '#ffffff',
      '--line': '#dfe3e0',
      '--tint': '#eaf3f1',
    },
    dark: {
      ...Object.fromEntries([...text(2), ...filled(() => 4, -1)]),
      ...Object.fromEntries(tints),
      '--mantine-color-brand-light': '#1f3a34',
      '--mantine-color-gray-light': '#2a322f',
      '--mantine-color-red-6': '#ff8787',
      '--mantine-color-body': '#111514',
      '--mantine-color-text': '#e8edeb',
      '--mantine-color-dimmed': '#a3afaa',
      '--mantine-color-placeholder': '#96a29d',
      '--mantine-color-error': '#ffb9ae',
      '--mantine-color-anchor': '#5cc7b4',
      '--mantine-color-default': '#191f1d',
      '--mantine-color-default-hover': '#232b28',
      '--mantine-color-default-border': '#46524d',
      '--card': '#191f1d',
      '--line': '#2c3532',
      '--tint': '#1d2e2a',
    },
  }
}
