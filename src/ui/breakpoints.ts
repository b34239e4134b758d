/** Lower bounds of the layout widths, CSS pixels. Read by the theme and by the mixins of the styles. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query for widths from `name` on: «(min-width: 48em)». */
export function from(name: Breakpoint): string {
  return `(min-width: ${breakpoints[name] / 16}em)`;
}

/** Media query for widths below `name`. */
export function below(name: Breakpoint): string {
  return `(max-width: ${(breakpoints[name] - 0.1) / 16}em)`;
}
