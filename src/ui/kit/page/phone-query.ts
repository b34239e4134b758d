/** Widths at which the shop is laid out for a phone: below the theme's `md`. */
export const phoneQuery = '(max-width: 47.99em)';
