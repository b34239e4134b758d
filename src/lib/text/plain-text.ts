const entities: Record<string, string> = {
  nbsp: '\u00a0',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
};

/**
 * The text of HTML without its tags, for places that show plain text. Paragraphs, list items and
 * line breaks become new lines. The result is text: it must not be used as HTML again.
 */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|ul|ol|tr|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|[a-z]+);/gi, (entity, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
        : (entities[name.toLowerCase()] ?? entity),
    )
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}
