/** Media query for the phone layout: below the theme's `md`. */
export const phoneQuery = '(max-width: 47.99em)';
