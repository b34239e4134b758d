import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { breakpoints } from '#src/ui/kit/page/window/breakpoints.ts';

const brand: MantineColorsTuple = [
  '#e8f6f5',
  '#d2ebe9',
  '#a6d8d4',
  '#72c3bd',
  '#3fada6',
  '#1a938c',
  '#0b7a75',
  '#08625e',
  '#064e4b',
  '#053d3b',
];

const accent: MantineColorsTuple = [
  '#fff1ec',
  '#ffe2d7',
  '#ffc3ad',
  '#ff9f7e',
  '#fb8059',
  '#e85f2f',
  '#c2410c',
  '#a9380b',
  '#882d0a',
  '#672208',
];

/** A cool gray with a shade of the brand's blue-green. */
const gray: MantineColorsTuple = [
  '#f4f7f8',
  '#eaeff1',
  '#dde4e7',
  '#c9d3d7',
  '#a8b6bc',
  '#82929a',
  '#5a6a72',
  '#45545b',
  '#2f3c42',
  '#1b2529',
];

const dark: MantineColorsTuple = [
  '#dfe7ea',
  '#b8c4c9',
  '#94a3aa',
  '#66777f',
  '#3c4b52',
  '#2c393f',
  '#212c31',
  '#182125',
  '#10171a',
  '#0a0f11',
];

/** Widths of dialogs, pixels (spec §9). */
const modalWidths = { xs: 320, sm: 480, md: 560, lg: 640, xl: 720 } as const;
const dialogTitle = { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600, lineHeight: 1.3 };

function em(pixels: number): string {
  return `${pixels / 16}em`;
}

function modalSize(size: string | number | undefined): string {
  const named = modalWidths[(size ?? 'sm') as keyof typeof modalWidths];
  return named ? `${named / 16}rem` : String(size);
}

/** Mantine's green with a darker end: its own is too pale for text on a light badge. */
const green: MantineColorsTuple = [
  '#ebfbee',
  '#d3f9d8',
  '#b2f2bb',
  '#8ce99a',
  '#69db7c',
  '#51cf66',
  '#40c057',
  '#37b24d',
  '#2f9e44',
  '#1f6b30',
];

/** Options of a menu that are seen without scrolling. */
const VISIBLE_OPTIONS = 5;

/** Largest height of a menu in pixels, by the specification: 44 per visible option plus 58. */
function menuHeight(visible: number): number {
  return visible * 44 + 58;
}

/** Settings of the appearance that Mantine supports; further tokens are in `themeVariables`. */
export const theme: MantineThemeOverride = createTheme({
  colors: { brand, accent, gray, dark, green },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: false,
  black: '#1b2529',
  fontFamily: "'Golos Text', 'Golos Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Golos Text', 'Golos Fallback', system-ui, sans-serif",
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2rem)', lineHeight: '1.2' },
      h2: { fontSize: 'clamp(1.25rem, 1.125rem + 0.6vw, 1.5rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  spacing: {
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
  },
  breakpoints: {
    xs: em(breakpoints.xs),
    sm: em(breakpoints.sm),
    md: em(breakpoints.md),
    lg: em(breakpoints.lg),
    xl: em(breakpoints.xl),
    xxl: em(breakpoints.xxl),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  shadows: {
    xs: '0 1px 2px rgb(13 38 41 / 6%)',
    sm: '0 1px 3px rgb(13 38 41 / 8%), 0 2px 8px rgb(13 38 41 / 5%)',
    md: '0 2px 6px rgb(13 38 41 / 7%), 0 8px 24px rgb(13 38 41 / 9%)',
    lg: '0 4px 12px rgb(13 38 41 / 8%), 0 16px 40px rgb(13 38 41 / 13%)',
    xl: '0 8px 20px rgb(13 38 41 / 10%), 0 28px 64px rgb(13 38 41 / 18%)',
  },
  components: {
    Modal: {
      defaultProps: { centered: true, padding: 'lg', overlayProps: { backgroundOpacity: 0.45 } },
      vars: (_theme: unknown, props: { size?: string | number }) => ({
        root: { '--modal-size': modalSize(props.size) },
      }),
      styles: { title: dialogTitle },
    },
    Drawer: {
      defaultProps: { padding: 'md', overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: dialogTitle },
    },
    // Mantine's <header> is not inside a sectioning element: a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    InputWrapper: {
      styles: {
        label: { marginBottom: '0.25rem' },
        description: { marginTop: '0.25rem' },
        error: { marginTop: '0.25rem' },
      },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Autocomplete: {
      defaultProps: { maxDropdownHeight: menuHeight(VISIBLE_OPTIONS) },
      styles: { option: { minHeight: 'var(--shop-tap)' } },
    },
    PasswordInput: { defaultProps: { size: 'md' } },
    // Round ones look like radio buttons.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Notification: { defaultProps: { withBorder: true } },
  },
});

