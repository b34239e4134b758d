import { pageTitle } from './page-title.ts';

interface MetaTag {
  title?: string;
  name?: string;
  property?: string;
  content?: string;
}

/**
 * Title and description of a page, for search results and link previews.
 * @param image absolute URL of the page's own image; the shop's image by default.
 */
export function pageMeta(title: string, description: string, image?: string): MetaTag[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(image === undefined ? [] : [{ property: 'og:image', content: image }]),
  ];
}
