/** Lower bounds of the layout widths, CSS pixels. Read by the theme and by the mixins of the styles. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query for widths from `name` on: «(min-width: 48em)». */
export function from(name: Breakpoint): string {
  return `(min-width: ${breakpoints[name] / 16}em)`;
}

/**
 * Height in pixels below which bars at the edges shrink or scroll away: phones in landscape, zoom
 * of 200 %.
 */
export const SHORT = 500;

/** Height in pixels that a column of totals needs so that the order total is always visible. */
const COLUMN = 600;

/** Media query for windows so low that bars must leave the space to the page. */
export const short = `(max-height: ${(SHORT - 0.1) / 16}em)`;

/** Media queries for where an order's total and button are pinned: in their column, or in a bar. */
export const summaryColumn = `${from('lg')} and (min-height: ${COLUMN / 16}em)`;
export const summaryBar = `${below('lg')}, (max-height: ${(COLUMN - 0.1) / 16}em)`;

/** Media query for widths below `name`. */
export function below(name: Breakpoint): string {
  return `(max-width: ${(breakpoints[name] - 0.1) / 16}em)`;
}
