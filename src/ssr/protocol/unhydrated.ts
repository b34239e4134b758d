/**
 * Attribute of the root element of a rendered page that React does not know yet; the page's first
 * script (`server/web/pages/inline/boot.js`) reads it.
 */
export const UNHYDRATED = 'data-unhydrated';
