/** A schema.org entity. */
export type JsonLd = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** JSON-LD for search engines, as `scripts` of a route. */
export function structuredScripts(items: readonly JsonLd[]) {
  return items.map((item) => ({
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...item }),
  }));
}

/** Breadcrumbs of a page, from the catalog down; URLs are absolute. */
export function breadcrumbJsonLd(steps: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Price in rubles in the format of schema.org: 123450 kopecks give «1234.50». */
export function rublesText(kopecks: number): string {
  return (kopecks / 100).toFixed(2);
}
