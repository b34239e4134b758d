/** A URL of the shop for search engines. */
export interface SitemapEntry {
  /** Path with query, as linked in the shop. */
  readonly path: string;
  /** Time of the last change; null when unknown. */
  readonly changedAt: Date | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function write(
  list: string,
  item: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${item}><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('')}</${list}>\n`;
}

/** A list of pages. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return write('urlset', 'url', origin, entries);
}

/** An index of sitemaps. */
export function sitemapIndexXml(origin: string, entries: readonly SitemapEntry[]): string {
  return write('sitemapindex', 'sitemap', origin, entries);
}
