/** A thing as schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Descriptions for search engines, in the form in which a route hands them to the rendered page. */
export function structuredScripts(things: readonly Thing[]) {
  return things.map((thing) => ({
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...thing }),
  }));
}

/** The way to a page, from the catalog down; addresses are whole. */
export function breadcrumbThing(steps: readonly { name: string; url: string }[]): Thing {
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

/** Price in roubles as schema.org wants it: 123450 kopecks give «1234.50». */
export function roublesText(kopecks: number): string {
  return (kopecks / 100).toFixed(2);
}