/** Tokens of the shop beyond Mantine's own; styles use them as `var(--shop-…)`. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: {
    '--shop-header-height': '4.5rem',
    '--shop-header-height-phone': '3.5rem',
    '--shop-tab-bar-height': '3.75rem',
    '--shop-page-width': '87.5rem',
    '--shop-text-width': '44rem',
    '--shop-thumbnail': '3.875rem',
    '--shop-tap': '2.75rem',
    '--shop-font-tiny': '0.6875rem',
    '--shop-font-small': '0.8125rem',
    '--shop-font-logo': '1.375rem',
    '--shop-font-price-large': '1.75rem',
    '--shop-backdrop': 'rgb(13 29 32 / 40%)',
    '--shop-motion': '160ms cubic-bezier(0.2, 0, 0, 1)',
    '--shop-layer-header': '100',
    '--shop-layer-popup': '150',
    // Text on an image, in both schemes: its color, and the overlay that darkens the image below
    // it.
    '--shop-on-image': '#fff',
    // Icons on a product image, which is light in both schemes.
    '--shop-on-light-image': '#26343d',
    '--shop-scrim-strong': 'rgb(6 26 30 / 78%)',
    '--shop-scrim': 'rgb(6 26 30 / 48%)',
    '--shop-glass': 'rgb(255 255 255 / 18%)',
  },
  light: {
    '--shop-page': 'var(--mantine-color-gray-0)',
    '--shop-surface': '#fff',
    '--shop-skeleton': '#e5eaed',
    '--shop-surface-quiet': 'var(--mantine-color-gray-1)',
    '--shop-line': 'var(--mantine-color-gray-2)',
    '--shop-line-strong': 'var(--mantine-color-gray-3)',
    '--shop-text-quiet': 'var(--mantine-color-gray-6)',
    '--shop-brand-text': 'var(--mantine-color-brand-6)',
    '--shop-brand-soft': 'var(--mantine-color-brand-0)',
    '--shop-discount': 'var(--mantine-color-accent-6)',
    '--shop-discount-soft': 'var(--mantine-color-accent-0)',
    '--shop-danger': '#b42318',
    '--shop-success': '#1c7a3e',
    '--shop-warning': '#9a6200',
    '--shop-stock': 'var(--mantine-color-brand-5)',
    '--shop-image': '#fff',
    '--shop-image-filter': 'none',
    '--shop-veil': 'rgb(255 255 255 / 85%)',
    '--shop-star': '#b07400',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': '#b42318',
    // Mantine's own have a contrast of 2.4 to 4 with their light backgrounds.
    '--mantine-color-orange-light-color': '#9c3d06',
    '--mantine-color-yellow-light-color': '#7a4a00',
    '--mantine-color-green-light-color': '#1c6b33',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    '--shop-page': 'var(--mantine-color-dark-8)',
    '--shop-surface': 'var(--mantine-color-dark-7)',
    '--shop-skeleton': '#263238',
    '--shop-surface-quiet': 'var(--mantine-color-dark-6)',
    '--shop-line': 'var(--mantine-color-dark-5)',
    '--shop-line-strong': 'var(--mantine-color-dark-4)',
    '--shop-text-quiet': 'var(--mantine-color-dark-2)',
    '--shop-brand-text': 'var(--mantine-color-brand-3)',
    '--shop-brand-soft': '#12312f',
    '--shop-discount': 'var(--mantine-color-accent-3)',
    '--shop-discount-soft': '#3a2118',
    '--shop-danger': '#ff9a8f',
    '--shop-success': '#6fce8f',
    '--shop-warning': '#e8b64c',
    '--shop-stock': 'var(--mantine-color-brand-4)',
    // Product images have a white background: dimmed in the dark scheme to avoid glare.
    '--shop-image': '#e9eef0',
    '--shop-image-filter': 'brightness(0.78)',
    '--shop-veil': 'rgb(24 33 37 / 85%)',
    '--shop-star': '#e8b64c',
    '--mantine-color-error': '#ff9a8f',
    // Mantine's own are darker than the surface: a button would look like a hole in it.
    '--mantine-color-brand-light': '#1b4643',
    '--mantine-color-brand-light-hover': '#225552',
    '--mantine-color-anchor': 'var(--mantine-color-brand-3)',
  },
});
